import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Phone } from '#app/ui/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'

/** On phones, in thumb's reach in place of the general bottom bar: book or call. */
export function ActionBar({ lang }: { lang: Lang }) {
  const { interface: words } = content(lang)
  return (
    <div className="service-bar grid-cols-[2fr_3fr] print:hidden">
      <a href={`tel:${business.phone}`} className="flex min-h-14 items-center justify-center gap-2 font-bold">
        <Phone size={20} /> {words.call}
      </a>
      <a
        href={business.bookingUrl}
        target="_blank"
        rel="noopener"
        data-event="booking"
        className="flex min-h-14 items-center justify-center bg-signal px-2 text-center font-bold text-on-signal"
      >
        {words.book}
        <NewTab words={words.newTab} />
      </a>
    </div>
  )
}

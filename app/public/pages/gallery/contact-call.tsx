import type { GalleryTab } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { CallLink } from '#app/public/pages/parts/call-link.tsx'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'

export function ContactCall({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { title, text, button } = content(lang).gallery.contact
  return (
    <section aria-labelledby="ask" className="border-t border-line bg-steel print:hidden">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] items-end gap-x-10 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="ask" className="title">
            {title}
          </h2>
          <p className="lead mt-3 max-w-[32em]">{text}</p>
        </div>
        <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ActionLink href={requestHref(tab, lang)} className="max-sm:grow">
            {button}
          </ActionLink>
          <CallLink lang={lang} />
        </p>
      </div>
    </section>
  )
}

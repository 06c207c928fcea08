import { Phone } from '#app/ui/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import type { ServiceContent } from './service-content.server.ts'

/** On phones, in thumb's reach in place of the general bottom bar: book or call. */
export function ActionBar({ page: { book, call } }: { page: ServiceContent }) {
  return (
    <div className="service-bar grid-cols-[2fr_3fr] print:hidden">
      <a href={call.href} className="flex min-h-14 items-center justify-center gap-2 font-bold">
        <Phone size={20} /> {call.label}
      </a>
      <a
        href={book.href}
        target="_blank"
        rel="noopener"
        data-event="booking"
        className="flex min-h-14 items-center justify-center bg-signal px-2 text-center font-bold text-on-signal"
      >
        {book.label}
        <NewTab words={book.newTab} />
      </a>
    </div>
  )
}

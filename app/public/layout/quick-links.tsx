import { CalendarDays, MessageCircle, Phone, Tag } from '#app/ui/icon/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { formBooking } from './booking.ts'
import type { Frame } from './frame.server.ts'

// Aligned at the top, so that what a slow connection brings later does not move what is there.
const ITEM =
  'flex min-h-14 flex-col items-center gap-0.5 px-1 pt-1.5 text-[min(0.8125rem,4.1vw)] font-semibold whitespace-nowrap'

/** Call, write, prices, appointment: the first four of the menu, which the bottom bar shows too. */
export function QuickLinks({ frame }: { frame: Frame }) {
  const { copy, message, links } = frame
  const booking = formBooking(frame)
  const aside = [message.ask, message.link.target && copy.newTab].filter(Boolean).join(', ')
  return (
    <>
      <a href={frame.phone.href} className={`${ITEM} bg-signal text-on-signal`}>
        <Phone />
        {copy.call}
      </a>
      <a {...message.link} className={ITEM}>
        <MessageCircle />
        {copy.bar.write}
        {aside && <span className="sr-only">{` (${aside})`}</span>}
      </a>
      <a
        href={links.pricing}
        aria-current={frame.path === links.pricing ? 'page' : undefined}
        className={`${ITEM} aria-[current]:text-accent`}
      >
        <Tag />
        {copy.bar.prices}
      </a>
      <a {...booking} className={ITEM}>
        <CalendarDays />
        {copy.bar.book}
        {booking.target && <NewTab words={copy.newTab} />}
      </a>
    </>
  )
}

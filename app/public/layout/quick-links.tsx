import { CalendarDays, MessageCircle, Phone, Tag } from '#app/ui/icon/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { formBooking } from './booking.ts'
import type { Frame } from './frame.server.ts'

/** Call, write, prices, appointment: the first four of the menu, which the bottom bar shows too. */
export function QuickLinks({ frame }: { frame: Frame }) {
  const { copy, message, links } = frame
  const booking = formBooking(frame)
  const aside = [message.ask, message.link.target && copy.newTab].filter(Boolean).join(', ')
  return (
    <>
      <a href={frame.phone.href} className="quick-link bg-signal text-on-signal">
        <Phone />
        {copy.call}
      </a>
      <a {...message.link} className="quick-link">
        <MessageCircle />
        {copy.bar.write}
        {aside && <span className="sr-only">{` (${aside})`}</span>}
      </a>
      <a
        href={links.pricing}
        aria-current={frame.path === links.pricing ? 'page' : undefined}
        className="quick-link aria-[current]:text-accent"
      >
        <Tag />
        {copy.bar.prices}
      </a>
      <a {...booking} className="quick-link">
        <CalendarDays />
        {copy.bar.book}
        {booking.target && <NewTab words={copy.newTab} />}
      </a>
    </>
  )
}

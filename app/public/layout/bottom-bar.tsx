import { CalendarDays, MessageCircle, Phone, Tag } from '#app/ui/icon/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { formBooking } from './booking.ts'
import type { Frame } from './frame.server.ts'
import { messageTarget } from './message-target.ts'

// Aligned at the top, so that what a slow connection brings later does not move what is there.
const ITEM =
  'flex min-h-14 flex-col items-center gap-0.5 px-1 pt-1.5 text-[0.8125rem] font-semibold whitespace-nowrap'

/** The bar within reach of the thumb on phones, the same on every page: call, write, prices, appointment. */
export function BottomBar({ frame }: { frame: Frame }) {
  const { copy, message, links } = frame
  const booking = formBooking(frame)
  return (
    <nav aria-label={copy.quickAccess} className="bottom-bar print:hidden">
      <a href={frame.phone.href} className={`${ITEM} bg-signal text-on-signal`}>
        <Phone />
        {copy.call}
      </a>
      <a href={message.href} {...messageTarget('fab')} className={ITEM}>
        <MessageCircle />
        {copy.bar.write}
        <span className="sr-only">{` (${message.ask ? `${message.ask}, ` : ''}${copy.newTab})`}</span>
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
    </nav>
  )
}

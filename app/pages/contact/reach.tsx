import type { ReactNode } from 'react'
import { OpenNow } from '#app/layout/open-now.tsx'
import { CalendarDays, Phone } from '#app/ui/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import type { ContactParts } from './section-content.server.tsx'

/** The phone first, because most people call; then the other ways. */
export function Reach({ open, phone, email, message, actions, card, newTab }: ContactParts) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="label text-ink-soft">{phone.heading}</h2>
        <OpenNow open={open} className="small lg:hidden" />
      </div>
      <a
        href={phone.href}
        className="figure block py-1 text-[clamp(2rem,1.2rem+3.4vw,3.25rem)] leading-tight hover:text-accent"
      >
        {phone.text}
      </a>
      <div className="mt-4 flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <a href={phone.href} className="action bg-ink text-paper hover:bg-ink-soft">
          <Phone size={20} />
          {actions.call}
        </a>
        <a
          href={actions.bookHref}
          data-event="booking"
          target="_blank"
          rel="noopener"
          className="action action-line"
        >
          <CalendarDays size={20} />
          {actions.book}
          <NewTab words={newTab} />
        </a>
        <a href={actions.quoteHref} className="action action-line">
          {actions.quote}
        </a>
      </div>
      <dl className="mt-8 border-b border-line">
        <Line term={email.heading}>
          <a href={email.href} className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
            {email.text}
          </a>
        </Line>
        <Line term={message.heading}>
          <a
            href={message.href}
            target="_blank"
            rel="noopener"
            data-message-placement="contact"
            data-event="message"
            className="link inline-flex min-h-11 items-center"
          >
            {message.write}
            <NewTab words={newTab} />
          </a>
        </Line>
        <Line term={card.hint}>
          <a href={card.href} className="link inline-flex min-h-11 items-center">
            {card.button}
          </a>
        </Line>
      </dl>
    </>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

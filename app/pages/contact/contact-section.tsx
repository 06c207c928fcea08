import type { ReactNode } from 'react'
import { CalendarDays, Phone } from '#app/ui/icon.tsx'
import { HoursTable } from './hours-table.tsx'
import { MapOnRequest } from './map-on-request.tsx'
import type { ContactSectionContent } from './section-content.server.ts'
import { Visit } from './visit.tsx'

type ContactSectionProps = {
  content: ContactSectionContent
  /** What stands above: the home page names the section, the contact page has said it already. */
  head?: ReactNode
  /** The form to fill in. */
  children: ReactNode
}

/** How to reach the garage and get there: on its own page and on the home page. */
export function ContactSection({ content, head, children }: ContactSectionProps) {
  return (
    <section id="contact" aria-label={content.label} className="wrap">
      {head}
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Reach content={content} />
        </div>
        <div id="contact-form" className="lg:col-span-7 lg:row-span-2">
          <h2 className="heading">{content.form.heading}</h2>
          <p className="measure mt-2 text-ink-soft">{content.form.intro}</p>
          <div className="mt-6">{children}</div>
          <p className="mt-2">
            <a href={content.rights.href} className="link inline-flex min-h-11 items-center">
              {content.rights.label}
            </a>
          </p>
        </div>
        <div className="lg:col-span-5">
          <HoursTable hours={content.hours} open={content.open} />
        </div>
      </div>
      <Visit content={content} />
      <MapOnRequest map={content.map} newTab={content.newTab} name={content.name} />
    </section>
  )
}

/** The phone first: most people call. */
function Reach({
  content: { phone, email, message, actions, card, newTab },
}: {
  content: ContactSectionContent
}) {
  return (
    <>
      <h2 className="label text-ink-soft">{phone.heading}</h2>
      <a
        href={phone.href}
        data-event="call"
        className="figure block py-1 text-[clamp(2rem,1.2rem+3.4vw,3.25rem)] leading-tight hover:text-accent"
      >
        {phone.text}
      </a>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={actions.callHref} data-event="call" className="action bg-ink text-paper hover:bg-ink-soft">
          <Phone size={20} />
          {actions.call}
        </a>
        <a
          href={actions.bookHref}
          data-event="book"
          target="_blank"
          rel="noopener"
          className="action action-line"
        >
          <CalendarDays size={20} />
          {actions.book}
          <span className="sr-only"> ({newTab})</span>
        </a>
        <a href="#contact-form" className="action action-line">
          {actions.quote}
        </a>
      </div>
      <dl className="mt-8">
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
            <span className="sr-only"> ({newTab})</span>
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

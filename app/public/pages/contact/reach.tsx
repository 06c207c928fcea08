import { Fragment } from 'react'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { calendarBooking, FORM } from '#app/public/layout/booking.ts'
import { hasMessages, messageLink } from '#app/public/layout/frame.server.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { documents } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { CalendarDays, Phone } from '#app/ui/icon/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'

type PartProps = { lang: Lang; className: string }

/** The phone number, because most people call, and the ways to an appointment or a quote. */
export function Reach({ lang, now, className }: PartProps & { now: Date }) {
  const { phone, actions } = content(lang).contact
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="label text-ink-soft">{phone.heading}</h3>
        <OpenNow open={openNow(now, lang)} className="small lg:hidden" />
      </div>
      <a
        href={`tel:${facts().business.phone}`}
        className="figure block py-1 text-[min(clamp(2rem,1.2rem+3.4vw,3.25rem),12vw)] leading-tight hover:text-accent"
      >
        {phoneText(facts().business.phone, lang)}
      </a>
      <div className="mt-3 flex flex-wrap gap-3">
        <ActionLink href={`tel:${facts().business.phone}`} className="grow">
          <Phone size={20} />
          {actions.call}
        </ActionLink>
        <ActionLink {...calendarBooking(lang, `#${FORM}`)} tone="line" className="grow px-3">
          <CalendarDays size={20} />
          {actions.book}
        </ActionLink>
        <ActionLink href={`#${FORM}`} tone="line" className="grow px-3">
          {actions.quote}
        </ActionLink>
      </div>
    </div>
  )
}

/** The other ways to reach the garage, as lines; `brief`: side by side. */
export function OtherWays({ lang, brief, className }: PartProps & { brief: boolean }) {
  const { contact, interface: words } = content(lang)
  const { email, message, actions, card } = contact
  const link = 'link inline-flex min-h-11 min-w-11 items-center'
  const ways = [
    {
      term: email.heading,
      way: <EmailLink email={facts().business.email} className={link} />,
    },
    hasMessages() && {
      term: message.heading,
      way: (
        <a {...messageLink(words.messageGreeting, lang, 'contact')} className={link}>
          {message.write}
          <NewTab words={words.newTab} />
        </a>
      ),
    },
  ].filter((way) => way !== false)
  if (brief)
    return (
      <p className={`flex flex-wrap gap-x-6 ${className}`}>
        {ways.map(({ term, way }) => (
          <Fragment key={term}>{way}</Fragment>
        ))}
      </p>
    )
  return (
    <div className={className}>
      <h3 className="label text-ink-soft">{actions.heading}</h3>
      <dl className="mt-2 border-b border-line">
        {ways.map(({ term, way }) => (
          <div
            key={term}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
      <a href={documents.card.path} className="link mt-2 inline-flex min-h-11 items-center">
        {card}
      </a>
    </div>
  )
}

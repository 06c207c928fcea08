import { mailto } from '#app/content/business/mailto.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import ContactForm from '#app/public/contact-form/contact-form.island.tsx'
import { contactFormContent } from '#app/public/contact-form/contact-form.server.ts'
import { Island } from '#app/public/islands/island.tsx'
import { FORM } from '#app/public/layout/contact-href.ts'
import { weekLines } from '#app/public/layout/frame.server.ts'
import { hasMessages, messageLink } from '#app/public/layout/message-target.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { WeekLines } from '#app/public/layout/week-lines.tsx'
import type { Visit } from '#app/public/pages/page.ts'
import { href } from '#app/site-map.ts'
import { NewTab } from '#app/ui/new-tab.tsx'

/** Phone, form, messages and address. Map, access and payment are on the contact page. */
export function Contact({ visit }: { visit: Visit }) {
  const { lang, now, posted } = visit
  const { home } = content(lang)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="wrap grid gap-x-16 gap-y-4 pb-6 lg:grid-cols-12 lg:pb-24"
    >
      <div className="border-t-4 border-ink pt-4 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <h2 id="contact-title" className="title">
          {home.contact.heading}
        </h2>
        <Ways lang={lang} now={now} />
        <Place lang={lang} now={now} />
      </div>
      <div id={FORM} className="lg:col-span-7">
        <Island is={ContactForm} when="near" props={{ form: contactFormContent(visit), posted }} />
      </div>
    </section>
  )
}

/** The phone number first, because most people call; then the other ways to reach the garage. */
function Ways({ lang, now }: { lang: Lang; now: Date }) {
  const { home, contact, interface: words } = content(lang)
  return (
    <>
      <a
        href={`tel:${facts().business.phone}`}
        aria-label={contact.phone.call}
        className="figure mt-2 block py-1 text-[min(clamp(2rem,1.2rem+3.4vw,3.25rem),12vw)] leading-tight hover:text-accent"
      >
        {phoneText(facts().business.phone, lang)}
      </a>
      <OpenNow open={openNow(now, lang)} className="mt-2" />
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <a href={mailto(facts().business.email)} className="link inline-flex min-h-11 items-center">
          {home.contact.email}
        </a>
        {hasMessages() && (
          <a
            {...messageLink(words.messageGreeting, lang, 'contact')}
            className="link inline-flex min-h-11 items-center"
          >
            {home.contact.message}
            <NewTab words={words.newTab} />
          </a>
        )}
        <a
          href={`${href('contact', lang)}#contact`}
          className="link inline-flex min-h-11 items-center lg:hidden"
        >
          {facts().business.address.street}
        </a>
      </p>
    </>
  )
}

/** Beside the form on wide screens: the hours and the address. On a phone the footer, close by, has them. */
function Place({ lang, now }: { lang: Lang; now: Date }) {
  const { footer, newTab } = content(lang).interface
  const { street, city } = facts().business.address
  return (
    <div className="mt-6 grid max-w-md gap-2 max-lg:hidden print:grid">
      <h3 className="label text-ink-soft">{footer.hours}</h3>
      <WeekLines lines={weekLines(lang, now)} />
      <a
        href={facts().business.mapUrl}
        target="_blank"
        rel="noopener"
        className="link mt-2 inline-flex min-h-11 items-center justify-self-start"
      >
        {`${street}, ${city}`}
        <NewTab words={newTab} />
      </a>
    </div>
  )
}

import { cityLine } from '#app/content/business/address.ts'
import { facts } from '#app/content/facts.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { hoursText, openNow, specialDays, tellsHours } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { paymentsText } from '#app/content/prices/payments.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import ContactForm from '#app/public/contact-form/contact-form.island.tsx'
import { contactFormContent } from '#app/public/contact-form/contact-form.server.ts'
import { Island } from '#app/public/islands/island.tsx'
import { FORM } from '#app/public/layout/booking.ts'
import { weekLines } from '#app/public/layout/frame.server.ts'
import { WeekLines } from '#app/public/layout/week-lines.tsx'
import type { Visit } from '#app/public/pages/page.ts'
import { href } from '#app/site-map.ts'
import { CopyText } from '#app/ui/copy-text.tsx'
import { MapPin } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { directionsTo } from './directions.ts'
import { MapOnRequest } from './map-on-request.tsx'
import { OtherWays, Reach } from './reach.tsx'

const BESIDE = 'lg:col-span-5'

/**
 * Every way to reach the garage, where it is and when it is open, and the form: on the contact page, and `brief` on the home page,
 * which has the same in fewer words.
 */
export function ContactSection({ visit, brief = false }: { visit: Visit; brief?: boolean }) {
  const { lang, now } = visit
  const { home, interface: words } = content(lang)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className={brief ? 'wrap pb-6 lg:pb-24' : 'wrap pt-5 pb-[clamp(2.5rem,8vw,7.5rem)] lg:pt-12'}
    >
      <h2 id="contact-title" className={brief ? 'title mb-3 border-t-4 border-ink pt-4 lg:mb-8' : 'sr-only'}>
        {brief ? home.contact.heading : words.nav.contact}
      </h2>
      <div
        className={`grid lg:grid-cols-12 lg:gap-x-16 lg:gap-y-8 ${brief ? 'gap-y-4 max-lg:text-[0.9375rem] max-lg:leading-normal' : 'gap-y-5'}`}
      >
        <Reach lang={lang} now={now} className={BESIDE} />
        <Address lang={lang} brief={brief} className={BESIDE} />
        <HoursTable lang={lang} now={now} className={BESIDE} />
        <RequestForm
          visit={visit}
          brief={brief}
          className="lg:col-span-7 lg:col-start-6 lg:row-span-8 lg:row-start-1"
        />
        {!brief && <DaysClosed lang={lang} now={now} className={BESIDE} />}
        <OtherWays lang={lang} brief={brief} className={BESIDE} />
        {brief && <GettingIn lang={lang} brief className={BESIDE} />}
        <MapOnRequest lang={lang} brief={brief} />
      </div>
      {!brief && (
        <div className="mt-8 grid gap-x-16 gap-y-6 border-t-2 border-ink pt-6 max-md:not-has-[section]:hidden md:grid-cols-2 lg:mt-14 lg:grid-cols-12">
          <Picture
            picture={pictureData(pagePictures.contact, lang)}
            sizes="(width >= 64rem) 33rem, 100vw"
            className="aspect-[16/10] self-start max-md:hidden lg:col-span-5 print:hidden"
          />
          <GettingIn lang={lang} className="lg:col-span-3 lg:first-of-type:col-span-4" />
        </div>
      )}
    </section>
  )
}

type RequestFormProps = { visit: Visit; brief: boolean; className: string }

/** The contact form; unless it is `brief`, with a heading, an introduction and a link to the visitor's rights. */
function RequestForm({ visit, brief, className }: RequestFormProps) {
  const { lang, posted } = visit
  const { contact, interface: words } = content(lang)
  return (
    <div id={FORM} className={`group/request ${className}`}>
      {!brief && (
        <div className="mb-4">
          <h3 className="heading">{contact.form.heading}</h3>
          <p className="measure mt-1.5 text-ink-soft group-has-[.ticket]/request:hidden">
            {contact.form.intro}
          </p>
        </div>
      )}
      <Island is={ContactForm} when="near" props={{ form: contactFormContent(visit), posted }} />
      {!brief && (
        <a href={href('rights', lang)} className="link mt-1 inline-flex min-h-11 items-center">
          {words.nav.rights}
        </a>
      )}
    </div>
  )
}

type AddressProps = { lang: Lang; brief: boolean; className: string }

/** The garage's address, with directions and, unless it is `brief`, a button to copy it. */
function Address({ lang, brief, className }: AddressProps) {
  const { address } = content(lang).contact
  const { street, city, region, postalCode } = facts().business.address
  const { web, android, apple } = directionsTo(`${street}, ${city}, ${region} ${postalCode}`)
  return (
    <section className={className}>
      <h3 className="label text-ink-soft">{address.heading}</h3>
      <address className="mt-2 not-italic">
        <span
          className={brief ? 'block font-bold' : 'title block text-[clamp(1.625rem,1.1rem+2.4vw,3.375rem)]'}
        >
          {street}
        </span>
        <span className={brief ? undefined : 'lead'}>{cityLine(lang)}</span>
      </address>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* Opens the device's own map app; without JavaScript, which detects it, the web map. */}
        <a
          href={web}
          data-android={android}
          data-apple={apple}
          className={brief ? 'action-text' : 'action action-line'}
        >
          <MapPin size={20} />
          {address.directions}
        </a>
        {!brief && (
          <CopyText
            text={`${facts().business.name}, ${street}, ${cityLine(lang)}`.replaceAll('\u00a0', ' ')}
            copied={address.copied}
            failed={address.copyFailed}
            className="action action-line"
          >
            {address.copy}
          </CopyText>
        )}
      </div>
      {!brief && (
        <p className="small mt-2 hidden text-ink-soft first-letter:uppercase pointer-coarse:block">
          {address.directionsHint}
        </p>
      )}
    </section>
  )
}

/** More days than these are folded but for the next. */
const MOST_SHOWN = 3

/** How many days ahead special opening hours are announced. */
const DAYS_AHEAD = 60

type PartProps = { lang: Lang; now: Date; className: string }

/** The week, or how to ask where it may not be told. */
export function HoursTable({ lang, now, className }: PartProps) {
  const { hours } = content(lang).contact
  return (
    <div className={className}>
      <h3 className="label text-ink-soft">{hours.heading}</h3>
      {tellsHours() ? (
        <WeekLines lines={weekLines(lang, now)} className="mt-2" />
      ) : (
        <p className="mt-2">{openNow(now, lang).text}</p>
      )}
    </div>
  )
}

/** The coming days that differ from the week; many of them are shown on demand. */
function DaysClosed({ lang, now, className }: PartProps) {
  const { hours } = content(lang).contact
  const days = tellsHours() ? specialDays(now, DAYS_AHEAD) : []
  const shown = days.length > MOST_SHOWN ? 1 : days.length
  const later = days.slice(shown)
  return (
    <div className={className}>
      {shown > 0 && (
        <>
          <h3 className="label mb-2 text-ink-soft">{hours.exceptions}</h3>
          <SpecialDays days={days.slice(0, shown)} lang={lang} />
        </>
      )}
      {later.length > 0 && (
        <details className="accordion-item border-t border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 hover:text-accent">
            {counted(hours.later, later.length, lang)}
          </summary>
          <SpecialDays days={later} lang={lang} />
        </details>
      )}
    </div>
  )
}

type SpecialDaysProps = { days: ReturnType<typeof specialDays>; lang: Lang }

function SpecialDays({ days, lang }: SpecialDaysProps) {
  return (
    <dl className="tabular-nums">
      {days.map((day) => (
        <div key={day.date.toString()} className="flex justify-between gap-x-6 border-t border-line py-2">
          <dt>{`${longDate(day.date.toString(), lang)}, ${day.reason[lang]}`}</dt>
          <dd className="shrink-0 text-right">{hoursText(day.hours, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}

type GettingInProps = { lang: Lang; brief?: boolean; className: string }

/** Access to the garage, and means of payment; `brief`: in sentences. */
function GettingIn({ lang, brief, className }: GettingInProps) {
  const { contact, servicesPage } = content(lang)
  const { access, payment } = contact
  const { payments } = facts().business
  return (
    <>
      {(access.items.length > 0 || (!brief && access.note)) && (
        <section className={className}>
          <h3 className="label text-ink-soft">{access.heading || servicesPage.list.trustLabel}</h3>
          {brief ? (
            <p>{`${access.items.join('. ')}.`}</p>
          ) : (
            <ul className="mt-2 empty:hidden">
              {access.items.map((item) => (
                <li key={item} className="border-b border-line py-1.5 first-letter:uppercase">
                  {item}
                </li>
              ))}
            </ul>
          )}
          {!brief && <p className="small mt-3 text-ink-soft empty:hidden">{access.note}</p>}
        </section>
      )}
      {payments.length > 0 && (
        <section className={className}>
          <h3 className="label text-ink-soft">{payment.heading}</h3>
          <p className={brief ? 'first-letter:uppercase' : 'mt-2 first-letter:uppercase'}>
            {`${paymentsText(lang)}.`}
          </p>
          {!brief && payments.includes('financing') && (
            <p className="small mt-2 text-ink-soft">{payment.note}</p>
          )}
        </section>
      )}
    </>
  )
}

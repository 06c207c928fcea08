import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { hoursText, openingWords, tellsHours, weekdayText } from '#app/content/hours/opening.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { Phone } from '#app/ui/icon/icon.tsx'
import type { Visit } from './page.ts'
import { LinkList } from './parts/link-list.tsx'

/** The pages a device has offline from the first visit on. */
const onDevice = ['pricing', 'contact'] as const

export function head({ lang, path }: Visit): string {
  const { offline } = content(lang)
  return headTags({ ...offline, description: offline.text }, path, { unlisted: true })
}

/**
 * Shown offline in place of a page that is not cached on the device. It keeps the URL that was asked for, so that a retry
 * requests that page. Nothing in it may depend on the date, since it is shown long after it was rendered.
 */
export default function Offline({ lang }: Visit) {
  const { interface: words, offline } = content(lang)
  const week = tellsHours() ? Object.entries(facts().calendar.week) : []
  return (
    <section className="wrap section grid gap-x-10 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="title">{offline.heading}</h1>
        <p className="lead measure mt-4 text-ink-soft">{offline.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={`tel:${facts().business.phone}`} className="action action-signal">
            <Phone />
            <span>
              {words.call} <span className="figure">{phoneText(facts().business.phone, lang)}</span>
            </span>
          </a>
          <button type="button" data-retry className="action action-line">
            {offline.retry}
          </button>
        </p>
        <p className="mt-6">{`${facts().business.address.street}, ${facts().business.address.city}`}</p>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <h2 className="label text-ink-soft">{words.footer.hours}</h2>
        <dl className="mt-3 tabular-nums empty:hidden">
          {week.map(([day, hours]) => (
            <div key={day} className="flex justify-between gap-6 border-t border-line py-2">
              <dt className="first-letter:uppercase">{weekdayText(Number(day), lang)}</dt>
              <dd className="text-right">{hoursText(hours, lang)}</dd>
            </div>
          ))}
        </dl>
        {!week.length && <p>{openingWords[lang].call}</p>}
        <h2 className="label mt-8 text-ink-soft">{offline.onDevice}</h2>
        <LinkList lang={lang} names={onDevice} className="mt-3" />
      </div>
    </section>
  )
}

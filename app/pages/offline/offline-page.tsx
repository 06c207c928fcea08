import { Phone } from '#app/ui/icon.tsx'
import type { OfflineContent } from './offline-content.server.ts'

/** Shown under the address that was asked for, so that trying again asks for that page. */
export function OfflinePage({ copy, phone, address, hours, links }: OfflineContent) {
  return (
    <section className="wrap section grid gap-x-10 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="title">{copy.heading}</h1>
        <p className="lead measure mt-4 text-ink-soft">{copy.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={phone.href} className="action action-signal">
            <Phone />
            <span>
              {phone.label} <span className="figure">{phone.text}</span>
            </span>
          </a>
          <button type="button" data-retry className="action action-line">
            {copy.retry}
          </button>
        </p>
        <p className="mt-6">{address}</p>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <h2 className="label text-ink-soft">{hours.title}</h2>
        <dl className="mt-3 tabular-nums">
          {hours.week.map(({ day, hours: text }) => (
            <div key={day} className="flex justify-between gap-6 border-t border-line py-2">
              <dt className="first-letter:uppercase">{day}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h2 className="label mt-8 text-ink-soft">{copy.onDevice}</h2>
        <ul className="mt-3 border-t border-line-strong">
          {links.map(({ href, label }) => (
            <li key={href} className="border-b border-line">
              <a href={href} className="heading flex min-h-14 items-center hover:text-accent">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { content } from '#app/content/snapshot.ts'
import type { ServiceProps } from './service-props.ts'

/** What the work includes, and what it does not. */
export function ServiceWork({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { includes, excludes } = services[service.id]
  const words = servicesPage.detail
  if (includes.length === 0) return null
  return (
    <div className="grid gap-x-12 gap-y-7 md:grid-cols-[3fr_2fr]">
      <section aria-labelledby="included">
        <h2 id="included" className="heading">
          {words.included}
        </h2>
        <ul className="mt-3 border-t border-line-strong">
          {includes.map((line) => (
            <li key={line} className="checked border-b border-line py-2 leading-snug">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="excluded">
        <h2 id="excluded" className="heading">
          {words.excluded}
        </h2>
        <ul className="mt-3 grid gap-2.5 border-t border-line-strong pt-2.5 leading-snug text-ink-soft">
          {excludes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

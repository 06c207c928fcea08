import { content } from '#app/content/snapshot.ts'
import type { ServiceProps } from './service-props.ts'

/** A first paragraph, the rest of the text on demand, and the service's benefits. */
export function About({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { about, benefits } = services[service.id]
  const words = servicesPage.detail
  const [first, ...others] = about
  if (!first) return null
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="label text-ink-soft">
          {words.about}
        </h2>
        <p className="lead mt-3 max-w-[29.8em] lg:text-[1.5rem] lg:leading-[1.4]">{first}</p>
        <details className="accordion-item mt-3 border-y border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold hover:text-accent">
            {words.more}
          </summary>
          <div className="measure grid gap-4 pt-1 pb-6">
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="heading">
          {words.benefits}
        </h2>
        <ul className="mt-3 grid border-t-2 border-ink sm:grid-cols-3">
          {benefits.map(({ title, description }) => (
            <li
              key={title}
              className="border-line py-3 max-sm:not-first:border-t sm:px-6 sm:py-5 sm:not-first:border-l sm:first:pl-0 sm:last:pr-0"
            >
              <h3 className="leading-snug font-bold sm:text-[1.1875rem]">{title}</h3>
              <p className="small mt-1 text-ink-soft sm:mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

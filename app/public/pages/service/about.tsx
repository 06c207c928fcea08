import { content } from '#app/content/snapshot.ts'
import type { ServiceProps } from './service-props.ts'

/** What the text tells, a first paragraph, then the rest of it and the service's benefits on demand. */
export function About({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { heading, about, benefits } = services[service.id]
  const words = servicesPage.detail
  const [first, ...others] = about
  if (!first) return null
  return (
    <section aria-labelledby="about">
      <p className="label text-ink-soft">{words.about}</p>
      <h2 id="about" className="heading mt-2">
        {heading}
      </h2>
      <p className="lead mt-3 mb-4 max-w-[29.8em]">{first}</p>
      <details className="accordion-item fold-line">
        <summary className="fold-title">{words.more}</summary>
        <div className="measure grid gap-4 pb-6">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <details className="accordion-item fold-line">
        <summary className="fold-title">{words.benefits}</summary>
        <dl className="measure grid gap-3 pb-6">
          {benefits.map(({ title, description }) => (
            <div key={title}>
              <dt className="font-bold">{title}</dt>
              <dd className="text-ink-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

import { content } from '#app/content/snapshot.ts'
import { Check } from '#app/ui/icon.tsx'
import type { ServiceProps } from './service-props.ts'

/** What the service is, what it gives, what is part of it and what is not. */
export function About({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { about, benefits, includes, excludes } = services[service.id]
  const words = servicesPage.detail
  const [first, ...others] = about
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="label text-ink-soft">
          {words.about}
        </h2>
        <p className="mt-4 max-w-[29.8em] text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)] leading-[1.4]">
          {first}
        </p>
        <div className="measure mt-6 grid gap-4">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="title">
          {words.benefits}
        </h2>
        <ul className="mt-6 grid border-t-2 border-ink sm:grid-cols-3 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
          {benefits.map(({ title, description }) => (
            <li key={title} className="py-5 sm:px-6 sm:first:pl-0 sm:last:pr-0">
              <h3 className="text-[1.1875rem] leading-snug font-bold">{title}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="included" className="grid gap-x-12 gap-y-10 md:grid-cols-[3fr_2fr]">
        <div>
          <h2 id="included" className="heading">
            {words.included}
          </h2>
          <ul className="mt-4 border-t border-line-strong">
            {includes.map((line) => (
              <li key={line} className="flex gap-3 border-b border-line py-2.5">
                <Check size={18} className="mt-1 shrink-0" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="heading">{words.excluded}</h2>
          <ul className="mt-4 grid gap-3 border-t border-line-strong pt-3 text-ink-soft">
            {excludes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

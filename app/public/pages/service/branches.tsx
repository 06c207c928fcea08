import { content } from '#app/content/snapshot.ts'
import type { ServiceProps } from './service-props.ts'

/** The kinds of work of a large service, each with its steps. */
export function Branches({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const words = servicesPage.detail
  const { branches } = services[service.id]
  if (!branches?.length) return null
  return (
    <section aria-labelledby="branches" className="border-t border-line bg-surface">
      <div className="wrap py-[clamp(2.25rem,6vw,6rem)]">
        <h2 id="branches" className="title">
          {words.branches}
        </h2>
        {branches.map(({ id, title, description, steps }) => (
          <article
            key={id}
            id={id}
            className="mt-6 grid gap-x-10 gap-y-4 border-t-2 border-ink pt-4 lg:mt-10 lg:grid-cols-12 lg:pt-6"
          >
            <div className="lg:col-span-5">
              <h3 className="heading">{title}</h3>
              <p className="mt-2 max-w-[27.5em] text-ink-soft max-lg:text-[0.9375rem] max-lg:leading-normal lg:mt-3">
                {description}
              </p>
            </div>
            <div className="lg:col-span-7">
              <h4 className="label text-ink-soft">{words.steps}</h4>
              <ol className="mt-1">
                {steps.map((step, index) => (
                  <li
                    key={step}
                    className="flex items-baseline gap-4 border-b border-line py-1.5 max-lg:text-[0.9375rem] max-lg:leading-snug lg:gap-5 lg:py-2.5"
                  >
                    <span aria-hidden="true" className="figure w-4 lg:w-5 lg:text-xl">
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'

/** The steps of any job, whatever the service. */
export function Process({ lang }: { lang: Lang }) {
  const { servicesPage, process } = content(lang)
  if (process.length === 0) return null
  return (
    <section aria-labelledby="process" className="border-t border-line bg-surface dark:bg-paper">
      <div className="wrap py-[clamp(2.25rem,6vw,5rem)]">
        <h2 id="process" className="title">
          {servicesPage.list.processTitle}
        </h2>
        <ol data-reveal="" className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
          {process.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.25rem_1fr] content-start border-t border-line py-4 lg:grid-cols-1 lg:py-6"
            >
              <span aria-hidden="true" className="figure row-span-2 text-[1.75rem] leading-none lg:text-5xl">
                {index + 1}
              </span>
              <h3 className="leading-snug font-bold lg:mt-4">{title}</h3>
              <p className="small mt-1 text-ink-soft lg:mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

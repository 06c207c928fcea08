import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'

/** How any job goes, in four steps; each service below takes the same ones. */
export function Process({ lang }: { lang: Lang }) {
  const { servicesPage, process } = content(lang)
  return (
    <section aria-labelledby="process">
      <div className="wrap section">
        <h2 id="process" className="title">
          {servicesPage.list.processTitle}
        </h2>
        <ol className="mt-5 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {process.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line pt-6">
              <span aria-hidden="true" className="figure title">
                {index + 1}
              </span>
              <h3 className="mt-3 font-bold">{title}</h3>
              <p className="small mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

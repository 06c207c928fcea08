import type { ServicesContent } from './services-content.server.ts'

/** How any job goes, in four steps; each service below takes the same ones. */
export function Process({ process }: { process: ServicesContent['process'] }) {
  return (
    <section aria-labelledby="process">
      <div className="wrap pt-12 pb-14 lg:pt-16 lg:pb-20">
        <h2 id="process" className="title">
          {process.title}
        </h2>
        <ol className="mt-7 grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 xl:grid-cols-4">
          {process.steps.map(({ title, text }, index) => (
            <li key={title} className="border-b border-line py-5 xl:border-b-0">
              <span aria-hidden="true" className="figure text-5xl leading-none">
                {index + 1}
              </span>
              <h3 className="mt-3 text-[1.1875rem] leading-snug font-bold">{title}</h3>
              <p className="small mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

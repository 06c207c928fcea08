import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package } from '#app/content/packages/package.ts'
import { content } from '#app/content/snapshot.ts'
import { asksEstimate, type EstimateQuery, readChoices } from '#app/estimate/choices.ts'
import { ESTIMATE, estimateHref, SLIP } from '#app/estimate/href.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateProblems } from './estimate-problems.tsx'
import { EstimateSlip } from './estimate-slip.tsx'

/** The price for one's own car: first the job, then its questions, then the result. It works without JavaScript. */
export function EstimateSection({ visit }: { visit: Visit }) {
  const { lang, query, now } = visit
  const words = content(lang).estimate
  if (offeredPackages().length === 0) return null
  const choices: EstimateQuery = asksEstimate(query)
    ? readChoices(query, lang)
    : { answers: {}, problems: [] }
  const { job, problems } = choices
  return (
    <section
      id={ESTIMATE}
      aria-labelledby="estimate-title"
      className="border-b border-line bg-surface dark:bg-paper print:hidden"
    >
      <div className="wrap py-[clamp(1.25rem,4vw,3.5rem)]">
        <h2 id="estimate-title" className="title">
          {words.title}
        </h2>
        <EstimateProblems problems={problems} lang={lang} />
        {job ? (
          <div className="mt-3 grid gap-x-16 gap-y-8 lg:mt-5 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <OtherJobs visit={visit} job={job} />
              {job.questions.length > 0 && <EstimateForm job={job} answers={choices.answers} lang={lang} />}
            </div>
            {problems.length === 0 && (
              <EstimateSlip
                job={job}
                answers={choices.answers}
                lang={lang}
                now={now}
                className="lg:col-span-7"
              />
            )}
          </div>
        ) : (
          <>
            <p id={problems.length > 0 ? undefined : SLIP} className="mt-2 text-ink-soft">
              {words.intro}
            </p>
            <Jobs visit={visit} />
          </>
        )}
      </div>
    </section>
  )
}

/** The job that is priced, with the others collapsed below it. */
function OtherJobs({ visit, job }: { visit: Visit; job: Package }) {
  const words = content(visit.lang).estimate
  return (
    <details className="group border-y border-line-strong">
      <summary className="flex min-h-12 items-center justify-between gap-2 py-1">
        <span className="heading">{job.label[visit.lang]}</span>
        <span className="small flex items-center gap-1.5 font-semibold whitespace-nowrap">
          {words.other}
          <ChevronDown size={18} className="group-open:rotate-180" />
        </span>
      </summary>
      <div className="pb-4">
        <Jobs visit={visit} current={job} />
      </div>
    </details>
  )
}

const ONE_ROW = 'strip -mx-(--margin) px-(--margin) sm:mx-0 sm:flex-wrap sm:px-0'

/**
 * The jobs that can be priced. On a phone they are one row that scrolls, so that the price list starts on the first screen;
 * while a visitor is choosing one (`current`), all are in view.
 */
function Jobs({ visit: { lang }, current }: { visit: Visit; current?: Package }) {
  const words = content(lang).estimate
  return (
    <nav aria-label={words.job}>
      <ul className={`mt-3 flex gap-2 lg:gap-1.5 ${current ? 'flex-wrap' : ONE_ROW}`}>
        {offeredPackages().map((job) => (
          <li key={job.id} className="shrink-0">
            <a
              href={estimateHref(job, lang)}
              aria-current={job === current ? 'true' : undefined}
              className="choice"
            >
              {job.label[lang]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

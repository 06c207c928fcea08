import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package } from '#app/content/packages/package.ts'
import { content } from '#app/content/snapshot.ts'
import { asksEstimate, type EstimateQuery, readChoices } from '#app/estimate/choices.ts'
import { estimate } from '#app/estimate/estimate.ts'
import { ESTIMATE, estimateHref, SLIP } from '#app/estimate/href.ts'
import { shownSlip } from '#app/estimate/shown.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import { EstimateForm, StickyTotal } from './estimate-form.tsx'
import { EstimateProblems } from './estimate-problems.tsx'
import { EstimateSlip } from './estimate-slip.tsx'

/** The price for one's own car: first the job, then its questions, then the result. It works without JavaScript. */
export function EstimateSection({ visit }: { visit: Visit }) {
  const { lang, query } = visit
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
      className="scroll-mt-4 border-b border-line bg-surface dark:bg-paper"
    >
      <div>
        <h2 id="estimate-title" className="title">
          {words.title}
        </h2>
        <EstimateProblems problems={problems} lang={lang} />
        {job ? (
          <PricedJob visit={visit} job={job} choices={choices} />
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

/** The job's questions, and its receipt once its answers make sense. */
function PricedJob({ visit, job, choices }: { visit: Visit; job: Package; choices: EstimateQuery }) {
  const { lang, now } = visit
  const { answers, problems } = choices
  const priced = estimate(job, answers, content(lang).facts)
  const slip = shownSlip(priced, lang)
  const makesSense = problems.length === 0
  return (
    <div className="mt-3 grid gap-x-16 gap-y-6 lg:max-xl:grid-cols-[5fr_7fr]">
      <div>
        <OtherJobs visit={visit} job={job} />
        {job.questions.length > 0 && <EstimateForm job={job} answers={answers} lang={lang} />}
        {job.questions.length > 0 && makesSense && <StickyTotal sum={slip.sum} />}
      </div>
      {makesSense && <EstimateSlip {...{ job, answers, priced, slip, lang, now }} />}
    </div>
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

/**
 * The jobs that can be priced. On a phone they are one row that goes on, so that the price list starts on the first screen;
 * while a visitor is choosing one (`current`), all are in view.
 */
function Jobs({ visit: { lang }, current }: { visit: Visit; current?: Package }) {
  const words = content(lang).estimate
  return (
    <nav aria-label={words.job}>
      <ul className={current ? 'jobs' : 'jobs strip'}>
        {offeredPackages().map((job) => (
          <li key={job.id}>
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

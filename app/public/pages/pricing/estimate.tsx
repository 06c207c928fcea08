import type { Lang } from '#app/content/language.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package } from '#app/content/packages/package.ts'
import type { ServiceId } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { asksEstimate, type EstimateQuery, readChoices } from '#app/estimate/choices.ts'
import { estimate } from '#app/estimate/estimate.ts'
import { ESTIMATE, estimateHref, SLIP } from '#app/estimate/href.ts'
import { shownSlip } from '#app/estimate/shown.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { usualEstimate } from '#app/estimate/usual.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import { EstimateForm, StickyTotal } from './estimate-form.tsx'
import { EstimateProblems } from './estimate-problems.tsx'
import { EstimateSlip } from './estimate-slip.tsx'

/**
 * The price for one's own car: first the job, then its questions, then the result. It works without JavaScript. On a wide screen
 * jobs and questions are rows above the list, and the receipt is beside it: until a job is chosen, that of the first one's
 * commonest case.
 */
export function EstimateSection({ visit }: { visit: Visit }) {
  const { lang, query, now } = visit
  const words = content(lang).estimate
  const [first] = offeredPackages()
  if (!first) return null
  const choices: EstimateQuery = asksEstimate(query)
    ? readChoices(query, lang)
    : { answers: {}, problems: [] }
  const { job, answers, problems } = choices
  const hasProblems = problems.length > 0
  const priced = job && !hasProblems ? estimate(job, answers, content(lang).facts) : undefined
  const slip = priced && shownSlip(priced, lang)
  return (
    <section
      id={ESTIMATE}
      aria-labelledby="estimate-title"
      className="scroll-mt-4 border-b border-line bg-surface dark:bg-paper"
    >
      <div>
        <div className="flex flex-wrap items-baseline gap-x-5">
          <h2 id="estimate-title" className="title">
            {words.title}
          </h2>
          {!job && (
            <p id={hasProblems ? undefined : SLIP} className="mt-2 text-ink-soft">
              {words.intro}
            </p>
          )}
        </div>
        <EstimateProblems problems={problems} lang={lang} />
        {job ? <OtherJobs visit={visit} job={job} /> : <Jobs visit={visit} />}
        {job && job.questions.length > 0 && <EstimateForm {...{ job, answers, lang }} />}
        {slip && <StickyTotal sum={slip.sum} />}
      </div>
      {job && priced && slip && <EstimateSlip {...{ job, answers, priced, slip, lang, now }} />}
      {!job && !hasProblems && <UsualReceipt service={first.service} lang={lang} />}
    </section>
  )
}

/** What the commonest case of a service's job costs in all, where there is room for it; the list beside it has the notes. */
function UsualReceipt({ service, lang }: { service: ServiceId; lang: Lang }) {
  const usual = usualEstimate(service, lang)
  if (!usual) return null
  const { lines, sum } = usual.slip
  const slip = { sum, lines: lines.map((line) => ({ ...line, note: '' })) }
  return (
    <div className="max-xl:hidden">
      <Slip title={content(lang).servicesPage.detail.allIn} {...usual} slip={slip} />
    </div>
  )
}

/** The job that is priced, with the others collapsed below it; on a wide screen they are all in view, this one marked. */
function OtherJobs({ visit, job }: { visit: Visit; job: Package }) {
  const words = content(visit.lang).estimate
  return (
    <details className="other-jobs group mt-3 border-y border-line-strong">
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
              aria-current={job.id === current?.id ? 'true' : undefined}
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

import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { estimateParameters } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package, PackageQuestion } from '#app/content/packages/package.ts'
import { stands } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { asksEstimate, type ChoiceProblem, type EstimateQuery, readChoices } from '#app/estimate/choices.ts'
import { type Answers, answeredOption, type Estimate, estimate } from '#app/estimate/estimate.ts'
import { holdsUntil } from '#app/estimate/holds.ts'
import { ESTIMATE, estimateHref, SLIP } from '#app/estimate/href.ts'
import { rowText } from '#app/estimate/line.ts'
import { estimateAnswers, optionLabel, type ShownSlip, shownSlip } from '#app/estimate/shown.ts'
import { Slip, type SlipSum } from '#app/estimate/slip.tsx'
import type { Visit } from '#app/public/pages/page.ts'
import { sendEstimateHref } from '#app/public/pages/parts/request-href.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Field } from '#app/ui/field.tsx'
import { ArrowRight, ChevronDown } from '#app/ui/icon/icon.tsx'

/**
 * The price for one's own car: first the job, then its questions, then the result, on a wide screen beside them and the list. It works
 * without JavaScript.
 */
export function EstimateSection({ visit }: { visit: Visit }) {
  const { lang, query, now } = visit
  const words = content(lang).estimate
  if (offeredPackages().length === 0) return null
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
    </section>
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

/** More options than this are shown in a select instead of side by side. */
const SIDE_BY_SIDE = 5

type FormProps = { job: Package; answers: Answers; lang: Lang }

/** The questions that the price of a job depends on. A GET form to the same page, so that the URL holds all the answers. */
function EstimateForm({ job, answers, lang }: FormProps) {
  const words = content(lang).estimate
  return (
    <form
      action={`${href('pricing', lang)}#${SLIP}`}
      className="mt-5 grid justify-items-start gap-y-5 max-sm:*:w-full"
    >
      <input type="hidden" name={estimateParameters.job[lang]} value={job.key[lang]} />
      {job.questions.map((question) => (
        <Question key={question.name} question={question} answers={answers} lang={lang} />
      ))}
      <button type="submit" className="see-price action action-signal">
        {words.submit}
      </button>
    </form>
  )
}

/** The sum with taxes, in view while one answers; it leads down to the receipt. */
function StickyTotal({ sum }: { sum: SlipSum | undefined }) {
  const total = sum?.rows.at(-1)
  return (
    <p aria-live="polite" data-priced="" className="sticky-total on-night lg:hidden">
      {total && (
        <a href={`#${SLIP}`} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4">
          <span>{total.label}</span>
          <b className="figure">{rowText(total)}</b>
        </a>
      )}
    </p>
  )
}

function Question({ question, answers, lang }: { question: PackageQuestion; answers: Answers; lang: Lang }) {
  const { questions, unknown } = content(lang).estimate
  const name = estimateParameters[question.name][lang]
  const label = questions[question.name]
  const answered = answeredOption(question, answers)?.key[lang] ?? ''
  const options = question.options.map((option) => ({
    value: option.key[lang],
    label: optionLabel(option, lang),
  }))
  if (!question.preset) options.push({ value: '', label: unknown })
  if (options.length > SIDE_BY_SIDE)
    return (
      <Field id={`estimate-${question.name}`} label={label}>
        {(control) => (
          <select {...control} name={name} defaultValue={answered}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold leading-snug">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input type="radio" name={name} value={value} defaultChecked={value === answered} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Why a query cannot be priced, each reason with the name of its question. Shown in place of the result. */
function EstimateProblems({ problems, lang }: { problems: readonly ChoiceProblem[]; lang: Lang }) {
  if (problems.length === 0) return null
  const { problems: words, questions, job } = content(lang).estimate
  return (
    <div id={SLIP} role="alert" className="mt-4 border-l-4 border-bad bg-bad-surface p-4 text-bad">
      <p className="font-bold">{words.heading}</p>
      <ul>
        {problems.map(({ on, kind }) => (
          <li key={on}>
            {typeset(fillSlots(words[kind], { field: on === 'job' ? job : questions[on] }), lang)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type SlipProps = {
  job: Package
  answers: Answers
  priced: Estimate
  slip: ShownSlip
  lang: Lang
  now: Date
}

/** The price as on a bill, what it includes, what can change it, and a link to send it. */
function EstimateSlip({ job, answers, priced, slip, lang, now }: SlipProps) {
  const { estimate: words, pricing } = content(lang)
  const until = holdsUntil(priced, now)
  const answerTexts = estimateAnswers(job, answers, lang)
  const { includes, rises } = words.jobs[job.id]
  return (
    <div id={SLIP} data-priced="" className="grid scroll-mt-4 gap-x-16 gap-y-3 lg:max-xl:grid-cols-2">
      <div>
        <Slip title={words.slip.title} subject={job.label[lang]} answers={answerTexts} slip={slip}>
          <ActionLink href={sendEstimateHref(job, answers, lang)} tone="solid" className="w-full">
            {slip.sum.rows.length > 0 ? words.send : content(lang).contact.actions.quote}
            <ArrowRight size={18} />
          </ActionLink>
        </Slip>
      </div>
      <div>
        <p className="font-semibold">{slip.evaluation}</p>
        {(slip.binds || until) && (
          <p className="small mt-1 text-ink-soft">
            {[slip.binds, until && fillSlots(words.slip.holds, { date: longDate(until, lang) })]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        <ActionLink href={href('rights', lang)} tone="text">
          {pricing.estimate.link}
        </ActionLink>
        <div className="mt-5 grid gap-x-10 gap-y-5 sm:max-lg:grid-cols-2">
          {stands(`includes.${job.service}`) && <List title={words.includes} lines={includes} />}
          <List title={words.rises} lines={rises} />
        </div>
      </div>
    </div>
  )
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="label text-ink-soft">{title}</h3>
      <ul className="mt-1.5 border-t border-line-strong">
        {lines.map((line) => (
          <li key={line} className="small border-b border-line py-1.5">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { Lang } from '#app/content/language.ts'
import { estimateParameters } from '#app/content/packages/index.ts'
import type { Package, PackageQuestion } from '#app/content/packages/package.ts'
import { content } from '#app/content/snapshot.ts'
import { type Answers, answeredOption } from '#app/estimate/estimate.ts'
import { SLIP } from '#app/estimate/href.ts'
import { optionLabel } from '#app/estimate/shown.ts'
import type { SlipSum } from '#app/estimate/slip.tsx'
import { href } from '#app/site-map.ts'
import { Choice } from '#app/ui/choice.tsx'

/** More options than this are shown in a select instead of side by side. */
const SIDE_BY_SIDE = 5

type FormProps = { job: Package; answers: Answers; lang: Lang }

/** The questions that the price of a job depends on. A GET form to the same page, so that the URL holds all the answers. */
export function EstimateForm({ job, answers, lang }: FormProps) {
  const words = content(lang).estimate
  return (
    <form
      action={`${href('pricing', lang)}#${SLIP}`}
      className="mt-4 flex flex-wrap items-end gap-x-10 gap-y-4 max-sm:*:w-full"
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
export function StickyTotal({ sum }: { sum: SlipSum | undefined }) {
  const total = sum?.rows.at(-1)
  return (
    <p aria-live="polite" data-priced="" className="sticky-total on-night lg:hidden">
      {total && (
        <a href={`#${SLIP}`} className="flex min-h-12 items-center justify-between gap-4 px-4">
          <span>{total.label}</span>
          <b className="figure">{total.value}</b>
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
    return <Choice id={`estimate-${question.name}`} value={answered} {...{ name, label, options }} />
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

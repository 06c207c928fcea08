import type { InputHTMLAttributes } from 'react'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { centsText } from '#app/estimate/line.ts'
import { ADDRESS_LENGTH, jobsOf, NAME_LENGTH } from '#app/requests/evaluation/evaluation.ts'
import { EvaluationSheet, SheetLines, SheetTerms } from '#app/requests/evaluation/evaluation-sheet.tsx'
import { shownSheet } from '#app/requests/evaluation/sheet.server.ts'
import type { SentEvaluation } from '#app/requests/evaluation/stored.server.ts'
import type { ShownWork } from '#app/requests/follow/shown-work.server.ts'
import { Field } from '#app/ui/field.tsx'
import { acceptedIn, jobName, lineName, type TypedAnswer } from './evaluated.server.ts'
import { Alert, type FollowAnswer } from './follow-alert.tsx'

type Props = { lang: Lang; waiting: SentEvaluation; answer: FollowAnswer | undefined }

/** On both screens: the form by which it is answered. */
const FORM = 'answer'

/** What was chosen for the evaluation that waits: another one may have other lines under the same ids. */
const chosenIn = ({ waiting, answer }: Pick<Props, 'waiting' | 'answer'>): TypedAnswer['choices'] =>
  answer?.typed?.id === waiting.id ? answer.typed.choices : {}

/** The first screen: the evaluation, with one choice a job. Nothing is accepted by it. */
export function ChooseLines({
  lang,
  waiting,
  answer,
  photoHref,
}: Props & { photoHref: (id: string) => string }) {
  const jobs = jobsOf(waiting.body.lines)
  const choices = chosenIn({ waiting, answer })
  return (
    <EvaluationSheet
      sheet={shownSheet(waiting, lang)}
      photoHref={photoHref}
      choose={({ id }) => {
        const [job = '', lines = []] = jobs.find(([, its]) => its.some((line) => line.id === id)) ?? []
        return <Choice {...{ lang, id, job, lines, choices }} isAsked={answer?.kind === 'choose'} />
      }}
    />
  )
}

/** The form of the first screen, whose fields are in the receipt, and the act that accepts all of it at once. */
export function AcceptAll({ lang, waiting, answer }: Props) {
  const { work: copy } = content(lang).follow
  const typed = answer?.typed
  return (
    <form id={FORM} method="post" action="#top" className="grid justify-items-start gap-2">
      <Carried of={{ evaluation: waiting.id, seen: waiting.sha256 }} />
      {typed?.name !== undefined && <Carried of={{ ...typed, name: typed.name }} />}
      <button type="submit" name="act" value="all" className="action action-signal">
        {copy.acceptAll}
      </button>
      <p className="small">{copy.nextHint}</p>
    </form>
  )
}

/** What the chosen jobs come to, which scripts renew with each choice, and the way to the second screen. */
export function AnswerBar({ lang, waiting, answer }: Props) {
  const { evaluation, follow } = content(lang)
  const accepted = acceptedIn(waiting.body.lines, chosenIn({ waiting, answer }))
  const total = shownSheet({ ...waiting, accepted }, lang).slip.sum.rows.at(-1)?.value
  return (
    <>
      <p data-priced="" aria-live="polite" className="mr-auto leading-tight">
        <span className="label block text-ink-soft">{evaluation.toAccept.yes}</span>
        <b className="figure text-xl">{total ?? centsText(0, lang)}</b>
      </p>
      <button type="submit" form={FORM} name="act" value="review" className="action action-line">
        {follow.work.next}
      </button>
    </>
  )
}

type ChoiceProps = {
  lang: Lang
  id: string
  job: string
  lines: SentEvaluation['body']['lines']
  choices: TypedAnswer['choices']
  isAsked: boolean
}

/** What stands below a line: whether it alone is refused, and below the last of a job the answer to all of them. */
function Choice({ lang, id, job, lines, choices, isAsked }: ChoiceProps) {
  const { work: copy } = content(lang).follow
  const name = jobName(job)
  const isDuty = lines.some((line) => line.id === id && line.type === 'duty')
  return (
    <>
      {lines.length > 1 && !isDuty && (
        <label className="mb-1 inline-flex min-h-11 cursor-pointer items-center gap-2 print:hidden">
          <input
            type="checkbox"
            form={FORM}
            name={lineName(id)}
            value="no"
            defaultChecked={choices[lineName(id)] === 'no'}
            className="size-4 accent-ink"
          />
          <span className="small underline underline-offset-4">{copy.apart}</span>
        </label>
      )}
      {lines.at(-1)?.id === id && (
        <fieldset className="group grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 print:hidden">
          <legend className={lines.length > 1 ? 'small mb-1' : 'sr-only'}>
            {fillSlots(copy.choice, { label: lines.map(({ label }) => label[lang]).join(', ') })}
          </legend>
          {Object.entries({ yes: copy.accept, no: copy.refuse }).map(([value, label]) => (
            <label key={value} className="choice answer justify-center">
              <input
                type="radio"
                form={FORM}
                name={name}
                value={value}
                defaultChecked={choices[name] === value}
              />
              {label}
            </label>
          ))}
          {isAsked && !choices[name] && (
            <p className="small col-span-full font-semibold text-bad group-has-checked:hidden">
              {copy.missing}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}

/** What a form carries beside what is typed: the evaluation that was seen, since another one is not answered by it. */
export function Carried({ of }: { of: Readonly<Record<string, unknown>> }) {
  const texts = Object.entries(of).filter(([, value]) => typeof value === 'string')
  return texts.map(([name, value]) => <input key={name} type="hidden" name={name} value={`${value}`} />)
}

type InputProps = InputHTMLAttributes<HTMLInputElement>
type Review = { typed: TypedAnswer; work: Pick<ShownWork, 'asksAddress' | 'notes'> }

/** The second screen: what is accepted and refused as it will be, to be corrected or given. */
export function ReviewAnswer({ lang, waiting, answer, typed, work }: Props & Review) {
  const { review: copy } = content(lang).follow.work
  const accepted = acceptedIn(waiting.body.lines, typed.choices)
  const sheet = shownSheet({ ...waiting, accepted }, lang)
  const wrong = answer?.kind
  const values = { ...typed, name: typed.name ?? waiting.body.customer.name }
  const ask = (name: 'name' | 'address' | 'digits', hint: string | undefined, more: InputProps) => (
    <Field label={copy[name]} hint={hint} invalid={wrong === name} look="box">
      {(field) => <input {...field} {...more} name={name} defaultValue={values[name]} />}
    </Field>
  )
  const button =
    accepted.length > 0
      ? fillSlots(copy.accept, { total: sheet.slip.sum.rows.at(-1)?.value ?? '' })
      : copy.refuse
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-6 pt-8 pb-16 lg:grid-cols-[2fr_3fr] lg:pt-14">
      <div className="lg:col-span-2">
        <h1 className="title">{copy.title}</h1>
        <p className="lead measure mt-3">{fillSlots(copy.text, { button })}</p>
      </div>
      <section className="grid gap-5 lg:order-last">
        <h2 className="label text-ink-soft">{`${sheet.title} ${sheet.number}`}</h2>
        <SheetLines sheet={sheet} />
        <p className="font-semibold whitespace-pre-line empty:hidden">{work.notes.join('\n')}</p>
        <SheetTerms sheet={sheet} />
      </section>
      <form id={FORM} method="post" action={`#${FORM}`} className="grid scroll-mt-24 gap-5">
        {wrong && <Alert lang={lang} kind={wrong} />}
        <Carried of={{ evaluation: waiting.id, seen: waiting.sha256 }} />
        <Carried of={typed.choices} />
        {ask('name', undefined, { autoComplete: 'name', maxLength: NAME_LENGTH })}
        {work.asksAddress &&
          accepted.length > 0 &&
          ask('address', copy.addressHint, { autoComplete: 'street-address', maxLength: ADDRESS_LENGTH })}
        {ask('digits', copy.digitsHint, { autoComplete: 'off', inputMode: 'numeric' })}
        <p className="flex flex-wrap gap-3">
          <button type="submit" name="act" value="answer" className="action action-signal">
            {button}
          </button>
          <button type="submit" name="act" value="correct" formAction="#top" className="action action-line">
            {copy.correct}
          </button>
        </p>
      </form>
    </div>
  )
}

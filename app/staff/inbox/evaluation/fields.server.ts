import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { warrantyOf } from '#app/content/prices/warranties.ts'
import { fillSlots } from '#app/content/slots.ts'
import { numberError } from '#app/content/typed-number.ts'
import { decimalText } from '#app/content/typography.ts'
import { countOf, ONE } from '#app/estimate/cents.ts'
import { type Announced, announcedWith } from '#app/requests/announced.server.ts'
import {
  conditions,
  type Draft,
  type EvaluationLine,
  urgencies,
} from '#app/requests/evaluation/evaluation.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { localText } from '#app/staff/inbox/request/change-text.server.ts'
import { momentOf } from '#app/staff/inbox/request/request-changes.server.ts'
import { decimals, typedCents, typedCount } from './typed-amount.ts'
import { evaluationWords } from './words.ts'

/** How a value stands in its field, and is read from it: over the one before, or undefined where it cannot be. */
type Way<Value> = {
  write(value: Value): string
  read(typed: string, before: Value): Value | undefined
  empty: Value
  /** What is wrong with what cannot be read: no time, or no number of so many decimals. */
  wrong?: 'time' | number
}

const text: Way<string> = { write: (value) => value, read: (typed) => typed, empty: '' }
const upper: Way<string> = { ...text, read: (typed) => typed.toUpperCase() }
const time: Way<string> = {
  write: (at) => at && localText(at),
  read: (typed) => (typed ? (momentOf(typed) ?? undefined) : ''),
  empty: '',
  wrong: 'time',
}
const day: Way<string> = {
  ...time,
  write: text.write,
  read: (typed) => (typed && !momentOf(`${typed}T12:00`) ? undefined : typed),
}
const choice = <Value extends string>(known: readonly Value[]): Way<Value | undefined> => ({
  write: (value) => value ?? '',
  read: (typed) => known.find((each) => each === typed),
  empty: undefined,
})
const dollars = (lang: Lang): Way<number | null> => ({
  write: (cents) => (cents === null ? '' : decimalText((cents / 100).toFixed(2), lang)),
  read: (typed) => typedCents(typed, lang),
  empty: null,
  wrong: decimals.amount,
})
/** Empty while nobody has said it. */
const quantity = (lang: Lang): Way<number | undefined> => ({
  write: (count) => (count ? decimalText(count / ONE, lang) : ''),
  read: (typed) => typedCount(typed, lang),
  empty: 0,
  wrong: decimals.count,
})
/** A label of the price list keeps its other language as long as nobody rewrites it. */
const label = (lang: Lang): Way<Text> => ({
  write: (value) => value[lang],
  read: (typed, before) => (typed === before[lang] ? before : forEachLang(() => typed)),
  empty: forEachLang(() => ''),
})

/** Counted in thousandths, however it was stored. */
const counted = (line: EvaluationLine) => Object.assign(line, { count: countOf(line), hundredths: undefined })

/** The only fee that an evaluation may have is the one that was announced. */
const fee = (announced: Announced): Way<number | null> => ({
  write: (cents) => (cents === null ? '' : 'announced'),
  read: (typed) => (typed && announced?.cents) || null,
  empty: null,
})

/** The warranty of what is fitted: that of its row as long as nobody chooses another. */
const warranty = (line: EvaluationLine) => ({
  name: `warranty.${line.id}`,
  wrong: undefined,
  value: () => warrantyOf(line) ?? '',
  put(typed: string): boolean {
    if (typed !== (warrantyOf(line) ?? '')) line.warranty = typed
    return true
  },
})

/** Whether a line is a part of the job of the one above it. */
const job = (line: EvaluationLine, above: EvaluationLine) => {
  const isWith = () => line.job !== undefined && line.job === above.job
  return {
    name: `with.${line.id}`,
    wrong: undefined,
    value: () => (isWith() ? 'yes' : ''),
    put(typed: string): boolean {
      if (typed) {
        above.job ??= above.id
        line.job = above.job
      } else if (isWith()) line.job = line.id
      return true
    },
  }
}

/** Every field of a draft by its name: lines are in the customer's language. */
function fieldsOf(draft: Draft, lang: Lang, request: RequestRow) {
  const field = <At, Key extends keyof At>(name: string, at: At, key: Key, way: Way<At[Key]>) => ({
    name,
    wrong: way.wrong,
    value: () => way.write(at[key]),
    /** @returns whether it can be read */
    put(typed: string): boolean {
      const value = way.read(typed, at[key])
      at[key] = value ?? way.empty
      return value !== undefined || way.wrong === undefined
    },
  })
  const { vehicle, customer: who } = draft
  return [
    ...draft.lines
      .map(counted)
      .flatMap((line, at, { [at - 1]: above }) => [
        ...(above ? [job(line, above)] : []),
        warranty(line),
        field(`label.${line.id}`, line, 'label', label(request.lang)),
        field(`count.${line.id}`, line, 'count', quantity(lang)),
        field(`each.${line.id}`, line, 'each', dollars(lang)),
        field(`condition.${line.id}`, line, 'condition', choice(conditions)),
        field(`urgency.${line.id}`, line, 'urgency', choice(urgencies)),
        field(`consequence.${line.id}`, line, 'consequence', text),
      ]),
    ...(['make', 'model', 'year'] as const).map((name) => field(name, vehicle, name, text)),
    field('plate', vehicle, 'plate', upper),
    ...(['name', 'address'] as const).map((name) => field(name, who, name, text)),
    field('readyAt', draft, 'readyAt', time),
    field('validUntil', draft, 'validUntil', day),
    field('fee', draft, 'fee', fee(announcedWith(request))),
  ]
}

/** What stands in the fields of a draft, and why what cannot be read is wrong. */
export function filled(saved: Draft, lang: Lang, request: RequestRow) {
  const fields = fieldsOf(structuredClone(saved), lang, request)
  const { unread = {} } = saved
  const errorOf = (wrong: Way<unknown>['wrong'], typed: string) =>
    typeof wrong === 'number'
      ? numberError(typed, lang, wrong)
      : fillSlots(evaluationWords(lang).noTime, { typed })
  return {
    values: { ...Object.fromEntries(fields.map(({ name, value }) => [name, value()])), ...unread },
    errors: Object.fromEntries(
      fields.flatMap(({ name, wrong }) => (unread[name] ? [[name, errorOf(wrong, unread[name])]] : [])),
    ),
  }
}

/** Reads a form over the draft it was shown with: what has no field stays, and what cannot be read is kept as typed. */
export function readDraftForm(form: FormData, shown: Draft, lang: Lang, request: RequestRow): Draft {
  const draft = structuredClone(shown)
  const typed = (name: string) => `${form.get(name) ?? ''}`.trim()
  const unread = fieldsOf(draft, lang, request).filter(({ name, put }) => !put(typed(name)))
  draft.unread = unread.length ? Object.fromEntries(unread.map(({ name }) => [name, typed(name)])) : undefined
  for (const line of draft.lines) if (form.has(`no-photo.${line.id}`)) line.photo = undefined
  return draft
}

import { forEachLang, type Lang } from '#app/content/language.ts'
import {
  conditions,
  type Draft,
  type EvaluationLine,
  urgencies,
} from '#app/requests/evaluation/evaluation.ts'
import { momentOf } from '#app/staff/inbox/request/request-changes.server.ts'
import { typedCents, typedCount } from './typed-amount.ts'

/** What could not be read, by field, as it was typed. */
export type Unread = Readonly<Record<string, { why: 'amount' | 'count' | 'time'; typed: string }>>

/**
 * Reads the form over the draft that it was shown with, so that what has no field stays. What cannot be read is empty in the draft,
 * and comes back as it was typed.
 * @param lang the customer's language, in which lines are written
 * @param page the language of the page, in which numbers are
 */
export function typedDraft(
  form: FormData,
  shown: Draft,
  lang: Lang,
  page: Lang,
): { body: Draft; unread: Unread } {
  const unread: Record<string, Unread[string]> = {}
  const text = (name: string) => `${form.get(name) ?? ''}`.trim()
  function read<Value>(
    field: string,
    why: Unread[string]['why'],
    value: Value | undefined,
    empty: Value,
  ): Value {
    if (value !== undefined) return value
    unread[field] = { why, typed: text(field) }
    return empty
  }
  const amount = (field: string) => read(field, 'amount', typedCents(text(field), page), null)
  const line = (before: EvaluationLine): EvaluationLine => {
    const field = (part: string) => `${part}.${before.id}`
    const label = text(field('label'))
    return {
      ...before,
      // A label of the price list keeps its other language as long as nobody rewrites it.
      label: label === before.label[lang] ? before.label : forEachLang(() => label),
      count: read(field('count'), 'count', typedCount(text(field('count')), page), 0),
      hundredths: undefined,
      each: amount(field('each')),
      condition: conditions.find((known) => known === text(field('condition'))),
      urgency: urgencies.find((known) => known === text(field('urgency'))),
      consequence: text(field('consequence')),
      photo: form.has(field('no-photo')) ? undefined : before.photo,
    }
  }
  const { make, model, year, plate } = forFields(['make', 'model', 'year', 'plate'], text)
  const body = {
    lines: shown.lines.map(line),
    customer: forFields(['name', 'address'], text),
    vehicle: { make, model, year, plate: plate.toUpperCase() },
    readyAt: read('readyAt', 'time', momentOf(text('readyAt')), null) ?? '',
    validUntil: read('validUntil', 'time', dayIn(text('validUntil')), ''),
    fee: amount('fee'),
    after: shown.after,
  }
  return { body, unread }
}

function forFields<Name extends string>(
  names: readonly Name[],
  text: (name: string) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}

/** A day of this century as it is; undefined if there is no such day. */
function dayIn(typed: string): string | undefined {
  return typed === '' || momentOf(`${typed}T12:00`) ? typed : undefined
}

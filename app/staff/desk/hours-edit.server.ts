import { closingReasons } from '#app/content/hours/closings.ts'
import type { DayHours } from '#app/content/hours/hours.ts'
import { weekdayText } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { isDay } from '#app/publishing/day.ts'
import { checkedValue, conflictText, isPath, valueText } from '#app/publishing/items.ts'
import {
  type ClosingValue,
  closingRange,
  type StoredHours,
  spansOf,
  storedFrom,
} from '#app/publishing/kinds/hours.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { type Filled, sentIn } from '#app/staff/kit/fields.tsx'
import { type Asker, type Item, isTouched, openItems, saveEdit, saveEdits, seenIn } from './edits.server.ts'
import { draftText, hiddenRecord, markHidden } from './hidden.server.ts'
import {
  faultAt,
  isFault,
  readHours,
  readSpecialHours,
  timeValues,
  typedHours,
} from './typed-hours.server.ts'

const days = [1, 2, 3, 4, 5, 6, 7]

/**
 * The week for its form: the typed values, else the drafts, else the online hours. A refused form keeps what it was based on,
 * except for the days in `theirs`, whose conflict it shows.
 */
export async function daysToEdit(
  runtime: Runtime,
  lang: Lang,
  { form, theirs = [] }: { form?: FormData; theirs?: readonly Item[] | undefined } = {},
) {
  const copy = deskCopy(lang).hours
  const { itemAt } = await openItems(runtime)
  const values: Record<string, string> = form ? sentIn(form) : {}
  const errors: Record<string, string> = {}
  const shown = days.map((day) => {
    const suffix = `.${day}`
    const item = itemAt(`hours.${day}`)
    const other = theirs.find(({ path }) => path === item.path)
    const read = form ? readDay(form, day) : storedAt(item)
    if (other) errors[`day${suffix}`] = conflictText(other, lang)
    else if (isFault(read)) Object.assign(errors, faultAt(read, copy.errors, suffix))
    if (!form) Object.assign(values, timeValues(storedAt(item), suffix))
    return {
      day,
      name: weekdayText(day, lang),
      draft: draftText(item, lang),
      seen: other?.seen ?? (form ? seenIn(form, suffix) : item.seen),
    }
  })
  return { days: shown, filled: { values, errors } as Filled }
}

const storedAt = ({ value }: Item): DayHours => spansOf(value as StoredHours)

/** The hours of a day of the week in its form. */
const readDay = (form: FormData, day: number) =>
  form.get(`closed.${day}`) === 'yes' ? [] : readHours(typedHours(form, `.${day}`))

/** Published closings and drafts, in order, without those that are over. */
export async function listClosings(runtime: Runtime, today: string, lang: Lang) {
  const { itemsOf } = await openItems(runtime)
  return itemsOf('closings')
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((item) => {
      const { path, online, value, seen } = item
      const known = (value ?? online) as ClosingValue | null
      const from = path.slice('closings.'.length)
      if (!known || known.to < today) return []
      return {
        path,
        range: markHidden(closingRange(from, known.to, lang), hiddenRecord(item) !== undefined, lang),
        text: valueText(path, known, lang),
        draft: draftText(item, lang),
        isThere: value !== null,
        values: { from, to: known.to, reason: known.reason, ...timeValues(spansOf(known.hours), '') },
        seen,
      }
    })
}

export const reasonChoices = (lang: Lang) =>
  Object.entries(closingReasons).map(([value, text]) => ({ value, label: text[lang] }))

/** The path of a closing and the state of it that the form was based on; `path` is empty for a new form. */
export type ClosingSeen = Item['seen'] & { path: string }

type Refusal = {
  error: string
  status: 400 | 409
  /** Items that somebody else has changed since, shown beside their day. */
  theirs?: readonly Item[]
  errors?: Filled['errors']
  closing?: ClosingSeen
}
export type HoursOutcome = 'done' | Refusal

/** Saves days that differ from the published week as drafts; nothing if one is invalid, on a conflict only the days before it. */
export async function saveWeek(runtime: Runtime, form: FormData, { by, lang }: Asker): Promise<HoursOutcome> {
  const edits = days.flatMap((day) => {
    const read = readDay(form, day)
    if (isFault(read)) return []
    return { path: `hours.${day}`, now: storedFrom(read), seen: seenIn(form, `.${day}`), by }
  })
  if (edits.length < days.length) return refused(deskCopy(lang).wrong, 400)
  const theirs = await saveEdits(runtime, edits.filter(isTouched))
  return theirs.length ? { ...refused(deskCopy(lang).wrong, 409), theirs } : 'done'
}

const isClosing = (path: string) => path.startsWith('closings.') && isPath(path)

/** Saves a closing, or its removal, as a draft; both where the one at the path `moved` gets another first day. */
export async function saveClosing(
  runtime: Runtime,
  form: FormData,
  { by, lang }: Asker,
  moved = '',
): Promise<HoursOutcome> {
  const text = (name: string) => `${form.get(name) ?? ''}`.trim()
  const sent = seenIn(form)
  if (text('intent') === 'remove') {
    const path = text('path')
    if (!isClosing(path)) return refused(deskCopy(lang).wrong, 400)
    const theirs = await saveEdit(runtime, { path, now: null, seen: sent, by })
    return theirs ? refused(conflictText(theirs, lang), 409) : 'done'
  }
  const path = `closings.${text('from')}`
  const refuse = (errors: Filled['errors']): Refusal => ({
    ...refused(deskCopy(lang).wrong, 400),
    errors,
    closing: { path: text('path'), ...sent },
  })
  const { errors } = deskCopy(lang).closings
  const to = text('to') || text('from')
  if (!isClosing(path)) return refuse({ from: errors.from })
  if (!isDay(to) || to < text('from')) return refuse({ to: errors.to })
  const hours = readSpecialHours(typedHours(form), await ordinaryHours(runtime, text('from'), to))
  if (isFault(hours)) return refuse(faultAt(hours, errors))
  const now = checkedValue(path, { to, hours: storedFrom(hours), reason: text('reason') })
  if (!now) return refuse({})
  // The form adds a closing, unless it moves one, or was shown again with what somebody else had saved for the same day.
  const old = text('path')
  const added = { path, now, seen: old === path ? sent : { was: 'null', draft: '' }, by }
  const left =
    isClosing(moved) && old === moved && old !== path ? [{ path: old, now: null, seen: sent, by }] : []
  const [theirs] = await saveEdits(runtime, [added, ...left])
  return theirs
    ? { ...refused(conflictText(theirs, lang), 409), closing: { path: theirs.path, ...theirs.seen } }
    : 'done'
}

/** The hours of the week on each weekday of these days. */
async function ordinaryHours(runtime: Runtime, from: string, to: string): Promise<DayHours[]> {
  const { itemAt } = await openItems(runtime)
  const first = Temporal.PlainDate.from(from)
  const count = Math.min(days.length, first.until(to).days + 1)
  return Array.from({ length: count }, (_, ahead) =>
    storedAt(itemAt(`hours.${first.add({ days: ahead }).dayOfWeek}`)),
  )
}

const refused = (error: string, status: 400 | 409): Refusal => ({ error, status })

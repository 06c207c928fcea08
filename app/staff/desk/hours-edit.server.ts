import { closingReasons } from '#app/content/hours/closings.ts'
import type { DayHours } from '#app/content/hours/hours.ts'
import { hoursText, weekdayText } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import type { Runtime } from '#app/context.server.ts'
import { allDrafts } from '#app/desk/changes.server.ts'
import { isDay } from '#app/desk/day.ts'
import { checkedValue, conflictText, isPath, valueText } from '#app/desk/items.ts'
import { type ClosingValue, closingRange } from '#app/desk/kinds/hours.ts'
import { type Item, isTouched, openItems, saveEdit, saveEdits } from './edits.server.ts'

const days = [1, 2, 3, 4, 5, 6, 7]

/** The values of a refused form, by field name. */
export type Typed = Readonly<Record<string, string>>

/**
 * The week for its form: the typed values, else the drafts, else the online hours. A refused form keeps what it was based on,
 * except for the days in `theirs`, whose conflict it shows.
 */
export async function weekDays(
  runtime: Runtime,
  lang: Lang,
  { typed, theirs = [] }: { typed?: Typed; theirs?: readonly Item[] | undefined } = {},
) {
  const itemAt = await openItems(runtime)
  return days.map((day) => {
    const item = itemAt(`hours.${day}`)
    const hours = item.value as DayHours
    const other = theirs.find(({ path }) => path === item.path)
    const isBad = typed && checkedHours(day, typed) === undefined
    return {
      day,
      name: weekdayText(day, lang),
      opens: typed?.[`opens.${day}`] ?? hours?.[0] ?? '',
      closes: typed?.[`closes.${day}`] ?? hours?.[1] ?? '',
      closed: typed ? typed[`closed.${day}`] === 'yes' : hours === null,
      error: other ? conflictText(other, lang) : isBad ? deskCopy(lang).hours.bad : undefined,
      draft: item.isDraft
        ? fillSlots(deskCopy(lang).hours.draft, { value: hoursText(hours, lang) })
        : undefined,
      seen: other?.seen ?? (typed ? seenAmong(typed, `.${day}`) : item.seen),
    }
  })
}

/** The hours of a day in a form; undefined if they are not valid. */
function checkedHours(day: number, typed: Typed): unknown {
  const hours = typed[`closed.${day}`] ? null : [typed[`opens.${day}`], typed[`closes.${day}`]]
  return checkedValue(`hours.${day}`, hours)
}

/** Published closings and drafts, in order, without those that are over. */
export async function listClosings(runtime: Runtime, today: string, lang: Lang) {
  const itemAt = await openItems(runtime)
  const { hours } = deskCopy(lang)
  const paths = new Set([
    ...runtime.desk.values().keys(),
    ...(await allDrafts(runtime.database.db)).map(({ path }) => path),
  ])
  return [...paths]
    .filter((path) => path.startsWith('closings.'))
    .sort()
    .flatMap((path) => {
      const { online, value, isDraft, seen } = itemAt(path)
      const known = (value ?? online) as ClosingValue | null
      const from = path.slice('closings.'.length)
      if (!known || known.to < today) return []
      return {
        path,
        range: closingRange(from, known.to, lang),
        text: valueText(path, known, lang),
        draft: isDraft ? fillSlots(hours.draft, { value: valueText(path, value, lang) }) : undefined,
        isThere: value !== null,
        seen,
      }
    })
}

export const reasonChoices = (lang: Lang) =>
  Object.entries(closingReasons).map(([value, text]) => ({ value, label: text[lang] }))

type ClosingErrors = Partial<Record<'from' | 'to' | 'hours', string>>

/** The path of a closing and the state of it that the form was based on; `path` is empty for a new form. */
export type ClosingSeen = Item['seen'] & { path: string }

type Refusal = {
  error: string
  status: 400 | 409
  /** Items that somebody else has changed since, shown beside their day. */
  theirs?: readonly Item[]
  errors?: ClosingErrors
  closing?: ClosingSeen
}
export type HoursOutcome = 'done' | Refusal

export const typedTimes = (form: FormData): Typed =>
  Object.fromEntries([...form].map(([name, value]) => [name, `${value}`]))

const seenAmong = (typed: Typed, suffix = ''): Item['seen'] => ({
  was: typed[`was${suffix}`] ?? '',
  draft: typed[`draft${suffix}`] ?? '',
})

/** Saves days that differ from the published week as drafts; nothing if one is invalid, on a conflict only the days before it. */
export async function saveWeek(
  runtime: Runtime,
  form: FormData,
  { by, lang }: { by: string; lang: Lang },
): Promise<HoursOutcome> {
  const typed = typedTimes(form)
  const edits = days.map((day) => ({
    path: `hours.${day}`,
    now: checkedHours(day, typed),
    seen: seenAmong(typed, `.${day}`),
    by,
  }))
  if (edits.some(({ now }) => now === undefined)) return refused(deskCopy(lang).wrong, 400)
  const theirs = await saveEdits(runtime, edits.filter(isTouched))
  return theirs.length ? { ...refused(deskCopy(lang).wrong, 409), theirs } : 'done'
}

/** Saves a closing, or its removal, as a draft. */
export async function saveClosing(
  runtime: Runtime,
  form: FormData,
  { by, lang }: { by: string; lang: Lang },
): Promise<HoursOutcome> {
  const text = (name: string) => `${form.get(name) ?? ''}`.trim()
  const sent = seenAmong(typedTimes(form))
  if (text('intent') === 'remove') {
    const path = text('path')
    if (!isPath(path) || !path.startsWith('closings.')) return refused(deskCopy(lang).wrong, 400)
    const theirs = await saveEdit(runtime, { path, now: null, seen: sent, by })
    return theirs ? refused(conflictText(theirs, lang), 409) : 'done'
  }
  const path = `closings.${text('from')}`
  const hours = text('opens') || text('closes') ? [text('opens'), text('closes')] : null
  const to = text('to') || text('from')
  const closing = { to, hours, reason: text('reason') }
  const now = isPath(path) && to >= text('from') ? checkedValue(path, closing) : undefined
  if (!now) {
    const { from: noDay, to: tooEarly, hours: badHours } = deskCopy(lang).closings.errors
    const isEarly = !isDay(to) || to < text('from')
    const errors = isPath(path) ? (isEarly ? { to: tooEarly } : { hours: badHours }) : { from: noDay }
    const closing = { path: text('path'), ...sent }
    return { ...refused(deskCopy(lang).wrong, 400), errors, closing }
  }
  // The form adds a closing, unless it was shown again with what somebody else had saved for the same day.
  const seen = text('path') === path ? sent : { was: 'null', draft: '' }
  const theirs = await saveEdit(runtime, { path, now, seen, by })
  return theirs ? { ...refused(conflictText(theirs, lang), 409), closing: { path, ...theirs.seen } } : 'done'
}

const refused = (error: string, status: 400 | 409): Refusal => ({ error, status })

import { z } from 'zod'
import { bundledFacts } from '#app/content/facts.ts'
import { type ClosingReason, closingReasons } from '#app/content/hours/closings.ts'
import { longDate } from '#app/content/hours/dates.ts'
import type { DayHours, Weekday } from '#app/content/hours/hours.ts'
import { hoursText, weekdayText } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Problem } from '#app/publishing/checks.ts'
import { isDay } from '#app/publishing/day.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { href } from '#app/site-map.ts'
import type { Kind } from './kind.ts'

const day = z.string().refine(isDay)

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().regex(TIME)
export const isTime = (text: string): boolean => TIME.test(text)

/** The most spans of a day. */
export const MOST_SPANS = 4

const pair = z.tuple([time, time]).refine(([opens, closes]) => opens < closes)
const spans = z
  .array(z.strictObject({ opens: time, closes: time }))
  .min(2)
  .max(MOST_SPANS)
  .refine((spans) => {
    const times = spans.flatMap(({ opens, closes }) => [opens, closes])
    return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time)
  })

/**
 * The hours of a day as they are stored. One span is a pair of times, as when a day could have no more; several are a list;
 * `null` is closed. So each day has one stored form, and forms from before are still equal to it.
 */
const storedHours = z.union([pair, spans]).nullable()
export type StoredHours = z.infer<typeof storedHours>

/** The spans of a day that is stored. Nothing else reads the stored forms. */
export function spansOf(stored: StoredHours): DayHours {
  if (stored === null) return []
  return isPair(stored) ? [{ opens: stored[0], closes: stored[1] }] : stored
}

const isPair = (stored: NonNullable<StoredHours>): stored is [string, string] => typeof stored[0] === 'string'

export function storedFrom(hours: DayHours): StoredHours {
  const [first, ...more] = hours
  if (!first) return null
  return more.length ? [first, ...more] : [first.opens, first.closes]
}

const closing = z.strictObject({
  to: day,
  hours: storedHours,
  reason: z.enum(Object.keys(closingReasons) as [ClosingReason, ...ClosingReason[]]),
})
export type ClosingValue = z.infer<typeof closing>

/** A day of the week, from 1; `null` where the garage is closed. */
export const hours: Kind<NonNullable<StoredHours>> = {
  has: (key) => /^[1-7]$/.test(key),
  schema: () => storedHours,
  bundled: (key) => storedFrom(bundledFacts.calendar.week[Number(key) as Weekday]),
  file: () => 'hours/hours.ts',
  name: (key, _, lang) => weekdayText(Number(key), lang),
  text: (stored, lang) => hoursText(spansOf(stored), lang),
  none: (lang) => hoursText([], lang),
  page: (_key, _value, lang) => href('contact', lang),
  confirmsItself: true,
  problems: ({ facts }) =>
    Object.values(facts.calendar.week).every((day) => day.length === 0)
      ? [{ kind: 'always-closed', about: 'hours' }]
      : [],
}

/** Days in a row on which the garage is closed, or open at other hours; by the first of them. */
export const closings: Kind<ClosingValue> = {
  has: isDay,
  schema: () => closing.nullable(),
  bundled: () => null,
  file: () => 'hours/hours.ts',
  name: (from, value, lang) => closingRange(from, value?.to ?? from, lang),
  text: ({ hours, reason }, lang) => `${hoursText(spansOf(hours), lang)} (${closingReasons[reason][lang]})`,
  startsEmpty: true,
  page: (_key, _value, lang) => href('contact', lang),
  problems({ values }) {
    const closings = [...values]
      .filter(([path, value]) => path.startsWith('closings.') && value !== null)
      .map(([path, value]) => ({
        path,
        from: path.slice('closings.'.length),
        to: (value as ClosingValue).to,
      }))
      .sort((a, b) => a.from.localeCompare(b.from))
    return closings.flatMap(({ path, from, to }, index): Problem[] => {
      if (to < from) return [{ kind: 'closing-order', about: path }]
      if (Temporal.PlainDate.from(from).until(to).days > LONGEST_CLOSING)
        return [{ kind: 'closing-long', about: path }]
      const next = closings[index + 1]
      return next && next.from <= to ? [{ kind: 'closing-overlap', about: next.path }] : []
    })
  },
}

const LONGEST_CLOSING = 62

export function closingRange(from: string, to: string, lang: Lang): string {
  if (from === to) return longDate(from, lang)
  return fillSlots(deskCopy(lang).values.from, { from: longDate(from, lang), to: longDate(to, lang) })
}

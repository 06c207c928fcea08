import { z } from 'zod'
import { bundledFacts } from '#app/content/facts.ts'
import { type ClosingReason, closingReasons } from '#app/content/hours/closings.ts'
import { longDate } from '#app/content/hours/dates.ts'
import type { DayHours } from '#app/content/hours/hours.ts'
import { hoursText, weekdayText } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import type { Problem } from '#app/desk/checks.ts'
import { isDay } from '#app/desk/day.ts'
import { href } from '#app/site-map.ts'
import type { Kind } from './kind.ts'

const day = z.string().refine(isDay)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const dayHours = z
  .tuple([time, time])
  .refine(([opens, closes]) => opens < closes)
  .nullable()

const closing = z.strictObject({
  to: day,
  hours: dayHours,
  reason: z.enum(Object.keys(closingReasons) as [ClosingReason, ...ClosingReason[]]),
})
export type ClosingValue = z.infer<typeof closing>

/** A day of the week, from 1; `null` where the garage is closed. */
export const hours: Kind<NonNullable<DayHours>> = {
  has: (key) => /^[1-7]$/.test(key),
  schema: () => dayHours,
  bundled: (key) => bundledFacts.calendar.week[Number(key) as 1],
  file: () => 'hours/hours.ts',
  name: (key, _, lang) => weekdayText(Number(key), lang),
  text: hoursText,
  none: (lang) => hoursText(null, lang),
  page: (_key, _value, lang) => href('contact', lang),
  confirmsItself: true,
  problems: ({ facts }) =>
    Object.values(facts.calendar.week).every((day) => day === null)
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
  text: ({ hours, reason }, lang) => `${hoursText(hours, lang)} (${closingReasons[reason][lang]})`,
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

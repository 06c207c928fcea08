import { facts } from '#app/content/facts.ts'
import type { Calendar } from '#app/content/hours/hours.ts'
import { localTime, momentAt, spansOn, tellsHours } from '#app/content/hours/opening.ts'

/** How far to search: no garage is closed longer. Beyond it, the day reached is returned. */
const DAYS = 366

/** When the answer to a request received at `at` is due. */
export const answerDue = (at: Date, calendar?: Calendar): Date =>
  openAfter(at, facts().business.answerHours * 3_600_000, calendar)

/** The moment so many milliseconds after another, counting opening hours only; the whole day where the garage tells no hours. */
export function openAfter(at: Date, milliseconds: number, calendar?: Calendar): Date {
  if (!tellsHours()) return new Date(at.getTime() + milliseconds)
  const first = localTime(at).toPlainDate()
  let left = milliseconds
  for (let day = 0; day < DAYS; day += 1) {
    for (const { opens, closes } of spansOn(first.add({ days: day }), calendar)) {
      const from = Math.max(opens, at.getTime())
      const open = Math.max(0, closes - from)
      if (left <= open) return new Date(from + left)
      left -= open
    }
  }
  return momentAt(first.add({ days: DAYS }))
}

/** Minutes of opening hours between two moments. */
export function openMinutes(from: Date, to: Date, calendar?: Calendar): number {
  return openMinutesWithin(from, to, calendar)(from, to)
}

/**
 * Counts the minutes of opening hours between two moments, for many pairs of moments between `first` and `last`: the calendar
 * is read only once.
 */
export function openMinutesWithin(
  first: Date,
  last: Date,
  calendar?: Calendar,
): (from: Date, to: Date) => number {
  const spans: { opens: number; closes: number; before: number }[] = []
  let before = 0
  const end = localTime(last).toPlainDate()
  for (
    let day = localTime(first).toPlainDate();
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  ) {
    for (const { opens, closes } of spansOn(day, calendar)) {
      spans.push({ opens, closes, before })
      before += (closes - opens) / 60_000
    }
  }

  /** Open minutes from the first day up to a moment. */
  function until(moment: number): number {
    let low = 0
    let high = spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.opens ?? 0) <= moment) low = middle + 1
      else high = middle
    }
    const span = spans[low - 1]
    return span ? span.before + (Math.min(moment, span.closes) - span.opens) / 60_000 : 0
  }

  return (from, to) => Math.max(0, Math.round(until(to.getTime()) - until(from.getTime())))
}

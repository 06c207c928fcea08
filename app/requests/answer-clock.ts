import { identity } from '#app/content/business/identity.ts'
import { answerWithinHours } from '#app/content/hours/answering.ts'
import type { Calendar } from '#app/content/hours/hours.ts'
import { localTime, openingOn } from '#app/content/hours/opening.ts'

const MINUTES = answerWithinHours * 60
/** How far to search: no garage is closed longer. Beyond it, the day reached is returned. */
const DAYS = 366

type Span = { opens: Temporal.ZonedDateTime; closes: Temporal.ZonedDateTime }

function spanOn(date: Temporal.PlainDate, calendar?: Calendar): Span | undefined {
  const { hours } = openingOn(date, calendar)
  if (!hours) return undefined
  const [opens, closes] = hours.map((plainTime) =>
    date.toZonedDateTime({ timeZone: identity.timeZone, plainTime }),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
  return { opens, closes }
}

const minutesBetween = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime) =>
  (to.epochMilliseconds - from.epochMilliseconds) / 60_000

/** When the answer to a request received at `at` is due, counting opening hours only. */
export function answerDue(at: Date, calendar?: Calendar): Date {
  let from = localTime(at)
  let left = MINUTES
  for (let day = 0; day < DAYS; day += 1) {
    const span = spanOn(from.toPlainDate(), calendar)
    if (span && from.epochMilliseconds < span.closes.epochMilliseconds) {
      const start = from.epochMilliseconds > span.opens.epochMilliseconds ? from : span.opens
      const open = minutesBetween(start, span.closes)
      if (left <= open) return new Date(start.epochMilliseconds + left * 60_000)
      left -= open
    }
    from = from.toPlainDate().add({ days: 1 }).toZonedDateTime(identity.timeZone)
  }
  return new Date(from.epochMilliseconds)
}

/** Requests received up to this moment and not answered yet are overdue now. */
export function overdueBefore(now: Date, calendar?: Calendar): Date {
  let until = localTime(now)
  let left = MINUTES
  for (let day = 0; day < DAYS; day += 1) {
    const span = spanOn(until.toPlainDate(), calendar)
    if (span && until.epochMilliseconds > span.opens.epochMilliseconds) {
      const end = until.epochMilliseconds < span.closes.epochMilliseconds ? until : span.closes
      const open = minutesBetween(span.opens, end)
      if (left <= open) return new Date(end.epochMilliseconds - left * 60_000)
      left -= open
    }
    until = until.toPlainDate().toZonedDateTime(identity.timeZone).subtract({ seconds: 1 })
  }
  return new Date(until.epochMilliseconds)
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
    const span = spanOn(day, calendar)
    if (!span) continue
    spans.push({ opens: span.opens.epochMilliseconds, closes: span.closes.epochMilliseconds, before })
    before += minutesBetween(span.opens, span.closes)
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

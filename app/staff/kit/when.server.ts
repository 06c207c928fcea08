import { dateFormat } from '#app/content/formats.server.ts'
import { clockOf } from '#app/content/hours/moments.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { answerDue } from '#app/requests/answer-clock.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { isWaiting } from '#app/requests/life/waiting.ts'

/** "today at 3 p.m.", "hier à 16 h 30", "Nov 3 at 9 a.m."; the year where it is another one. */
export function nearText(at: Date, now: Date, lang: Lang): string {
  const copy = inboxCopy(lang)
  const local = localTime(at)
  const days = localTime(now).toPlainDate().until(local.toPlainDate()).days
  const near = new Map([
    [-1, copy.yesterday],
    [0, copy.today],
    [1, copy.tomorrow],
  ]).get(days)
  const day = near ?? fillSlots(copy.onDay, { day: dayText(local.toPlainDate(), now, lang) })
  return fillSlots(copy.at, { day, time: clockOf(at, lang) })
}

/** "3 nov.", "Nov 3"; the year where it is another one. */
export function dayText(day: Temporal.PlainDate, now: Date, lang: Lang): string {
  const year = day.year === localTime(now).year ? undefined : 'numeric'
  return dateFormat(lang, { month: 'short', day: 'numeric', year }).format(day)
}

/** "7 h 28" today, else "25 nov., 22 h 58". */
export function momentText(at: Date, now: Date, lang: Lang): string {
  const day = localTime(at).toPlainDate()
  const time = clockOf(at, lang)
  return day.equals(localTime(now).toPlainDate()) ? time : `${dayText(day, now, lang)}, ${time}`
}

/** The appointment of a scheduled request; otherwise empty. */
export function bookedText(
  { status, appointment_at }: { status: string; appointment_at: string | null },
  now: Date,
  lang: Lang,
): string {
  return status === 'scheduled' && appointment_at ? momentText(new Date(appointment_at), now, lang) : ''
}

/** The duration between two moments of one day: "40 min", "1 h 20". */
function lengthText(from: Date, to: Date, lang: Lang): string {
  const copy = inboxCopy(lang)
  const all = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000))
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (!hours) return fillSlots(copy.minutes, { minutes })
  return fillSlots(copy.hours, { hours, minutes: `${minutes}`.padStart(2, '0') })
}

type Answerable = { status: Status; waiting_since: string | null }

/**
 * How long remains to answer a request, or how long it is overdue; undefined once it is answered. On the due day the text gives
 * a duration in hours and minutes, else a date.
 */
export function dueOf(
  request: Answerable,
  now: Date,
  lang: Lang,
): { text: string; short: string; overdue: boolean } | undefined {
  if (!isWaiting(request)) return undefined
  const due = answerDue(new Date(request.waiting_since))
  const overdue = due <= now
  const copy = inboxCopy(lang)
  const { days } = localTime(due).toPlainDate().until(localTime(now).toPlainDate())
  if (days !== 0) {
    const when = nearText(due, now, lang)
    const late = fillSlots(copy.late, { time: fillSlots(copy.days, { days }) })
    return {
      overdue,
      text: fillSlots(overdue ? copy.overdue : copy.due, { when }),
      short: overdue ? late : when,
    }
  }
  const time = lengthText(overdue ? due : now, overdue ? now : due, lang)
  const clock = clockOf(due, lang)
  return overdue
    ? { overdue, text: fillSlots(copy.overdueBy, { time }), short: fillSlots(copy.late, { time }) }
    : { overdue, text: fillSlots(copy.left, { time, clock }), short: fillSlots(copy.before, { clock }) }
}

import { dateFormat } from '#app/content/formats.server.ts'
import { withFirstDay } from '#app/content/hours/dates.ts'
import { clockOf } from '#app/content/hours/moments.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import type { Turn } from '#app/requests/life/stage.ts'

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

/** "1er nov.", "Nov 1"; the year where it is another one. */
export function dayText(day: Temporal.PlainDate, now: Date, lang: Lang): string {
  const year = day.year === localTime(now).year ? undefined : 'numeric'
  return withFirstDay(dateFormat(lang, { month: 'short', day: 'numeric', year }).format(day), lang)
}

/** "7 h 28" today, else "25 nov., 22 h 58". */
export function momentText(at: Date, now: Date, lang: Lang): string {
  const day = localTime(at).toPlainDate()
  const time = clockOf(at, lang)
  return day.equals(localTime(now).toPlainDate()) ? time : `${dayText(day, now, lang)}, ${time}`
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

/**
 * How long the garage has for an act, or how long it is late with it; where no hour was promised, since
 * when somebody waits. On the due day the text gives a duration in hours and minutes, else a date.
 */
export function dueOf(turn: Turn | undefined, now: Date, lang: Lang) {
  const due = turn?.who === 'garage' && turn.by
  const copy = inboxCopy(lang)
  const since = turn?.since && fillSlots(copy.since, { when: nearText(turn.since, now, lang) })
  if (!due) return since ? { overdue: false, text: since } : undefined
  const overdue = due <= now
  if (!localTime(due).toPlainDate().equals(localTime(now).toPlainDate()))
    return { overdue, text: fillSlots(overdue ? copy.overdue : copy.due, { when: nearText(due, now, lang) }) }
  const time = lengthText(overdue ? due : now, overdue ? now : due, lang)
  const text = overdue
    ? fillSlots(copy.overdueBy, { time })
    : fillSlots(copy.left, { time, clock: clockOf(due, lang) })
  return { overdue, text }
}

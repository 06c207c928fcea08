import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import type { Today } from '#app/requests/handling/today.server.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import { todayCopy } from './today-words.ts'

/** "Rien en retard. 9 attendent le garage, la première demain à 10 h 35. 2 rendez-vous" */
export function todayText({ overdue, ours, booked }: Today, now: Date, lang: Lang): string {
  const copy = todayCopy(lang)
  const due = ours[0]?.turn.by
  const waiting = ours.length
    ? counted(copy.counts.ours, ours.length, lang) +
      (due ? fillSlots(copy.first, { due: nearText(due, now, lang) }) : '')
    : copy.nobody
  const sentences = [
    overdue.length ? counted(copy.counts.overdue, overdue.length, lang) : copy.nothingLate,
    overdue.length && !ours.length ? '' : waiting,
    booked.length ? counted(copy.counts.booked, booked.length, lang) : '',
  ].filter(Boolean)
  // One may end with the point of "p.m.".
  return sentences.reduce((before, next) => `${before}${before.endsWith('.') ? '' : '.'} ${next}`)
}

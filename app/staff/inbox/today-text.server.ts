import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import type { TodayCounts } from '#app/requests/handling/today.server.ts'
import { liveCopy } from '#app/staff/kit/live-words.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import { todayCopy } from './today-words.ts'

/** "Rien en retard. 9 réponses attendues, la première demain à 10 h 35. 2 rendez-vous, 1 à relancer" */
export function todayText(
  { overdue, late, expected, unread, ...coming }: TodayCounts,
  now: Date,
  lang: Lang,
): string {
  const copy = todayCopy(lang)
  const answers =
    expected.firstDue &&
    fillSlots(counted(copy.answers, expected.count, lang), { due: nearText(expected.firstDue, now, lang) })
  const nobody = unread ? counted(liveCopy(lang).unread, unread, lang) : copy.nobody
  const others = (['promises', 'appointments', 'calls'] as const)
    .filter((kind) => coming[kind])
    .map((kind) => counted(copy.counts[kind], coming[kind], lang))
  const first = late ? counted(copy.counts.overdue, late, lang) : copy.nothingLate
  const sentences = [first, answers || (overdue ? '' : nobody), others.join(', ')].filter(
    (sentence) => sentence !== '',
  )
  // One may end with the point of "p.m.".
  return sentences.reduce((before, next) => `${before}${before.endsWith('.') ? '' : '.'} ${next}`)
}

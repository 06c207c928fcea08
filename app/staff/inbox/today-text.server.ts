import { numberText } from '#app/content/formats.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots, formFor } from '#app/content/slots.ts'
import type { TodayCounts } from '#app/requests/handling/today.server.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import { todayCopy } from './today-words.ts'

const kinds = ['overdue', 'due', 'calls', 'appointments'] as const

/** "2 overdue, 1 appointment", "3 wait for an answer, the first by tomorrow at 11:09 a.m." */
export function todayText({ later, ...counts }: TodayCounts, now: Date, lang: Lang): string {
  const copy = todayCopy(lang)
  const texts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      fillSlots(formFor(copy.counts[kind], counts[kind], lang), { count: numberText(counts[kind], lang) }),
    )
  if (later.firstDue) {
    const due = nearText(later.firstDue, now, lang)
    texts.push(
      fillSlots(formFor(copy.later, later.count, lang), { count: numberText(later.count, lang), due }),
    )
  }
  return texts.join(', ') || copy.calm
}

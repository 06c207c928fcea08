import type { Lang } from '#app/content/language.ts'
import { fillSlots, formFor } from '#app/content/slots.ts'
import { todayCopy } from '#app/content/staff/today.ts'
import type { TodayCounts } from '#app/requests/inbox/today.server.ts'
import { numberText } from '#app/staff/kit/formats.server.ts'

const kinds = ['overdue', 'due', 'calls', 'appointments'] as const

/** "2 overdue, 1 appointment". */
export function todayText(counts: TodayCounts, lang: Lang): string {
  const copy = todayCopy(lang)
  const texts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      fillSlots(formFor(copy.counts[kind], counts[kind], lang), { count: numberText(counts[kind], lang) }),
    )
  return texts.join(', ') || copy.calm
}

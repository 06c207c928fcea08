import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import {
  RETENTION_EVERY,
  type RetentionHold,
  type RetentionRun,
} from '#app/personal-data/retention-runs.server.ts'
import { countsText } from './shown-person.server.ts'
import { privacyDeskCopy } from './words.ts'

/** The last run of the retention job with its counts, and the next one, in words. */
export function shownRuns(run: RetentionRun | undefined, lang: Lang): string[] {
  const { retention: copy } = privacyDeskCopy(lang)
  if (!run) return [copy.never]
  const counts = countsText(copy.counts, run, lang)
  const next = new Date(Date.parse(run.at) + RETENTION_EVERY).toISOString()
  return [
    fillSlots(copy.last, { when: dateTimeText(run.at, lang), summary: counts.join(', ') || copy.nothing }),
    fillSlots(copy.next, { when: dateTimeText(next, lang) }),
  ]
}

/** The run that waits for a person: why, what it would erase, and the server's date to look at. */
export function shownHold(hold: RetentionHold | undefined, lang: Lang) {
  if (!hold) return undefined
  const { held: copy, never, counts } = privacyDeskCopy(lang).retention
  const now = new Date().toISOString()
  return {
    text: fillSlots(copy.text, { summary: countsText(counts, hold, lang).join(', ') }),
    clock: fillSlots(copy.clock, {
      now: dateTimeText(now, lang),
      last: hold.last_at ? `${dateTimeText(hold.last_at, lang)}.` : never,
    }),
    button: copy.button,
  }
}

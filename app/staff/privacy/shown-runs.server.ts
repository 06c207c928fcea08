import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { privacyDeskCopy } from '#app/content/staff/privacy-desk.ts'
import { RETENTION_EVERY, type RetentionRun } from '#app/privacy/retention.server.ts'
import { dateTimeText } from '#app/staff/kit/when.server.ts'
import { countsText } from './shown-person.server.ts'

/** The last run of the retention job with its counts, and the next one, in words. */
export function shownRuns(run: RetentionRun | undefined, lang: Lang): string[] {
  const { retention: copy } = privacyDeskCopy(lang)
  if (!run) return [copy.never]
  const { requests, spam, consents, incidents } = copy.counts
  const counts = countsText(
    [
      [requests, run.requests],
      [spam, run.spam],
      [consents, run.consents],
      [incidents, run.incidents],
    ],
    lang,
  )
  const next = new Date(Date.parse(run.at) + RETENTION_EVERY).toISOString()
  return [
    fillSlots(copy.last, { when: dateTimeText(run.at, lang), summary: counts.join(', ') || copy.nothing }),
    fillSlots(copy.next, { when: dateTimeText(next, lang) }),
  ]
}

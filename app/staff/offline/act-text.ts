import { fillSlots } from '#app/content/slots.ts'
import type { Act } from './act.ts'
import type { OfflineWords } from './offline-words.server.ts'

/** An act in words: the note, or the new status. */
export function actText({ made }: Act, { copy, statuses }: OfflineWords): string {
  if (made.intent === 'note') return fillSlots(copy.note, { text: made.note })
  return fillSlots(copy.status, { to: statuses[made.to] })
}

import { fillSlots } from '#app/content/slots.ts'
import type { Act } from './act.ts'
import type { OfflineWords } from './offline-words.server.ts'

/** What someone made, in words: the note, or the status it is to have. */
export function actText({ made }: Act, { copy, statuses }: OfflineWords): string {
  if (made.intent === 'note') return fillSlots(copy.note, { text: made.note })
  return fillSlots(copy.status, { to: statuses[made.to] })
}

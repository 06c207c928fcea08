import type { Lang } from '#app/content/language.ts'
import { staffCopy } from '#app/staff-words.ts'
import { staffOfflineCopy } from './words.ts'

/** The person's id and the texts that pages need to store acts and to say so. */
export function offlineWords(person: string, lang: Lang) {
  return { person, lang, copy: staffOfflineCopy(lang), statuses: staffCopy(lang).admin.statuses }
}

export type OfflineWords = ReturnType<typeof offlineWords>

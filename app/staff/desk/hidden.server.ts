import { records } from '#app/content/records/records.ts'
import { isRelevant, stands } from '#app/content/records/stands.ts'
import { same } from '#app/publishing/same.ts'
import type { Item } from './edits.server.ts'

/** The record of a value that is online and that visitors do not see: nobody confirmed it, or the garage does not offer it. */
export function hiddenRecord({ path, online }: Pick<Item, 'path' | 'online'>) {
  const record = records.find(({ editor }) => editor === path)
  // Whom the law asks for is named in any case; what was emptied says so itself.
  if (!record || record.subject === 'law' || online === null || same(online, record.ifNone)) return undefined
  return isRelevant(record) && !stands(record.id) ? record : undefined
}

import { placeholders } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { staffCopy } from '#app/content/staff.ts'

/** The business facts that are still examples, in the reader's language. */
export function shownPlaceholders(lang: Lang) {
  const { admin: copy } = staffCopy(lang)
  const names: Partial<Record<string, string>> = copy.facts
  return {
    copy: { placeholders: copy.placeholders, placeholdersText: copy.placeholdersText },
    facts: placeholders.map((fact) => names[fact] ?? fact),
  }
}

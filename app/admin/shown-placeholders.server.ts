import type { Lang } from '#app/content/language.ts'
import { placeholders } from '#app/content/placeholders.ts'
import { staffCopy } from '#app/content/staff.ts'

/** The facts that are still examples or wait for the owner's word, in the reader's language. */
export function shownPlaceholders(lang: Lang) {
  const { admin: copy } = staffCopy(lang)
  const names: Partial<Record<string, string>> = copy.facts
  return {
    copy: { placeholders: copy.placeholders, placeholdersText: copy.placeholdersText },
    facts: placeholders.map((fact) => names[fact] ?? fact),
  }
}

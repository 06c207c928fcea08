import type { Lang } from '#app/content/language.ts'
import { placeholders, pricesWithoutUnit } from '#app/content/placeholders.ts'
import { fillSlots } from '#app/content/slots.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { toComplete } from '#app/content/to-complete.ts'

/** What the owner still has to provide or confirm, with its use, in the reader's language. */
export function shownPlaceholders(lang: Lang) {
  const { admin: copy } = staffCopy(lang)
  const lines = pricesWithoutUnit()
    .map(({ label }) => label[lang])
    .join('; ')
  return {
    copy: { placeholders: copy.placeholders, placeholdersText: copy.placeholdersText },
    facts: placeholders().map((name) => ({
      what: toComplete[name].what[lang],
      use: fillSlots(toComplete[name].use[lang], { lines }),
    })),
  }
}

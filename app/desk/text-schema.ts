import { z } from 'zod'
import { forEachLang } from '#app/content/language.ts'

/** What keeps a rule in every language. */
export function inEveryLanguage<Rule extends z.ZodType>(rule: Rule) {
  return z.strictObject(forEachLang(() => rule))
}

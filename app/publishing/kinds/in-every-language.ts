import { z } from 'zod'
import { forEachLang } from '#app/content/language.ts'

/** An object with one value per language, each validated by `rule`. */
export function inEveryLanguage<Rule extends z.ZodType>(rule: Rule) {
  return z.strictObject(forEachLang(() => rule))
}

/** The same with one value at least: a missing language is left out. */
export function inSomeLanguage<Rule extends z.ZodType>(rule: Rule) {
  return z
    .strictObject(forEachLang(() => rule.optional()))
    .refine((text) => Object.values(text).some((value) => value !== undefined))
}

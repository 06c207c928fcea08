import type { Lang } from '#app/content/language.ts'
import { bracketsIn, fillBrackets } from '#app/content/slots.ts'
import { folded } from '#database/search-words.ts'
import { type Placeholder, templatePlaceholders } from './template-words.ts'

const known = (lang: Lang) =>
  new Map(
    (Object.keys(templatePlaceholders) as Placeholder[]).map((name) => [
      folded(templatePlaceholders[name][lang]),
      name,
    ]),
  )

/** The words in brackets of a template that are not placeholders, as they were typed. */
export function unknownPlaceholders(text: string, lang: Lang): string[] {
  const names = known(lang)
  const typed = bracketsIn(text).filter((word) => !names.has(folded(word)))
  return [...new Set(typed.map((word) => `[${word}]`))]
}

/**
 * Fills in the placeholders of a template. Inserted values are not parsed again: brackets in somebody's name are not
 * placeholders.
 */
export function fillTemplate(text: string, lang: Lang, words: Record<Placeholder, string>): string {
  const names = known(lang)
  const filled = fillBrackets(text, (word) => {
    const name = names.get(folded(word))
    return name && words[name]
  })
  // An hour may end with the point of "a.m.".
  return filled.replace(/(?<=\b[ap]\.m\.)\./g, '')
}

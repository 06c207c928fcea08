import type { Lang } from '#app/content/language.ts'
import { type Placeholder, placeholders } from '#app/content/templates.ts'

const BRACKETS = /\[([^[\]\n]*)\]/g

/** Whether two words are the same, whatever their case and accents. */
const folded = (word: string) => word.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const known = (lang: Lang) =>
  new Map(
    (Object.keys(placeholders) as Placeholder[]).map((name) => [folded(placeholders[name][lang]), name]),
  )

/** The words in brackets of a template that stand for nothing, as they were typed. */
export function unknownPlaceholders(text: string, lang: Lang): string[] {
  const names = known(lang)
  const typed = [...text.matchAll(BRACKETS)].filter(([, word = '']) => !names.has(folded(word)))
  return [...new Set(typed.map(([token]) => token))]
}

/**
 * A template with its words in brackets in place. What is put in is put in as it stands: brackets in somebody's name are
 * no placeholders.
 */
export function fillTemplate(text: string, lang: Lang, words: Record<Placeholder, string>): string {
  const names = known(lang)
  return text.replace(BRACKETS, (token, word: string) => {
    const name = names.get(folded(word))
    return name ? words[name] : token
  })
}

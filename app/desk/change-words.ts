import type { Lang } from '#app/content/language.ts'
import type { Entry } from './fold.ts'
import type { WordDifference } from './word-difference.server.ts'

/** Describes a change for people; of a text, word by word in each language that changed. */
type Words = (
  entry: Entry,
  lang: Lang,
) => { what: string; before: string; after: string; words?: WordDifference[] }

let words: Words | undefined

/** Registers the function that describes changes. It belongs to the staff area, which this layer may not import. */
export function setChangeWords(say: Words): void {
  words = say
}

/** The function that describes changes; undefined until the staff area is loaded. */
export const changeWords = (): Words | undefined => words

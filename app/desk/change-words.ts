import type { Lang } from '#app/content/language.ts'
import type { Entry } from './fold.ts'
import type { WordDifference } from './word-difference.server.ts'

/** A change as people say it; of a text, word by word in each language that changed. */
type Words = (
  entry: Entry,
  lang: Lang,
) => { what: string; before: string; after: string; words?: WordDifference[] }

let words: Words | undefined

/** The staff area has the words for changes, and this layer may not import it: it registers them here when it is loaded. */
export function setChangeWords(say: Words): void {
  words = say
}

/** The words for changes; undefined until the staff area is loaded. */
export const changeWords = (): Words | undefined => words

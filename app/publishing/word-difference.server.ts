import { diffWordsWithSpace } from 'diff'
import { type Lang, langs, type Text } from '#app/content/language.ts'

/** A run of words; `at` is its index. */
export type WordChange = { at: number; text: string; is: 'same' | 'removed' | 'added' }
export type WordDifference = { lang: Lang; parts: WordChange[] }

/** Texts that differ in more words are shown as a whole: finding what they share takes time by the square of this. */
const MOST_WORDS = 300

/** The word-by-word difference of two texts, for each language that changed. */
export function wordDifference(before: Text, after: Text): WordDifference[] {
  return langs
    .filter((lang) => before[lang] !== after[lang])
    .map((lang) => ({
      lang,
      parts: changesBetween(before[lang], after[lang]).map(({ value, removed, added }, at) => ({
        at,
        text: value,
        is: removed ? 'removed' : added ? 'added' : 'same',
      })),
    }))
}

const changesBetween = (before: string, after: string) =>
  diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]

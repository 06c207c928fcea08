import { diffWordsWithSpace } from 'diff'
import { type Lang, langs, type Text } from '#app/content/language.ts'

/** A run of words; `at` is its index. */
export type WordChange = { at: number; text: string; is: 'same' | 'removed' | 'added' }
export type WordDifference = { lang: Lang; parts: WordChange[] }

/** Texts that differ in more words, or by half, are shown as a whole: finding what they share takes time by the square of this. */
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

function changesBetween(before: string, after: string) {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS }) ?? []
  const kept = changes.filter(({ added, removed }) => !added && !removed).map(({ value }) => value)
  // Less than half is the same: two texts are read more easily one after the other than mixed.
  if (kept.join('').length * 2 >= Math.max(before.length, after.length)) return changes
  return [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
}

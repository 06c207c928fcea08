import { expect, test } from 'vitest'
import { onOneLine, withoutInvisible } from './invisible.ts'
import { langNamed, langOf, wordsFor } from './language.ts'
import { counted, fillSlots } from './slots.ts'
import { decimalText, labelledText } from './typography.ts'

test.each([
  ['/', 'fr'],
  ['/en', 'en'],
  ['/EN/pricing', 'en'],
  ['/en-passant', 'fr'],
  ['/prix/en', 'fr'],
  ['', 'fr'],
])('the language of %j is %s', (path, lang) => {
  expect(langOf(path)).toBe(lang)
})

test.each([
  ['en', 'en'],
  ['de', 'fr'],
  [undefined, 'fr'],
])('the language named %j is %s', (code, lang) => {
  expect(langNamed(code)).toBe(lang)
})

test.each([
  [
    { fr: 'Oui', en: 'Yes' },
    { words: 'Yes', lang: 'en' },
  ],
  [{ fr: 'Oui' }, { words: 'Oui', lang: 'fr' }],
  [
    { fr: 'Oui', en: '' },
    { words: 'Oui', lang: 'fr' },
  ],
  [{}, { words: '', lang: 'en' }],
])('an English reader of %j is shown %j', (text, shown) => {
  expect(wordsFor(text, 'en')).toEqual(shown)
})

test.each([
  [0, '0 article', '0 articles'],
  [1, '1 article', '1 article'],
  [2, '2 articles', '2 articles'],
])('%d is counted as %s, %s', (count, fr, en) => {
  const forms = { one: '[count] article', other: '[count] articles' }
  expect([counted(forms, count, 'fr'), counted(forms, count, 'en')]).toEqual([fr, en])
})

test('a slot is filled once and only by its own name', () => {
  expect(fillSlots('[a] [b] [toString]', { a: '[b]', b: 0 })).toBe('[b] 0 [toString]')
  expect(fillSlots('Until [a]. After… [b].', { a: 'noon, 5 p.m.', b: 2 })).toBe(
    'Until noon, 5 p.m. After… 2.',
  )
})

test.each([
  ['a\u200bb\ufeff', 'ab', 'ab'],
  [' a\r\nb\tc ', ' a\nb\tc ', 'a  b c'],
  ['a\u0000b\u202e', 'ab', 'a b'],
  ['👩\u200d🔧', '👩\u200d🔧', '👩\u200d🔧'],
  ['\ud800', '\ufffd', '\ufffd'],
  ['a\u000bb\u2028c\u0085d', 'a\nb\nc\nd', 'a b c d'],
  ['\u200d\ufe0f \u2800\n', '', ''],
])('of %j stay %j, and on one line %j', (typed, lines, line) => {
  expect([withoutInvisible(typed), onOneLine(typed)]).toEqual([lines, line])
})

test('a label and a number are written as each language writes them', () => {
  expect([labelledText('Nom', 'Anne', 'fr'), labelledText('Name', 'Anne', 'en')]).toEqual([
    'Nom\u00a0: Anne',
    'Name: Anne',
  ])
  expect([decimalText(10.5, 'fr'), decimalText(10.5, 'en'), decimalText(10, 'fr')]).toEqual([
    '10,5',
    '10.5',
    '10',
  ])
})

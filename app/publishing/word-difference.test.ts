import { expect, test } from 'vitest'
import { forEachLang } from '#app/content/language.ts'
import { wordDifference } from './word-difference.server.ts'

const partsOf = (before: string, after: string) =>
  wordDifference(
    forEachLang(() => before),
    forEachLang(() => after),
  )[0]?.parts.map(({ is, text }) => [is, text])

test('a text that changed a little is compared word by word', () => {
  expect(partsOf('On change les freins avant demain.', 'On change les freins arrière demain.')).toEqual([
    ['same', 'On change les freins '],
    ['removed', 'avant'],
    ['added', 'arrière'],
    ['same', ' demain.'],
  ])
})

test('a text of which less than half is left is shown before and after, each whole', () => {
  const [before, after] = ['On change les freins avant demain.', 'On vous rappelle les jours de semaine.']
  expect(partsOf(before, after)).toEqual([
    ['removed', before],
    ['added', after],
  ])
})

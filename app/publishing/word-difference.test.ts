import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.server.ts'

test('a text of which less than half is left is shown before and after, each whole', () => {
  const [before, after] = ['On change les freins avant demain.', 'On vous rappelle les jours de semaine.']
  const [fr] = wordDifference({ fr: before, en: '' }, { fr: after, en: '' })
  expect(fr?.parts).toMatchObject([
    { is: 'removed', text: before },
    { is: 'added', text: after },
  ])
})

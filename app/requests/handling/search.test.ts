import { expect, test } from 'vitest'
import { messageWords, searchWords } from '#database/search-words.ts'
import { storedRequest } from '../../../test/requests/stored-request.ts'
import { beginsWithSlip } from './search.server.ts'

test.each([
  ['tremblay', 'trem', true],
  ['tremblay', 'tramb', true],
  ['tremblay', 'trmb', true],
  ['tremblay', 'treemb', true],
  ['tremblay', 'termb', true],
  ['tremblay', 'tembl', true],
  ['tremblay', 'trembleys', false],
  ['tremblay', 'tarmb', false],
  ['roy', 'royy', true],
  ['roy', 'royyy', false],
])('%s begins like %s, but for one slip: %s', (word, typed, isLike) => {
  expect(beginsWithSlip(word, typed)).toBe(isLike)
})

test('a request is found by its words as written, without marks and in parts, and by the end of its phone number', () => {
  const request = {
    ...storedRequest(1, { name: 'Anne-Marie L’Écuyer', plate: 'ABC 123' }),
    message: 'Un bruit à 40',
  }
  const words = searchWords(request as Parameters<typeof searchWords>[0])
  const isFound = (typed: string) => words.some((word) => word.startsWith(typed))
  for (const typed of [
    'anne-marie',
    'annemarie',
    'marie',
    "l'ecuyer",
    'ecuyer',
    'abc123',
    '5550199',
    '0199',
    'bruit',
    'g-test-1',
  ])
    expect(isFound(typed), typed).toBe(true)
  for (const typed of ['un', '199', 'anne marie']) expect(isFound(typed), typed).toBe(false)
})

test('of a message the shortest words are left out, and the longest cut', () => {
  expect(messageWords('Le car: à 40, CAR été')).toEqual(['car', 'ete'])
  expect(messageWords('x'.repeat(81))).toEqual(['x'.repeat(80)])
})

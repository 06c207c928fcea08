import { expect, test } from 'vitest'
import { asId, wholeNumber } from './input-values.ts'

test.each([
  ['0', 0],
  ['007', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['3000000000', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['0x10', undefined],
  ['1.5', undefined],
  ['Infinity', undefined],
  ['٣', undefined],
  ['1\n', undefined],
  [7, undefined],
  [null, undefined],
])('the whole number of %j is %s', (given, number) => {
  expect(wholeNumber(given)).toBe(number)
})

test.each(['a', 'G-TEST-1', 'a_b', 'x'.repeat(64)])('%s may be an id', (given) => {
  expect(asId(given)).toBe(given)
})

test.each(['', 'x'.repeat(65), 'a b', ' ', '€', '😀', "' or 1=1 --", '..%5c', 'a\n', null, 7])(
  '%j is no id',
  (given) => {
    expect(asId(given)).toBeUndefined()
  },
)

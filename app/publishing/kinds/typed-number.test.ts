import { expect, test } from 'vitest'
import { typedNumber } from './fact-form.ts'

/** A tilde stands for a no-break space, an underscore for a narrow one. */
test.each([
  ['1,250', 1_250],
  ['1,250.50', 1_250.5],
  ['1,000,000', 1_000_000],
  ['12,50', 12.5],
  ['4,6', 4.6],
  ['0,125', 0.125],
  ['1 250,50', 1_250.5],
  ['1~250', 1_250],
  ['1_250,5', 1_250.5],
  ['-1,250', -1_250],
  ['1,25,000', Number.NaN],
  ['1,250,50', Number.NaN],
])('%s is %d', (typed, number) => {
  expect(typedNumber(typed.replaceAll('~', '\u00a0').replaceAll('_', '\u202f'))).toBe(number)
})

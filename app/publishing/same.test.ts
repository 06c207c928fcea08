import { expect, test } from 'vitest'
import { same } from './same.ts'

test.each([
  [{ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 }, true],
  [{ c: 1, b: 2, a: 3 }, { a: 3, c: 1, b: 2 }, true],
  [[1, 2], [2, 1], false],
  [{ a: [1] }, { a: { 0: 1 } }, false],
  [{ a: null }, {}, false],
  [{ a: undefined }, {}, true],
  [1, '1', false],
  [null, null, true],
])('%j and %j are the same: %j', (one, other, are) => {
  expect([same(one, other), same(other, one)]).toEqual([are, are])
})

import { expect, test } from 'vitest'
import { lastDays, median } from './figures.server.ts'

test('the last days end with today at the garage and count it', () => {
  // In UTC it is already the 22nd.
  const now = new Date('2026-11-22T03:30:00Z')
  expect(lastDays(1, now)).toEqual({ first: '2026-11-21', last: '2026-11-21' })
  expect(lastDays(7, now)).toEqual({ first: '2026-11-15', last: '2026-11-21' })
})

test.each([
  [[], undefined],
  [[7], 7],
  [[1, 4], 3],
  [[1, 2, 9], 2],
  [[1, 2, 4, 9], 3],
])('the median of %j is %s', (sorted, middle) => {
  expect(median(sorted)).toBe(middle)
})

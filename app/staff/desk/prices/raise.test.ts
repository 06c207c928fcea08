import { expect, test } from 'vitest'
import { raised } from './raise.server.ts'

test.each([
  [40, 'raiseDollars', 5, 'nickel', 45],
  [10.5, 'raiseDollars', 5, 'nickel', 15.5],
  [10.5, 'raiseDollars', 5, 'dollar', 16],
  [40, 'raisePercent', 3, 'nickel', 41.2],
  [10.5, 'raisePercent', 2.5, 'nickel', 10.75],
  [50, 'raisePercent', 10, 'dollar', 55],
  [99.99, 'lowerDollars', 0.5, 'nickel', 99.5],
  [140, 'lowerPercent', 15, 'dollar', 119],
] as const)('%s $ %s %s, rounded to the %s, is %s $', (amount, way, by, rounding, wanted) => {
  expect(raised(amount, { by, way, rounding })).toBe(wanted)
})

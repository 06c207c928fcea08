import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { problemsOf } from './checks.ts'
import { isUnfinished } from './items.ts'

test('a closing of one day is taken; one that ends before it begins is not', () => {
  const closing = (to: string) =>
    problemsOf(bundledFacts, new Map([['closings.2036-12-24', { to, reason: 'vacation' }]]), [])
  expect(closing('2036-12-24')).toEqual([])
  expect(closing('2036-12-23')).toEqual([{ kind: 'closing-order', about: 'closings.2036-12-24' }])
})

describe('an article', () => {
  test.each([
    [false, null, true],
    [true, null, false],
    [false, { published: true }, false],
  ])('published: %j, after %j, is unfinished: %j', (published, was, isHalf) => {
    expect(isUnfinished({ path: 'articles.own-1f2e3d4c', was, now: { published } })).toBe(isHalf)
  })
})

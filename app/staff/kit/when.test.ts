import { expect, test } from 'vitest'
import { dueOf } from './when.server.ts'

test('an answer overdue since another year names the year; one without an hour, since when it is waited for', () => {
  const now = new Date('2026-11-25T15:00:00Z')
  const due = (by: string) => dueOf({ who: 'garage', what: 'answer', by: new Date(by) }, now, 'fr')
  expect(due('2025-11-25T15:00:00Z')?.text).toMatch(/^En retard depuis le 25 nov\. 2025 à /)
  expect(dueOf({ who: 'garage', what: 'answer', since: now }, now, 'fr')?.text).toMatch(/^Attend depuis/)
  expect(due('2026-11-25T15:00:00Z')).toEqual({ text: 'En retard de 1 min', overdue: true })
  expect(due('2026-11-25T14:00:00Z')?.text).toMatch(/^En retard de 1.h.00$/)
  expect(due('2026-11-25T16:25:00Z')?.text).toMatch(/^Encore 1.h.25, avant 11.h.25$/)
  expect(due('2026-11-26T15:00:00Z')?.text).toMatch(/^Au plus tard demain à 10.h$/)
  expect(due('2026-11-01T15:00:00Z')?.text).toMatch(/^En retard depuis le 1er nov\. à /)
})

import { expect, test } from 'vitest'
import { dueOf } from './when.server.ts'

test('an answer overdue since another year names the year', () => {
  const now = new Date('2026-11-25T15:00:00Z')
  const late = { waiting_since: '2025-11-25T15:00:00.000Z', status: 'new' } as const
  expect(dueOf(late, now, 'fr')?.text).toMatch(/^En retard depuis le 25 nov\. 2025 à /)
  expect(dueOf({ ...late, waiting_since: '2026-11-10T15:00:00.000Z' }, now, 'fr')?.text).not.toContain('2026')
})

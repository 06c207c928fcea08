import { expect, test } from 'vitest'
import { momentOf } from './request-changes.server.ts'

test.each([
  ['', null],
  ['2026-12-01T10:30', '2026-12-01T15:30:00.000Z'],
  ['2026-07-01T10:30:15', '2026-07-01T14:30:15.000Z'],
  ['2000-01-01T00:00', '2000-01-01T05:00:00.000Z'],
  ['2099-12-31T23:59', '2100-01-01T04:59:00.000Z'],
  ['1999-12-31T10:00', undefined],
  ['2100-01-01T10:00', undefined],
  ['0000-01-01T10:00', undefined],
  ['9999-12-31T23:59', undefined],
  ['2026-13-45T09:00', undefined],
  ['2026-02-29T09:00', undefined],
  ['2026-12-01', undefined],
  ['2026-12-01T10:30Z', undefined],
])('the moment that a field says with "%s" is %s', (local, moment) => {
  expect(momentOf(local)).toBe(moment)
})

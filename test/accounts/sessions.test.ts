import { beforeEach, describe, expect, test } from 'vitest'
import { claimCode } from '#app/accounts/factors/used-codes.server.ts'
import {
  devicesOf,
  endOtherSessions,
  endSession,
  noteUse,
  opensStaffArea,
} from '#app/accounts/sessions.server.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const MINUTE = 60_000
const MONTH = 30 * 24 * 60 * MINUTE
const at = (milliseconds: number) => new Date(NOW + milliseconds).toISOString()

test.each([
  ['aal1', undefined, -MONTH, 1, true],
  ['aal1', undefined, -MONTH - 1, 1, false],
  ['aal1', undefined, 0, 0, false],
  ['aal1', null, 0, 1, true],
  ['aal1', 0, 0, 1, true],
  ['aal1', false, 0, 1, true],
  ['aal1', 1, 0, 1, false],
  ['aal1', true, 0, 1, false],
  ['aal2', true, 0, 1, true],
  ['aal2', 1, -MONTH - 1, 1, false],
] as const)(
  'a session of %s whose account has the second factor %s, begun %i ms ago, %i ms before its end: %s',
  (assurance, twoFactorEnabled, begun, end, opens) => {
    const session = { assurance, twoFactorEnabled, createdAt: at(begun), expiresAt: at(end) }
    expect(opensStaffArea(session, new Date(NOW))).toBe(opens)
  },
)

describe.each(engines)('Sessions on $name', ({ open }) => {
  const people = ['owner', 'other'].map((id) => ({ id, email: `${id}@garage.example` }))
  const garage = databaseForEach(people, open)
  const db = () => garage.db
  beforeEach(async () => {
    for (const [id, userId, updated, end] of [
      ['a', 'owner', -2, 1],
      ['b', 'owner', -1, 1],
      ['over', 'owner', 0, 0],
      ['c', 'other', 0, 1],
    ] as const) {
      const dates = { createdAt: at(-3), updatedAt: at(updated), expiresAt: at(end) }
      await garage.signIn(userId, { id, token: id, ...dates })
    }
  })
  const ids = async () =>
    (await db().selectFrom('session').select('id').orderBy('id').execute()).map(({ id }) => id).join()

  test('are listed with the one used last first, without those that are over', async () => {
    await noteUse(db(), { id: 'a', userId: 'owner' }, NOW)
    const devices = await devicesOf(db(), 'owner', 'b', new Date(NOW))
    expect(devices.map(({ id, current, lastUsedAt }) => [id, current, lastUsedAt.getTime() - NOW])).toEqual([
      ['a', false, 0],
      ['b', true, -1],
    ])
  })

  test('end for their own account alone', async () => {
    expect(await endSession(db(), 'owner', 'c')).toBe(false)
    expect(await endSession(db(), 'owner', 'a')).toBe(true)
    expect(await ids()).toBe('b,c,over')
    await endOtherSessions(db(), 'owner', 'b')
    expect(await ids()).toBe('b,c')
  })

  test('note their use once a minute, for the account too', async () => {
    const used = () => db().selectFrom('user').select('lastUsedAt').where('id', '=', 'owner').execute()
    const session = { id: 'a', userId: 'owner', lastUsedAt: at(0) }
    await noteUse(db(), session, NOW + MINUTE - 1)
    expect(await used()).toEqual([{ lastUsedAt: null }])
    await noteUse(db(), session, NOW + MINUTE)
    expect(await used()).toEqual([{ lastUsedAt: at(MINUTE) }])
  })

  test('take a code once, and forget it after two minutes, when it is good no more', async () => {
    const claim = (userId: string, tried: string, now: number) =>
      claimCode(db(), 'a secret of at least thirty-two characters', { userId, tried }, now)
    const claims = [1, 2, 3].map(() => claim('owner', '123456', NOW))
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
    expect(await claim('other', '123456', NOW)).toBe(true)
    expect(await claim('owner', '123457', NOW)).toBe(true)
    expect(await claim('owner', '123456', NOW + 2 * MINUTE - 1)).toBe(false)
    expect(await claim('owner', '123456', NOW + 2 * MINUTE)).toBe(true)
  })
})

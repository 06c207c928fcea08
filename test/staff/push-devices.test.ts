import { describe, expect, test } from 'vitest'
import { subscribeDevice } from '#app/push/devices.server.ts'
import { engines } from '../engines.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/phone'
const own = { endpoint, p256dh: 'a key', auth: 'a secret' }

describe.each(engines)('The address of a device, on $name', ({ open }) => {
  test('stays with a colleague, unless their keys come with it', async () => {
    const opened = await open()
    try {
      const { db } = opened.database
      const at = new Date().toISOString()
      const dates = { createdAt: at, updatedAt: at }
      for (const id of ['ann', 'bob']) {
        const user = { id, name: '', email: `${id}@garage.example`, emailVerified: true, ...dates }
        await db.insertInto('user').values(user).execute()
        await db
          .insertInto('session')
          .values({ id, token: id, userId: id, assurance: 'aal1', expiresAt: at, ...dates })
          .execute()
      }
      const subscribe = (userId: string, target: typeof own) =>
        subscribeDevice(db, { sessionId: userId, userId, publicKey: 'site', lang: 'fr', target })
      const owners = async () =>
        (await db.selectFrom('push_subscriptions').select(['user_id', 'auth']).execute()).map(
          ({ user_id, auth }) => `${user_id} ${auth}`,
        )
      expect(await subscribe('ann', own)).toBe(true)
      expect(await subscribe('bob', { ...own, auth: 'another' })).toBe(false)
      expect(await subscribe('bob', { ...own, p256dh: 'another' })).toBe(false)
      expect(await owners()).toEqual(['ann a secret'])
      // The same browser, in which a colleague signs in.
      expect(await subscribe('bob', own)).toBe(true)
      expect(await owners()).toEqual(['bob a secret'])
    } finally {
      await opened.close()
    }
  })
})

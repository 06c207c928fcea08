import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createUsedCodes } from '#app/accounts/factors/used-codes.server.ts'
import { acceptInvitation, invite } from '#app/accounts/invitations.server.ts'
import { giveRole, grantRole, revokeRole, roleOf } from '#app/accounts/roles.server.ts'
import { deviceOfStaff, subscribeDevice } from '#app/push/devices.server.ts'
import { listStaff } from '#app/requests/handling/changes.server.ts'
import { type Role, roles } from '#database/rows/role.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const SECRET = 'a secret of at least thirty-two characters'

describe.each(engines)('An account on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    await person('owner')
    await giveRole(db(), 'owner', 'admin')
  })
  afterEach(() => opened.close())

  const db = () => opened.database.db
  const emailOf = (id: string) => `${id}@garage.example`
  async function person(id: string, emailVerified = true): Promise<void> {
    const now = new Date().toISOString()
    const user = { id, email: emailOf(id), name: '', emailVerified, createdAt: now, updatedAt: now }
    await db().insertInto('user').values(user).execute()
  }
  async function signIn(userId: string, id = 's'): Promise<void> {
    const now = new Date().toISOString()
    const dates = { expiresAt: '2099-01-01T00:00:00.000Z', createdAt: now, updatedAt: now }
    const session = { id, token: id, userId, assurance: 'aal1' as const, ...dates }
    await db().insertInto('session').values(session).execute()
  }
  const inviteTo = (id: string, role: Role) => invite(db(), { email: emailOf(id), invitedBy: 'owner', role })

  test('becomes an admin only once its address is confirmed', async () => {
    await person('new', false)
    expect(await grantRole(db(), emailOf('new'), 'admin')).toBe('unconfirmed')
    expect(await roleOf(db(), 'new')).toBeUndefined()
  })

  test('is signed out everywhere when its role is taken', async () => {
    await person('nephew')
    await giveRole(db(), 'nephew', 'editor')
    await signIn('nephew')
    expect(await revokeRole(db(), emailOf('nephew'))).toBe('done')
    expect(await db().selectFrom('session').selectAll().execute()).toEqual([])
    expect(await roleOf(db(), 'nephew')).toBeUndefined()
  })

  test('gets the role of its invitation', async () => {
    for (const role of roles) {
      await person(role)
      expect(await acceptInvitation(db(), await inviteTo(role, role))).toBe(true)
      expect(await roleOf(db(), role)).toBe(role)
    }
  })

  test('keeps a greater role when it accepts an invitation to a lesser one', async () => {
    await person('promoted')
    const token = await inviteTo('promoted', 'writer')
    await giveRole(db(), 'promoted', 'editor')
    expect(await acceptInvitation(db(), token)).toBe(true)
    expect(await roleOf(db(), 'promoted')).toBe('editor')
  })

  test('of a writer becomes an editor and a writer again, then signed out and without invitations', async () => {
    await person('nephew')
    const [email, grant] = [emailOf('nephew'), (role: Role) => grantRole(db(), emailOf('nephew'), role)]
    const left = async () => [
      await db().selectFrom('session').select('id').execute(),
      await db().selectFrom('invitations').select('email').execute(),
    ]
    expect([await grant('writer'), await roleOf(db(), 'nephew')]).toEqual(['done', 'writer'])
    expect(await db().selectFrom('editors').selectAll().execute()).toEqual([])
    await signIn('nephew')
    expect([await grant('editor'), await roleOf(db(), 'nephew')]).toEqual(['done', 'editor'])
    await inviteTo('nephew', 'admin')
    expect(await grant('editor')).toBe('unchanged')
    expect(await left()).toEqual([[{ id: 's' }], [{ email }]])
    expect([await grant('writer'), await roleOf(db(), 'nephew')]).toEqual(['done', 'writer'])
    expect(await left()).toEqual([[], []])
    await grant('admin')
    expect([await grant('writer'), await roleOf(db(), 'nephew')]).toEqual(['admin', 'admin'])
    expect(await revokeRole(db(), email)).toBe('done')
    expect(await roleOf(db(), 'nephew')).toBeUndefined()
  })

  test('that two admins make a writer and an editor at once has the lesser role', async () => {
    await person('both')
    const granted_at = new Date().toISOString()
    for (const table of ['editors', 'writers'] as const)
      await db().insertInto(table).values({ user_id: 'both', granted_at }).execute()
    expect(await roleOf(db(), 'both')).toBe('writer')
  })

  test('of a writer is nobody to give a request to, and its devices get no alert', async () => {
    const publicKey = 'key'
    for (const role of roles) {
      await person(role)
      await giveRole(db(), role, role)
      await signIn(role, role)
      const target = { endpoint: `https://push.example/${role}`, p256dh: '', auth: '' }
      await subscribeDevice(db(), { sessionId: role, userId: role, publicKey, lang: 'fr', target })
    }
    const alerted = await Promise.all(roles.map((role) => deviceOfStaff(db(), role, publicKey, new Date())))
    expect(alerted.map((device) => device?.user_id)).toEqual([undefined, 'editor', 'admin'])
    expect((await listStaff(db())).map(({ id }) => id)).toEqual(['admin', 'editor', 'owner'])
  })

  test('gets nothing from an invitation that has expired', async () => {
    await person('late')
    const token = await inviteTo('late', 'editor')
    await db().updateTable('invitations').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute()
    expect(await acceptInvitation(db(), token)).toBe(false)
    expect(await roleOf(db(), 'late')).toBeUndefined()
  })

  test('takes a code once', async () => {
    const { claim } = createUsedCodes(db(), SECRET)
    expect(await claim('owner', '123456')).toBe(true)
    expect(await claim('owner', '123456')).toBe(false)
  })
})

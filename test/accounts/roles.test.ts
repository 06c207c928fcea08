import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { giveEditor, roleOf } from '#app/accounts/editors.server.ts'
import { createUsedCodes } from '#app/accounts/factors/used-codes.server.ts'
import { acceptInvitation, invite } from '#app/accounts/invitations.server.ts'
import { giveAdmin, grantConfirmedAdmin, revokeRole } from '#app/accounts/roles.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const SECRET = 'a secret of at least thirty-two characters'

describe.each(engines)('An account on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    await person('owner')
    await giveAdmin(db(), 'owner')
  })
  afterEach(() => opened.close())

  const db = () => opened.database.db
  const emailOf = (id: string) => `${id}@garage.example`
  async function person(id: string, emailVerified = true): Promise<void> {
    const now = new Date().toISOString()
    const user = { id, email: emailOf(id), name: '', emailVerified, createdAt: now, updatedAt: now }
    await db().insertInto('user').values(user).execute()
  }
  const inviteTo = (id: string, role: 'admin' | 'editor') =>
    invite(db(), { email: emailOf(id), invitedBy: 'owner', role })

  test('becomes an admin only once its address is confirmed', async () => {
    await person('new', false)
    expect(await grantConfirmedAdmin(db(), emailOf('new'))).toBe('unconfirmed')
    expect(await roleOf(db(), 'new')).toBeUndefined()
  })

  test('is signed out everywhere when its role is taken', async () => {
    await person('nephew')
    await giveEditor(db(), 'nephew')
    const now = new Date().toISOString()
    const session = {
      assurance: 'aal1' as const,
      id: 's',
      token: 't',
      userId: 'nephew',
      expiresAt: '2099-01-01',
      createdAt: now,
      updatedAt: now,
    }
    await db().insertInto('session').values(session).execute()
    expect(await revokeRole(db(), emailOf('nephew'))).toBe('done')
    expect(await db().selectFrom('session').selectAll().execute()).toEqual([])
    expect(await roleOf(db(), 'nephew')).toBeUndefined()
  })

  test('gets the role of its invitation', async () => {
    for (const role of ['admin', 'editor'] as const) {
      await person(role)
      expect(await acceptInvitation(db(), await inviteTo(role, role))).toBe(true)
      expect(await roleOf(db(), role)).toBe(role)
    }
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

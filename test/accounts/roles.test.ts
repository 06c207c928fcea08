import { describe, expect, test } from 'vitest'
import { acceptInvitation, invite } from '#app/accounts/invitations.server.ts'
import { grantAdmin, grantRole, listPeople, revokeRole, roleOf } from '#app/accounts/roles.server.ts'
import { deviceOfStaff, subscribeDevice } from '#app/push/devices.server.ts'
import { listStaff } from '#app/requests/life/story.server.ts'
import { type Role, roles } from '#database/rows/role.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'

const emailOf = (id: string) => `${id}@garage.example`

describe.each(engines)('An account on $name', ({ open }) => {
  const at = databaseForEach([{ id: 'owner', email: emailOf('owner') }], open)
  const db = () => at.db
  const person = (id: string, isConfirmed = true) => at.addPerson({ id, email: emailOf(id) }, isConfirmed)
  const inviteTo = (id: string, role: Role, invitedBy = 'owner') =>
    invite(db(), { email: emailOf(id), invitedBy, role })
  /** The sessions and invitations that are left. */
  const left = async () => [
    (await db().selectFrom('session').select('id').execute()).map(({ id }) => id),
    (await db().selectFrom('invitations').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    ),
  ]

  test('gets a role only once its address is confirmed, and none that nobody has', async () => {
    await person('new', false)
    for (const role of roles) expect(await grantRole(db(), emailOf('new'), role)).toBe('unconfirmed')
    expect(await roleOf(db(), 'new')).toBeUndefined()
    expect(await grantRole(db(), 'nobody@garage.example', 'editor')).toBe('unknown')
    expect(await revokeRole(db(), 'nobody@garage.example')).toBe('unknown')
    expect(await grantAdmin(db(), 'nobody@garage.example')).toBe('unknown')
  })

  test('gets the role of its invitation, and keeps a greater one', async () => {
    for (const role of roles)
      for (const had of [...roles, undefined]) {
        const id = `${role}-had-${had}`
        await person(id)
        const token = await inviteTo(id, role)
        if (had) await grantRole(db(), emailOf(id), had)
        expect(await acceptInvitation(db(), token), id).toBe(true)
        const greater = had && roles.indexOf(had) > roles.indexOf(role) ? had : role
        expect(await roleOf(db(), id), id).toBe(greater)
      }
  })

  test('with a lesser role, or none, is signed out and loses its invitations and those it sent; others stay', async () => {
    await person('nephew')
    const begin = async (role: Role) => {
      await grantRole(db(), emailOf('nephew'), role)
      await db().deleteFrom('session').execute()
      await Promise.all([at.signIn('nephew'), at.signIn('owner')])
      for (const [to, by] of [
        ['nephew', 'owner'],
        ['guest', 'nephew'],
        ['other', 'owner'],
      ] as const)
        await inviteTo(to, 'editor', by)
    }
    const all = [['nephew', 'owner'], ['guest', 'nephew', 'other'].map(emailOf)]
    const kept = [['owner'], [emailOf('other')]]
    const sorted = async () => (await left()).map((names) => names.toSorted())
    await begin('writer')
    expect([await grantRole(db(), emailOf('nephew'), 'editor'), await sorted()]).toEqual(['done', all])
    expect([await grantRole(db(), emailOf('nephew'), 'editor'), await sorted()]).toEqual(['unchanged', all])
    expect([await grantRole(db(), emailOf('NEPHEW'), 'writer'), await sorted()]).toEqual(['done', kept])
    await begin('editor')
    expect([await revokeRole(db(), emailOf('Nephew')), await sorted()]).toEqual(['done', kept])
    expect(await roleOf(db(), 'nephew')).toBeUndefined()
    expect(await revokeRole(db(), emailOf('nephew'))).toBe('unchanged')
  })

  test('of an admin stays one whatever else it is given, until the role is revoked', async () => {
    await person('second')
    for (const outcome of ['done', 'unchanged'])
      expect(await grantAdmin(db(), emailOf('second'))).toBe(outcome)
    for (const role of ['writer', 'editor'] as const)
      expect(await grantRole(db(), emailOf('second'), role)).toBe('admin')
    expect(await grantRole(db(), emailOf('second'), 'admin')).toBe('unchanged')
    expect(await revokeRole(db(), emailOf('second'))).toBe('done')
    expect((await listPeople(db())).map(({ role }) => role)).toEqual(['admin', undefined])
  })

  test('of a writer is nobody to give a request to, and its devices get no alert', async () => {
    const publicKey = 'key'
    for (const role of roles) {
      await person(role)
      await grantRole(db(), emailOf(role), role)
      await at.signIn(role)
      const target = { endpoint: `https://push.example/${role}`, p256dh: '', auth: '' }
      await subscribeDevice(db(), { sessionId: role, userId: role, publicKey, lang: 'fr', target })
    }
    const alerted = await Promise.all(roles.map((role) => deviceOfStaff(db(), role, publicKey, new Date())))
    expect(alerted.map((device) => device?.user_id)).toEqual([undefined, 'editor', 'admin'])
    expect((await listStaff(db())).map(({ id }) => id)).toEqual(['admin', 'editor', 'owner'])
  })
})

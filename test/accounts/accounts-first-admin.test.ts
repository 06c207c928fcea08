import { describe, expect, test } from 'vitest'
import { grantAdmin, listPeople, revokeRole, roleOf, settleFirstAdmin } from '#app/accounts/roles.server.ts'
import { connect } from '#database/connect.ts'
import { engines } from '../engines.ts'
import { addPerson, databaseForEach } from '../staff/in-database.ts'

/** Fifty people in `npm run attack`, a dozen in `npm test`. */
const CROWD = Number(process.env.CROWD ?? 12)

const emailOf = (name: string) => `${name}@garage.example`

describe.each(engines)('The first admin on $name', ({ open }) => {
  const at = databaseForEach([], open)
  const signUp = (name: string, isConfirmed: boolean, { db } = at.database) =>
    addPerson(db, { id: name, email: emailOf(name) }, isConfirmed)
  const confirm = (name: string, emailVerified = true, { db } = at.database) =>
    db.updateTable('user').set({ emailVerified }).where('id', '=', name).execute()
  /** Those of these people who are admin. */
  async function admins(...names: string[]) {
    const all = await Promise.all(names.map(async (name) => ({ name, role: await roleOf(at.db, name) })))
    return all.flatMap(({ name, role }) => (role === 'admin' ? [name] : []))
  }
  const settle = (name: string | undefined) => settleFirstAdmin(at.db, name && emailOf(name))

  test('is the first whose e-mail is confirmed, not the first to sign up', async () => {
    for (const name of ['one', 'two']) await signUp(name, false)
    for (const name of ['two', 'one']) await confirm(name)
    expect(await admins('one', 'two')).toEqual(['two'])
  })

  test('is exactly one of many who sign up and confirm at once, through two servers', async () => {
    const other = connect(at.opened.url)
    const names = Array.from({ length: CROWD }, (_, number) => `person${number}`)
    const enter = async (name: string, number: number) => {
      const by = number % 2 ? other : at.database
      await signUp(name, false, by)
      await confirm(name, true, by)
    }
    await Promise.all(names.map(enter))
    expect(await admins(...names)).toHaveLength(1)
    expect(await at.db.selectFrom('user_roles').select('user_id').execute()).toHaveLength(1)
    expect(await at.db.selectFrom('first_admin').select('user_id').execute()).toHaveLength(1)
    await other.close()
  })

  test('is only the address that was set, when one was', async () => {
    await settle('Owner')
    for (const name of ['other', 'owner']) {
      await signUp(name, false)
      await confirm(name)
    }
    expect(await admins('other', 'owner')).toEqual(['owner'])
  })

  test('an address that is set later and was confirmed before becomes admin', async () => {
    await settle('nobody')
    await signUp('owner', true)
    expect(await admins('owner')).toEqual([])
    await settle('owner')
    expect(await admins('owner')).toEqual(['owner'])
  })

  test('who lost the role does not regain it by confirming again', async () => {
    for (const name of ['first', 'second']) await signUp(name, true)
    expect(await grantAdmin(at.db, emailOf('second'))).toBe('done')
    expect(await revokeRole(at.db, emailOf('first'))).toBe('done')
    for (const isConfirmed of [false, true]) await confirm('first', isConfirmed)
    expect(await admins('first')).toEqual([])
  })

  test('is not claimed by a stranger after an admin was named by hand', async () => {
    await settle('late')
    await signUp('staff', true)
    await grantAdmin(at.db, emailOf('staff'))
    await settle(undefined)
    await signUp('stranger', true)
    expect(await admins('stranger')).toEqual([])
  })

  test('the last admin stays, even when four take each other’s role and their own at once', async () => {
    const names = ['one', 'two', 'three', 'four']
    for (const name of names) {
      await signUp(name, true)
      await grantAdmin(at.db, emailOf(name))
    }
    const outcomes = await Promise.all(names.map((name) => revokeRole(at.db, emailOf(name))))
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'last-admin'])
    const [last, ...others] = (await listPeople(at.db)).filter(({ role }) => role === 'admin')
    expect(others).toEqual([])
    const removed = at.db.deleteFrom('user').where('email', '=', `${last?.email}`).execute()
    await expect(removed).rejects.toThrow('last_admin')
  })

  test('an address that is set later gives nothing once someone else is the first admin', async () => {
    for (const name of ['first', 'owner']) await signUp(name, true)
    await settle('owner')
    expect(await admins('owner')).toEqual([])
  })
})

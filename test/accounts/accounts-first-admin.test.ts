import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin, listPeople, revokeRole, roleOf, settleFirstAdmin } from '#app/accounts/roles.server.ts'
import { connect } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

/** Fifty people in `npm run attack`, a dozen in `npm test`. */
const CROWD = Number(process.env.CROWD ?? 12)

/** Inserts an account; its e-mail is unconfirmed by default. */
async function signUp(db: Kysely<Tables>, email: string, confirmed = false): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values (${id}, '', ${email}, ${confirmed}, ${now}, ${now})`.execute(db)
  return id
}

async function confirm(db: Kysely<Tables>, id: string, emailVerified = true): Promise<void> {
  await db.updateTable('user').set({ emailVerified }).where('id', '=', id).execute()
}

const isAdmin = async (db: Kysely<Tables>, id: string) => (await roleOf(db, id)) === 'admin'

describe.each(engines)('The first admin on $name', ({ open }) => {
  let opened: OpenedDatabase
  let db: Kysely<Tables>
  beforeEach(async () => {
    opened = await open()
    db = opened.database.db
  })
  afterEach(() => opened.close())

  test('is the first whose e-mail is confirmed, not the first to sign up', async () => {
    const one = await signUp(db, 'one@garage.example')
    const two = await signUp(db, 'two@garage.example')
    await confirm(db, two)
    await confirm(db, one)
    expect([await isAdmin(db, one), await isAdmin(db, two)]).toEqual([false, true])
  })

  test('is exactly one of many who sign up and confirm at once, through two servers', async () => {
    const other = connect(opened.url)
    const enter = async (number: number) => {
      const by = number % 2 ? other.db : db
      const id = await signUp(by, `person${number}@garage.example`)
      await confirm(by, id)
      return isAdmin(by, id)
    }
    const admins = await Promise.all(Array.from({ length: CROWD }, (_, number) => enter(number)))
    expect(admins.filter(Boolean)).toHaveLength(1)
    expect(await db.selectFrom('user_roles').select('user_id').execute()).toHaveLength(1)
    expect(await db.selectFrom('first_admin').select('user_id').execute()).toHaveLength(1)
    await other.close()
  })

  test('is only the address that was set, when one was', async () => {
    await settleFirstAdmin(db, 'Owner@Garage.example')
    const other = await signUp(db, 'other@garage.example')
    await confirm(db, other)
    const owner = await signUp(db, 'owner@garage.example')
    await confirm(db, owner)
    expect([await isAdmin(db, other), await isAdmin(db, owner)]).toEqual([false, true])
  })

  test('an address that is set later and was confirmed before becomes admin', async () => {
    await settleFirstAdmin(db, 'nobody@garage.example')
    const owner = await signUp(db, 'owner@garage.example', true)
    expect(await isAdmin(db, owner)).toBe(false)
    await settleFirstAdmin(db, 'owner@garage.example')
    expect(await isAdmin(db, owner)).toBe(true)
  })

  test('who lost the role does not regain it by confirming again', async () => {
    const first = await signUp(db, 'first@garage.example', true)
    await signUp(db, 'second@garage.example', true)
    expect(await grantAdmin(db, 'second@garage.example')).toBe('done')
    expect(await revokeRole(db, 'first@garage.example')).toBe('done')
    await confirm(db, first, false)
    await confirm(db, first)
    expect(await isAdmin(db, first)).toBe(false)
  })

  test('is not claimed by a stranger after an admin was named by hand', async () => {
    await settleFirstAdmin(db, 'late@garage.example')
    await signUp(db, 'staff@garage.example', true)
    await grantAdmin(db, 'staff@garage.example')
    await settleFirstAdmin(db, undefined)
    expect(await isAdmin(db, await signUp(db, 'stranger@garage.example', true))).toBe(false)
  })

  test('the last admin stays, even when four take each other’s role and their own at once', async () => {
    const emails = ['one', 'two', 'three', 'four'].map((name) => `${name}@garage.example`)
    for (const email of emails) {
      await signUp(db, email, true)
      await grantAdmin(db, email)
    }
    const outcomes = await Promise.all(emails.map((email) => revokeRole(db, email)))
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'last-admin'])
    expect((await listPeople(db)).filter((person) => person.role === 'admin')).toHaveLength(1)
    const admin = (await listPeople(db)).find((person) => person.role === 'admin')
    await expect(db.deleteFrom('user').where('email', '=', `${admin?.email}`).execute()).rejects.toThrow(
      'last_admin',
    )
  })

  test('an address that is set later gives nothing once someone else is the first admin', async () => {
    await signUp(db, 'first@garage.example', true)
    const owner = await signUp(db, 'owner@garage.example', true)
    await settleFirstAdmin(db, 'owner@garage.example')
    expect(await isAdmin(db, owner)).toBe(false)
  })
})

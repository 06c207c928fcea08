import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { engines } from '../engines.ts'
import { type Garage, latestLink, openGarage } from './auth.ts'

const OWNER = 'owner@garage.example'
const INVITED = 'invited@garage.example'
const asking = {
  request: new Request('http://localhost:3000/', { headers: { origin: 'http://localhost:3000' } }),
  address: '203.0.113.7',
}
const words = ['lune', 'caillou', 'verger', 'brume', 'sentier']

/** The token of a new invitation from the owner. */
async function inviteNow({ runtime }: Garage): Promise<string> {
  const { db } = runtime.database
  await runtime.accounts.signUp(asking, OWNER, 'trombone-sapin-47')
  await db.updateTable('user').set({ emailVerified: true }).where('email', '=', OWNER).execute()
  await grantAdmin(db, OWNER)
  const { id } = await db.selectFrom('user').select('id').where('email', '=', OWNER).executeTakeFirstOrThrow()
  expect(await runtime.accounts.invite(asking, id, INVITED, 'editor')).toBe('done')
  return `${(await latestLink(runtime, INVITED, 1)).searchParams.get('token')}`
}

describe.each(engines)('An invitation used several times at once, on $name', ({ open }) => {
  test.each([
    ['the same password', words.map(() => 'lune-trombone-48')],
    ['different passwords', words.map((word) => `${word}-trombone-48`)],
    ['an account that a stranger opened meanwhile', words.map((word) => `${word}-sapin-48`), true],
  ])('lets one in, with the password of that one: %s', async (_name, passwords, isTaken = false) => {
    const opened = await open()
    const garage = await openGarage(opened)
    try {
      const { accounts } = garage.runtime
      const token = await inviteNow(garage)
      if (isTaken) await accounts.signUp(asking, INVITED, 'stranger-caillou-48')
      const outcomes = await Promise.all(
        passwords.map((password) => accounts.acceptInvitation(asking, token, password)),
      )
      const entered = outcomes.flatMap((outcome, at) =>
        outcome instanceof Response ? [{ status: outcome.status, password: passwords[at] }] : [],
      )
      expect(entered).toMatchObject([{ status: 200 }])
      expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(words.length - 1)
      const { db } = opened.database
      const isIn = async (password: string) =>
        (await accounts.signIn(asking, INVITED, password)).response.status === 200
      const won = entered[0]?.password ?? randomUUID()
      expect(await isIn(won)).toBe(true)
      const other = passwords.find((password) => password !== won) ?? 'stranger-caillou-48'
      expect(await isIn(other)).toBe(false)
      expect(await db.selectFrom('editors').selectAll().execute()).toHaveLength(1)
      expect(await accounts.acceptInvitation(asking, token, 'autre-verger-49')).toBe('gone')
      expect(await isIn(won)).toBe(true)
    } finally {
      await garage.close()
      await opened.close()
    }
  })

  test('a password that is refused leaves the invitation as it was', async () => {
    const opened = await open()
    const garage = await openGarage(opened)
    try {
      const { accounts } = garage.runtime
      const token = await inviteNow(garage)
      for (const password of ['', 'abc', 'password123', 'x'.repeat(500)])
        expect(await accounts.acceptInvitation(asking, token, password)).toMatchObject({ status: 400 })
      expect(await accounts.invitation(token)).toEqual({ email: INVITED, hasAccount: false })
    } finally {
      await garage.close()
      await opened.close()
    }
  })
})

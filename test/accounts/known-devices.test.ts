import { describe, expect, test } from 'vitest'
import { createKnownDevices } from '#app/accounts/factors/known-devices.server.ts'
import {
  accountsForEach,
  asking,
  clockStands,
  cookieFrom,
  NEXT_PASSWORD,
  newNetwork,
  OWNER,
  PASSWORD,
  SECOND,
  WRONG,
} from './callers.ts'

const NAME = 'garage-device'

describe('A known device', () => {
  clockStands()
  const garage = accountsForEach()

  /** The proofs that a browser keeps after it signed in, without its session. */
  const proofsIn = (cookie: string) => new RegExp(`${NAME}=([^;]+)`).exec(cookie)?.[1] ?? ''
  const as = (proofs: string, network = newNetwork()) => asking(`${NAME}=${proofs}`, network)
  const enter = async (email: string, from = asking()) => proofsIn(await garage.enter(email, from))
  const signIn = async (proofs: string, password = PASSWORD) =>
    (await garage.signIn(OWNER, password, { from: as(proofs) })).status
  /** Uses up what all strangers together may try. */
  async function exhaust(): Promise<void> {
    for (let tried = 0; tried < 30; tried += 1) await garage.signIn(OWNER, WRONG)
    expect((await garage.signIn(OWNER, PASSWORD)).status).toBe(429)
  }

  test('signs in where strangers used up every attempt, ten times an hour; another’s and a forged one do not', async () => {
    const [known, other] = [await enter(OWNER), await enter(SECOND)]
    await exhaust()
    expect(await signIn(other)).toBe(429)
    expect(await signIn(known.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')))).toBe(429)
    expect(await signIn(known.slice(1))).toBe(429)
    expect(await signIn(known)).toBe(200)
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried += 1) statuses.push(await signIn(known, WRONG))
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  })

  test('is held back by nothing that its own network did', async () => {
    const network = newNetwork()
    const known = await enter(OWNER)
    for (let tried = 0; tried < 30; tried += 1)
      await garage.signIn(`person${tried}@garage.example`, WRONG, { from: asking('', network) })
    expect((await garage.signIn(OWNER, PASSWORD, { from: asking('', network) })).status).toBe(429)
    expect((await garage.signIn(OWNER, PASSWORD, { from: as(known, network) })).status).toBe(200)
  })

  test('of several people stays known to each, and a new password makes every other device unknown', async () => {
    const known = await enter(OWNER)
    const both = await enter(SECOND, as(known))
    expect(both.split('.')).toHaveLength(2)
    const elsewhere = await garage.accounts.resetPassword(asking(), await garage.forgot(OWNER), NEXT_PASSWORD)
    await exhaust()
    expect(await signIn(both, NEXT_PASSWORD)).toBe(429)
    expect(await signIn(proofsIn(cookieFrom(elsewhere)), NEXT_PASSWORD)).toBe(200)
  })

  test('keeps five people, the last one first, for 400 days', async () => {
    const { knows, cookieFor } = createKnownDevices(garage.db, garage.garage.runtime.secret, false)
    const emails = Array.from({ length: 6 }, (_, number) => `person${number}@garage.example`)
    let headers = new Headers()
    for (const email of emails) {
      await garage.signUp(email)
      const user = garage.db.selectFrom('user').select('id').where('email', '=', email)
      const { name, value, attributes } = await cookieFor(headers, (await user.executeTakeFirstOrThrow()).id)
      expect([name, attributes.maxAge]).toEqual([NAME, 34_560_000])
      headers = new Headers({ cookie: `${name}=${value}` })
    }
    expect(await Promise.all(emails.map((email) => knows(headers, email)))).toEqual([
      ...[false, true, true, true, true, true],
    ])
    expect(await knows(headers, 'PERSON5@garage.example')).toBe(true)
    expect(await knows(undefined, OWNER)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { createAttempts, type LimitName } from '#app/accounts/attempts.server.ts'
import {
  accountsForEach,
  asking,
  clockStands,
  NEXT_PASSWORD,
  newNetwork,
  OWNER,
  PASSWORD,
  SECOND,
  WRONG,
} from './callers.ts'

describe('Limits', () => {
  clockStands()
  const garage = accountsForEach()

  test.each<[LimitName, times: number, minutes: number]>([
    ['code', 5, 60],
    ['signUpMail', 2, 60],
    ['signUp', 10, 60],
    ['call', 30, 15],
    ['secondStep', 10, 15],
  ])(
    'on %s from one network take %i at once, and name the time until the next',
    async (name, times, minutes) => {
      const attempts = createAttempts(garage.db, garage.garage.runtime.secret)
      const take = () => attempts.take(name, OWNER, '203.0.113.7')
      for (let taken = 0; taken < times; taken += 1) expect(await take()).toBeUndefined()
      expect(await take()).toBe((minutes * 60) / times)
    },
  )

  /** Asks one more time than allowed, at once. @returns how many were answered before they were too many. */
  async function allowed(ask: (number: number) => Promise<Response | boolean | string>, most: number) {
    const answers = await Promise.all(Array.from({ length: most + 1 }, (_, number) => ask(number)))
    const isRefused = (answer: Response | boolean | string) =>
      answer instanceof Response
        ? answer.status === 429
        : [false, 'tooMany', 'TOO_MANY_ATTEMPTS'].includes(answer)
    return answers.filter((answer) => !isRefused(answer)).length
  }

  const person = (number: number) => `person${number}@garage.example`
  const from = newNetwork()
  const here = () => asking('', from)
  const accounts = () => garage.accounts
  const enterCode = (email: string) => accounts().signInByCode(here(), email, '0')
  const forgot = (email: string) => accounts().forgotPassword(here(), email)
  const strangers: [string, number, (number: number) => Promise<Response>][] = [
    ['signing in, to one account from one network', 5, () => garage.signIn(OWNER, WRONG, { from: here() })],
    ['signing in, to one account', 25, () => garage.signIn(OWNER, WRONG)],
    ['signing in, from one network', 30, (number) => garage.signIn(person(number), WRONG, { from: here() })],
    ['signing up, from one network', 10, (number) => accounts().signUp(here(), person(number), WRONG)],
    ['signing up, to one address from one network', 2, () => accounts().signUp(here(), OWNER, WRONG)],
    ['a code by mail, to one account from one network', 2, () => accounts().sendCode(here(), OWNER)],
    ['codes by mail, from one network', 30, (number) => accounts().sendCode(here(), person(number))],
    ['entering a code, to one account from one network', 5, () => enterCode(OWNER)],
    ['entering codes, from one network', 30, (number) => enterCode(person(number))],
    ['links to new passwords, from one network', 30, (number) => forgot(person(number))],
    ['choosing a password, from one network', 30, () => accounts().resetPassword(here(), 'none', WRONG)],
  ]
  test.each(strangers)('hold strangers back: %s %i times', async (_, most, ask) => {
    expect(await allowed(ask, most)).toBe(most)
  })

  test('on guesses at a password name the wait, and are forgotten after a new password', async () => {
    await garage.enter(OWNER)
    // Two of the 25 attempts were already used when the owner confirmed and signed in.
    expect(await allowed(() => garage.signIn(OWNER, WRONG), 24)).toBe(23)
    const right = await garage.signIn(OWNER, PASSWORD)
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '144'])
    await garage.accounts.resetPassword(asking(), await garage.forgot(OWNER), NEXT_PASSWORD)
    expect((await garage.signIn(OWNER, NEXT_PASSWORD)).status).toBe(200)
  })

  test('on guesses at a password are forgotten for whoever accepts an invitation', async () => {
    await garage.enter(OWNER)
    const { id } = await garage.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await garage.accounts.invite(asking(), id, SECOND, 'editor')
    const token = await garage.tokenOf(SECOND, 'invitation')
    for (let guess = 0; guess < 25; guess += 1)
      await garage.signIn(SECOND, WRONG, { from: guess < 5 ? here() : asking() })
    expect((await garage.signIn(SECOND, WRONG)).status).toBe(429)
    expect(await garage.accounts.acceptInvitation(here(), token, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('on a network are forgotten once it gave the right password, or the right code', async () => {
    await garage.enter(OWNER)
    await garage.accounts.sendCode(asking(), OWNER)
    const code = await garage.codeOf(OWNER)
    for (const give of [
      (right: boolean) => garage.signIn(OWNER, right ? PASSWORD : WRONG, { from: here() }),
      (right: boolean) => garage.accounts.signInByCode(here(), OWNER, right ? code : '0'),
    ]) {
      expect(await allowed(() => give(false), 3)).toBe(4)
      expect((await give(true)).status).toBe(200)
      expect(await allowed(() => give(false), 5)).toBe(5)
    }
  })

  test('on one account leave it to its owner while strangers use up theirs at every door', async () => {
    const { accounts } = garage
    await garage.enter(OWNER)
    const strangers = ['198.51.100.7', '192.0.2.99', '2001:db8:77:1200::1']
    for (const address of strangers)
      for (const [most, ask] of [
        [5, () => garage.signIn(OWNER, WRONG, { from: asking('', address) })],
        [2, () => accounts.sendCode(asking('', address), OWNER)],
        [5, () => accounts.signInByCode(asking('', address), OWNER, '0')],
        [2, () => accounts.signUp(asking('', address), OWNER, WRONG)],
      ] as const)
        expect(await allowed(ask, most), address).toBe(most)
    expect((await garage.signIn(OWNER, PASSWORD)).status).toBe(200)
    expect((await accounts.sendCode(asking(), OWNER)).status).toBe(200)
    expect((await accounts.signInByCode(asking(), OWNER, await garage.codeOf(OWNER))).status).toBe(200)
    // From the network of a stranger too, the link that was mailed opens.
    const there = () => asking('', strangers[0])
    expect((await garage.signIn(OWNER, PASSWORD, { from: there() })).status).toBe(429)
    const token = await garage.forgot(OWNER, there())
    expect((await accounts.resetPassword(there(), token, NEXT_PASSWORD)).status).toBe(200)
    expect((await garage.signIn(OWNER, NEXT_PASSWORD, { from: there() })).status).toBe(200)
  })

  test('on a network believe nothing that a request claims of itself', async () => {
    const claim = (account: number, address: string) => {
      const claimed = `198.51.100.${account}`
      const headers = { 'x-forwarded-for': claimed, 'x-caller-address': claimed }
      const request = new Request('http://localhost:3000/login', { headers })
      return garage.signIn(person(account), WRONG, { from: { request, address } })
    }
    for (const address of ['192.0.2.7', ''])
      expect(await allowed((account) => claim(account, address), 30), address).toBe(30)
  })

  test('count a whole IPv6 /48 as one network', async () => {
    const signUp = (address: string, number: number) =>
      garage.accounts.signUp(asking('', address), person(number), WRONG)
    expect(await allowed((number) => signUp(`2001:db8:1:${number}::1`, number), 10)).toBe(10)
    expect((await signUp('2001:db8:2:1::1', 20)).status).toBe(400)
  })

  test('mail one account two links from one network, and eight from all, and say so to nobody', async () => {
    await garage.signUp(OWNER)
    const forgot = async (network?: string) =>
      (await garage.accounts.forgotPassword(asking('', network), OWNER)).status
    expect(await Promise.all([forgot(from), forgot(from), forgot(from)])).toEqual([200, 200, 200])
    expect(await garage.mails(OWNER, 'reset')).toHaveLength(2)
    await Promise.all(Array.from({ length: 7 }, () => forgot()))
    expect(await garage.mails(OWNER, 'reset')).toHaveLength(8)
  })

  test('hold staff back too: their own password, invitations, changes of address, mails to confirm', async () => {
    const { accounts } = garage
    const cookie = await garage.enter(OWNER)
    const { id } = await garage.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const body = { currentPassword: 'not-this-one-3', newPassword: WRONG }
    const change = () => accounts.ask(asking(cookie), 'changePassword', body)
    expect(await allowed(change, 10)).toBe(10)
    for (const asks of ['enableTwoFactor', 'disableTwoFactor', 'generateBackupCodes'] as const) {
      const asked = await accounts.ask(asking(cookie), asks, { password: PASSWORD })
      expect(asked.status, asks).toBe(429)
    }
    expect(await allowed(() => accounts.invite(asking(), id, SECOND, 'editor'), 8)).toBe(8)
    expect(await allowed(() => accounts.askEmailChange(asking(), { id, email: OWNER }, SECOND), 8)).toBe(8)
    await garage.signUp(SECOND)
    const askAgain = async () => {
      const { askAgain: token } = await accounts.signIn(asking(), SECOND, PASSWORD)
      return accounts.askAgain(asking(), `${token}`)
    }
    expect(await allowed(askAgain, 8)).toBe(8)
  })

  test('make no account once everyone together made two hundred', async () => {
    const attempts = createAttempts(garage.db, garage.garage.runtime.secret)
    for (let taken = 0; taken < 199; taken += 1) await attempts.take('signUp', '')
    expect([(await garage.signUp(OWNER)).status, (await garage.signUp(SECOND)).status]).toEqual([200, 429])
    expect(await garage.db.selectFrom('user').select('email').execute()).toEqual([{ email: OWNER }])
  })
})

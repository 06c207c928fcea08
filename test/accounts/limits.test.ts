import { describe, expect, test } from 'vitest'
import { accountAllowances, createAttempts, type LimitName } from '#app/accounts/attempts.server.ts'
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

/** Every limit: how often at once, and within how many minutes so many come back. */
const limits: Record<LimitName, [times: number, minutes: number]> = {
  signInFromNetwork: [5, 60],
  signInOfStrangers: [30, 60],
  signInFromDevices: [10, 60],
  codeFromNetwork: [5, 60],
  codeOfStrangers: [20, 60],
  codeFromDevices: [5, 60],
  codeMailFromNetwork: [2, 60],
  codeMailOfStrangers: [8, 60],
  codeMailFromDevices: [3, 60],
  recoveryMailFromNetwork: [2, 30],
  recoveryMailOfStrangers: [3, 45],
  recoveryMailFromDevices: [2, 30],
  signInFromAddress: [30, 15],
  secondFactorOfAccount: [10, 15],
  passwordOfAccount: [10, 15],
  signUpFromAddress: [10, 60],
  signUpOfEveryone: [200, 60],
  signUpToAccount: [3, 60],
  recoveryFromAddress: [10, 60],
  resetFromAddress: [10, 60],
  confirmationToAccount: [5, 60],
  invitationToAccount: [5, 60],
  emailChangeToAccount: [5, 60],
}

describe('Limits', () => {
  clockStands()
  const garage = accountsForEach()

  test('take so many at once, and name the time until the next', async () => {
    expect(Object.keys(limits).toSorted()).toEqual(Object.keys(accountAllowances).toSorted())
    const attempts = createAttempts(garage.db, garage.garage.runtime.secret)
    for (const [name, [times, minutes]] of Object.entries(limits) as [LimitName, [number, number]][]) {
      for (let taken = 0; taken < times; taken += 1)
        expect(await attempts.take(name, OWNER), name).toBeUndefined()
      expect(await attempts.take(name, OWNER), name).toBe((minutes * 60) / times)
    }
  })

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
  const strangers: [string, number, (number: number) => Promise<Response>][] = [
    ['signing in, to one account from one network', 5, () => garage.signIn(OWNER, WRONG, { from: here() })],
    ['signing in, to one account', 30, () => garage.signIn(OWNER, WRONG)],
    ['signing in, from one network', 30, (number) => garage.signIn(person(number), WRONG, { from: here() })],
    ['signing up, from one network', 10, (number) => garage.accounts.signUp(here(), person(number), WRONG)],
    ['signing up, to one address', 3, () => garage.signUp(OWNER, WRONG)],
    ['a code by mail, to one account from one network', 2, () => garage.accounts.sendCode(here(), OWNER)],
    ['a code by mail, to one account', 8, () => garage.accounts.sendCode(asking(), OWNER)],
    ['codes by mail, from one network', 10, (number) => garage.accounts.sendCode(here(), person(number))],
    [
      'entering a code, to one account from one network',
      5,
      () => garage.accounts.signInByCode(here(), OWNER, '0'),
    ],
    ['entering a code, to one account', 20, () => garage.accounts.signInByCode(asking(), OWNER, '0')],
    [
      'entering codes, from one network',
      30,
      (number) => garage.accounts.signInByCode(here(), person(number), '0'),
    ],
    [
      'links to new passwords, from one network',
      10,
      (number) => garage.accounts.forgotPassword(here(), person(number)),
    ],
    ['choosing a password, from one network', 10, () => garage.accounts.resetPassword(here(), 'none', WRONG)],
  ]
  test.each(strangers)('hold strangers back: %s %i times', async (_, most, ask) => {
    expect(await allowed(ask, most)).toBe(most)
  })

  test('on guesses at a password name the wait, and are forgotten after a new password', async () => {
    await garage.enter(OWNER)
    // Two of the thirty attempts were already used when the owner confirmed and signed in.
    expect(await allowed(() => garage.signIn(OWNER, WRONG), 29)).toBe(28)
    const right = await garage.signIn(OWNER, PASSWORD)
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '120'])
    await garage.accounts.resetPassword(asking(), await garage.forgot(OWNER), NEXT_PASSWORD)
    expect((await garage.signIn(OWNER, NEXT_PASSWORD)).status).toBe(200)
  })

  test('on guesses at a password are forgotten for whoever accepts an invitation', async () => {
    await garage.enter(OWNER)
    const { id } = await garage.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await garage.accounts.invite(asking(), id, SECOND, 'editor')
    const token = await garage.tokenOf(SECOND, 'invitation')
    for (let guess = 0; guess < 30; guess += 1)
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

  test('count a whole /48 as the network of an account, and a /64 as that of an address', async () => {
    const near = (number: number) => asking('', `2001:db8:77:${number}::1`)
    expect(await allowed((number) => garage.signIn(OWNER, WRONG, { from: near(number) }), 5)).toBe(5)
    const signUp = (address: string, number: number) =>
      garage.accounts.signUp(asking('', address), person(number), WRONG)
    expect(await allowed((number) => signUp(`2001:db8:1:2::${number}`, number), 10)).toBe(10)
    expect((await signUp('2001:db8:1:2:ffff::1', 20)).status).toBe(429)
    expect((await signUp('2001:db8:1:3::1', 21)).status).toBe(400)
  })

  test('mail one account two links from one network, and three from all, and say so to nobody', async () => {
    await garage.signUp(OWNER)
    const forgot = async (network?: string) =>
      (await garage.accounts.forgotPassword(asking('', network), OWNER)).status
    const answers = [
      await Promise.all([forgot(from), forgot(from), forgot(from)]),
      (await garage.mails(OWNER, 'reset')).length,
    ]
    expect(answers).toEqual([[200, 200, 200], 2])
    await Promise.all([forgot(), forgot(), forgot()])
    expect(await garage.mails(OWNER, 'reset')).toHaveLength(3)
  })

  test('hold staff back too: their own password, invitations, changes of address, mails to confirm', async () => {
    const { accounts } = garage
    const cookie = await garage.enter(OWNER)
    const { id } = await garage.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const body = { currentPassword: 'not-this-one-3', newPassword: WRONG }
    const change = () => accounts.ask(asking(cookie), (api, given) => api.changePassword({ ...given, body }))
    expect(await allowed(change, 10)).toBe(10)
    const password = { body: { password: PASSWORD } }
    for (const asks of ['enableTwoFactor', 'disableTwoFactor', 'generateBackupCodes'] as const) {
      const asked = await accounts.ask(asking(cookie), (api, given) => api[asks]({ ...given, ...password }))
      expect(asked.status, asks).toBe(429)
    }
    expect(await allowed(() => accounts.invite(asking(), id, SECOND, 'editor'), 5)).toBe(5)
    expect(await allowed(() => accounts.askEmailChange(asking(), { id, email: OWNER }, SECOND), 5)).toBe(5)
    await garage.signUp(SECOND)
    const tokens = Array.from(
      { length: 6 },
      async () => (await accounts.signIn(asking(), SECOND, PASSWORD)).askAgain,
    )
    const given = await Promise.all(tokens)
    expect(await allowed((number) => accounts.askAgain(asking(), `${given[number]}`), 5)).toBe(5)
  })

  test('make no account once everyone together made two hundred', async () => {
    const attempts = createAttempts(garage.db, garage.garage.runtime.secret)
    for (let taken = 0; taken < 199; taken += 1) await attempts.take('signUpOfEveryone', '')
    expect([(await garage.signUp(OWNER)).status, (await garage.signUp(SECOND)).status]).toEqual([200, 429])
    expect(await garage.db.selectFrom('user').select('email').execute()).toEqual([{ email: OWNER }])
  })
})

import { setImmediate as nextRound } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../engines.ts'
import {
  accountsForEach,
  asking,
  cookieFrom,
  NEXT_PASSWORD,
  OWNER,
  PASSWORD,
  refusal,
  SECOND,
  WRONG,
} from './callers.ts'
import { cheapHash } from './cheap-hash.ts'

const STRANGERS = 'the-stranger-knows-this-9'
const words = ['lune', 'caillou', 'verger', 'brume', 'sentier', 'falaise']

describe.each(engines)('Accounts on $name', ({ open }) => {
  const garage = accountsForEach(open)

  test('an unconfirmed account is refused, and may ask for its mail again, once, however many ask at once', async () => {
    await garage.signUp(OWNER)
    const { response, askAgain } = await garage.accounts.signIn(asking(), OWNER, PASSWORD)
    expect(await refusal(response)).toMatchObject({ status: 403, message: 'Email not verified' })
    expect(response.headers.getSetCookie()).toEqual([])
    const asked = words.map(() => garage.accounts.askAgain(asking(), `${askAgain}`))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    expect(await garage.mails(OWNER, 'confirm')).toHaveLength(2)
  })

  test('the mail alone confirms nothing: an address pre-registered by a stranger stays closed to them', async () => {
    await garage.signUp(OWNER, STRANGERS)
    const token = await garage.tokenOf(OWNER, 'confirm')
    expect(await garage.accounts.confirmationOf(token)).toBe(OWNER)
    expect((await garage.signIn(OWNER, PASSWORD, { token })).status).toBe(401)
    expect((await garage.signIn(OWNER, STRANGERS)).status).toBe(403)
    expect(await garage.db.selectFrom('user_roles').selectAll().execute()).toEqual([])
  })

  test("a token from one account's mail confirms no other account", async () => {
    await garage.signUp(OWNER)
    await garage.signUp(SECOND)
    const token = await garage.tokenOf(OWNER, 'confirm')
    expect((await garage.signIn(SECOND, PASSWORD, { token })).status).toBe(403)
  })

  test('a forgotten password is replaced through the mail, once, which ends the other sessions', async () => {
    const before = await garage.enter(OWNER)
    const token = await garage.forgot(OWNER)
    const reset = (word: string) => garage.accounts.resetPassword(asking(), token, `${word}-trombone-48`)
    expect(await refusal(await garage.accounts.resetPassword(asking(), token, 'qwertyuiop'))).toMatchObject({
      code: 'PASSWORD_GUESSABLE',
    })
    const answers = await Promise.all(words.map(reset))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await garage.visitor(before)).toBeUndefined()
    const signIns = await Promise.all(words.map((word) => garage.signIn(OWNER, `${word}-trombone-48`)))
    expect(signIns.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await garage.signIn(OWNER, PASSWORD)).status).toBe(401)
    expect(await refusal(await reset('encore'))).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
  })

  test('a new password chosen through the mail opens an account that was never confirmed, or was cut in half', async () => {
    await garage.signUp(OWNER)
    await garage.db.deleteFrom('account').execute()
    await garage.accounts.resetPassword(asking(), await garage.forgot(OWNER), NEXT_PASSWORD)
    const cookie = cookieFrom(await garage.signIn(OWNER, NEXT_PASSWORD))
    expect(await garage.visitor(cookie)).toMatchObject({ role: 'admin' })
  })

  test('signing up again before confirming sends the confirmation again and changes no password', async () => {
    await garage.signUp(OWNER)
    await garage.signUp(OWNER, 'another-password-3')
    expect(await garage.mails(OWNER, 'confirm')).toHaveLength(2)
    const token = await garage.tokenOf(OWNER, 'confirm')
    expect((await garage.signIn(OWNER, 'another-password-3', { token })).status).toBe(401)
    expect((await garage.signIn('OWNER@garage.example', PASSWORD, { token })).status).toBe(200)
  })

  test('a code by mail works once, however many use it at the same moment', async () => {
    await garage.enter(OWNER)
    await garage.accounts.sendCode(asking(), OWNER)
    const code = await garage.codeOf(OWNER)
    const answers = words.map(() => garage.accounts.signInByCode(asking(), OWNER, code))
    expect((await Promise.all(answers)).filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('Accounts', () => {
  // Before each garage opens and takes them.
  beforeEach(() => {
    for (const work of ['hash', 'verify'] as const) vi.spyOn(cheapHash, work)
  })
  const garage = accountsForEach()

  const hashed = () =>
    vi.mocked(cheapHash.hash).mock.calls.length + vi.mocked(cheapHash.verify).mock.calls.length
  const program = (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`http://localhost:3000/api/auth${path}`, { method: 'POST', headers, body })
    return garage.accounts.answer({ request, address: '192.0.2.3' })
  }

  test('a password that is short, long or guessable is refused at sign-up, and one at either end is taken', async () => {
    for (const [password, code] of [
      ['12345', 'PASSWORD_TOO_SHORT'],
      ['123456', 'PASSWORD_GUESSABLE'],
      ['motdepasse', 'PASSWORD_GUESSABLE'],
      ['Garage123', 'PASSWORD_GUESSABLE'],
      ['tabarnak', 'PASSWORD_GUESSABLE'],
      ['a'.repeat(128), 'PASSWORD_GUESSABLE'],
      [WRONG, 'PASSWORD_TOO_LONG'],
      ['k7#Qz9', undefined],
      [`k7#Qz9${'x'.repeat(122)}`, undefined],
    ] as const) {
      const email = `person${password.length}@garage.example`
      const answer = await refusal(await garage.signUp(email, password))
      expect(answer, password).toMatchObject(code ? { status: 400, code } : { status: 200 })
      const made = garage.db.selectFrom('user').select('id').where('email', '=', email)
      expect(await made.execute(), password).toHaveLength(code ? 0 : 1)
      await garage.db.deleteFrom('user').execute()
    }
    expect(await refusal(await garage.signUp(OWNER, OWNER))).toMatchObject({ code: 'PASSWORD_GUESSABLE' })
  })

  test('no answer shows whether an account exists', async () => {
    await garage.enter(OWNER)
    const wrong = (email: string) => garage.signIn(email, 'a wrong one').then(refusal)
    expect(await wrong(OWNER)).toEqual(await wrong('nobody@garage.example'))
    const forgot = async (email: string) => (await garage.accounts.forgotPassword(asking(), email)).json()
    const [known, unknown] = await Promise.all([forgot(OWNER), forgot('nobody@garage.example')])
    expect(known).toEqual(unknown)
    const [taken, fresh] = [await garage.signUp(OWNER), await garage.signUp(SECOND)]
    const shape = async (response: Response) =>
      Object.keys(((await response.json()) as { user: object }).user)
    expect([taken.status, await shape(taken)]).toEqual([fresh.status, await shape(fresh)])
    expect(await garage.mails(OWNER, 'exists')).toHaveLength(1)
  })

  test('no answer shows by its time whether an account exists: each hashes once, and what may mail takes half a second', async () => {
    await garage.enter(OWNER)
    const { accounts } = garage
    for (const email of [OWNER, 'nobody@garage.example'])
      for (const ask of [() => garage.signIn(email, 'a wrong one'), () => garage.signUp(email)]) {
        const before = hashed()
        await ask()
        expect(hashed() - before, email).toBe(1)
      }
    for (const email of [OWNER, 'another@garage.example'])
      for (const ask of [
        () => accounts.forgotPassword(asking(), email),
        () => accounts.sendCode(asking(), email),
        () => program('/request-password-reset', JSON.stringify({ email })),
      ]) {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const answered: string[] = []
        const answer = ask().then(() => answered.push(email))
        // However soon everything else is done.
        for (let round = 0; round < 50; round += 1) await nextRound()
        vi.advanceTimersByTime(499)
        for (let round = 0; round < 50; round += 1) await nextRound()
        expect(answered).toEqual([])
        vi.advanceTimersByTime(1)
        vi.useRealTimers()
        await answer
      }
  })

  test('missing credentials are answered as the specification says, to pages and to programs', async () => {
    const { accounts } = garage
    const both = 'You must provide either an email or phone number and a password'
    const one = 'You must provide either an email or phone number.'
    const given = ['{}', `{"email":"${OWNER}"}`, `{"password":"${PASSWORD}"}`, '{"email":null}']
    for (const [message, answers] of [
      [both, [garage.signIn('', PASSWORD), garage.signIn(OWNER, ''), garage.signUp(OWNER, '')]],
      [both, given.map((body) => program('/sign-in/email', body))],
      [both, given.map((body) => program('/sign-up/email', body))],
      [one, [accounts.forgotPassword(asking(), ''), program('/request-password-reset', '{}')]],
      [one, [accounts.sendCode(asking(), ''), accounts.signInByCode(asking(), '', '123456')]],
    ] as const)
      for (const answer of await Promise.all(answers))
        expect(await refusal(answer)).toMatchObject({ status: 400, message })
  })

  test('the log names nobody, whatever happens', async () => {
    await Promise.all(words.slice(3).map(() => garage.signUp(OWNER)))
    await garage.signIn(OWNER, 'wrong')
    await garage.signIn('nobody@garage.example', 'wrong')
    await garage.accounts.forgotPassword(asking(), 'nobody@garage.example')
    expect(garage.garage.lines()).toContain('"event":"auth"')
    expect(garage.garage.lines()).not.toMatch(/(owner|nobody)@|2001:db8/)
  })
})

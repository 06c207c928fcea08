import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { type Garage, latestLink, mailsTo, openGarage } from './auth.ts'

const SITE = 'http://localhost:3000'
const PASSWORD = 'trombone-sapin-47'

let address = 0
/** A request from an address not used before. */
function asking(headers: Record<string, string> = {}) {
  address += 1
  return { request: new Request(`${SITE}/login`, { headers }), address: `203.0.113.${address % 250}` }
}

function cookieFrom(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function codeAndMessage(response: Response) {
  const { code, message } = (await response.json()) as { code?: string; message?: string }
  return { status: response.status, code, message }
}

describe.each(engines)('Accounts on $name', ({ open }) => {
  let opened: OpenedDatabase
  let garage: Garage
  let accounts: Accounts

  async function start(environment: Record<string, string> = {}) {
    garage = await openGarage(opened, environment)
    accounts = garage.runtime.accounts
  }
  beforeEach(async () => {
    opened = await open()
    await start()
  })
  afterEach(async () => {
    await garage.close()
    await opened.close()
  })

  /** Signs up, opens the link in the mail and signs in with it. @returns the session's cookies. */
  async function enter(email: string, password = PASSWORD): Promise<string> {
    const signedUp = await accounts.signUp(asking(), email, password)
    expect(signedUp.status).toBe(200)
    const link = await latestLink(garage.runtime, email, 1)
    const { response } = await accounts.signIn(
      asking(),
      email,
      password,
      `${link.searchParams.get('confirm')}`,
    )
    expect(response.status).toBe(200)
    return cookieFrom(response)
  }

  const visitor = (cookie: string) => accounts.visitor(asking({ cookie }).request)

  test('the first person becomes admin once confirmed, the second is let in as nobody special', async () => {
    const first = await enter('owner@garage.example')
    const second = await enter('second@garage.example')
    expect(await visitor(first)).toMatchObject({ email: 'owner@garage.example', role: 'admin' })
    expect(await visitor(second)).toMatchObject({ email: 'second@garage.example', role: undefined })
  })

  test('an unconfirmed account is refused, and may ask for its mail again', async () => {
    await accounts.signUp(asking(), 'owner@garage.example', PASSWORD)
    const { response, askAgain } = await accounts.signIn(asking(), 'owner@garage.example', PASSWORD)
    expect(await codeAndMessage(response)).toMatchObject({ status: 403, message: 'Email not verified' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await accounts.askAgain(asking(), `${askAgain}`)).toBe(true)
    expect(await accounts.askAgain(asking(), `${askAgain}`)).toBe(false)
    expect(await mailsTo(garage.runtime, 'owner@garage.example', 2)).toHaveLength(2)
  })

  test('the mail alone confirms nothing: an address pre-registered by a stranger stays closed to them', async () => {
    await accounts.signUp(asking(), 'owner@garage.example', 'the-stranger-knows-this-9')
    const link = await latestLink(garage.runtime, 'owner@garage.example', 1)
    const token = `${link.searchParams.get('confirm')}`
    expect(await accounts.confirmationOf(token)).toBe('owner@garage.example')
    const owner = await accounts.signIn(asking(), 'owner@garage.example', PASSWORD, token)
    expect(owner.response.status).toBe(401)
    const stranger = await accounts.signIn(asking(), 'owner@garage.example', 'the-stranger-knows-this-9')
    expect(stranger.response.status).toBe(403)
    expect(await opened.database.db.selectFrom('user_roles').selectAll().execute()).toEqual([])
  })

  test("a token from one account's mail confirms no other account", async () => {
    await accounts.signUp(asking(), 'one@garage.example', PASSWORD)
    await accounts.signUp(asking(), 'two@garage.example', PASSWORD)
    const link = await latestLink(garage.runtime, 'one@garage.example', 1)
    const { response } = await accounts.signIn(
      asking(),
      'two@garage.example',
      PASSWORD,
      `${link.searchParams.get('confirm')}`,
    )
    expect(response.status).toBe(403)
  })

  test('a forgotten password is replaced through the mail, which also confirms and ends other sessions', async () => {
    const before = await enter('owner@garage.example')
    expect((await accounts.forgotPassword(asking(), 'owner@garage.example')).status).toBe(200)
    const token = `${(await latestLink(garage.runtime, 'owner@garage.example', 2)).searchParams.get('token')}`
    expect((await accounts.resetPassword(asking(), token, 'lune-caillou-verger-8')).status).toBe(200)
    expect(await visitor(before)).toBeUndefined()
    expect((await accounts.signIn(asking(), 'owner@garage.example', PASSWORD)).response.status).toBe(401)
    const again = await accounts.signIn(asking(), 'owner@garage.example', 'lune-caillou-verger-8')
    expect(again.response.status).toBe(200)
    expect(await codeAndMessage(await accounts.resetPassword(asking(), token, PASSWORD))).toMatchObject({
      status: 400,
      code: 'INVALID_TOKEN',
    })
  })

  test('a new password chosen through the mail opens an account that was never confirmed, or was cut in half', async () => {
    await accounts.signUp(asking(), 'owner@garage.example', PASSWORD)
    await opened.database.db.deleteFrom('account').execute()
    await accounts.forgotPassword(asking(), 'owner@garage.example')
    const token = `${(await latestLink(garage.runtime, 'owner@garage.example', 2)).searchParams.get('token')}`
    await accounts.resetPassword(asking(), token, 'lune-caillou-verger-8')
    const { response } = await accounts.signIn(asking(), 'owner@garage.example', 'lune-caillou-verger-8')
    expect(await visitor(cookieFrom(response))).toMatchObject({ role: 'admin' })
  })

  test.each([
    ['12345', 'PASSWORD_TOO_SHORT'],
    ['123456', 'PASSWORD_GUESSABLE'],
    ['motdepasse', 'PASSWORD_GUESSABLE'],
    ['Garage123', 'PASSWORD_GUESSABLE'],
    ['tabarnak', 'PASSWORD_GUESSABLE'],
    ['owner@garage.example', 'PASSWORD_GUESSABLE'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'PASSWORD_GUESSABLE'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
  ])('the password %s is refused at sign-up: %s', async (password, code) => {
    const answer = await codeAndMessage(await accounts.signUp(asking(), 'owner@garage.example', password))
    expect(answer).toMatchObject({ status: 400, code })
    expect(await opened.database.db.selectFrom('user').selectAll().execute()).toEqual([])
  })

  test('six characters nobody would guess are enough', async () => {
    expect((await accounts.signUp(asking(), 'owner@garage.example', 'k7#Qz9')).status).toBe(200)
  })

  test('a guessable password is refused at recovery too, and the link stays good', async () => {
    await enter('owner@garage.example')
    await accounts.forgotPassword(asking(), 'owner@garage.example')
    const token = `${(await latestLink(garage.runtime, 'owner@garage.example', 2)).searchParams.get('token')}`
    expect(await codeAndMessage(await accounts.resetPassword(asking(), token, 'qwertyuiop'))).toMatchObject({
      code: 'PASSWORD_GUESSABLE',
    })
    expect((await accounts.resetPassword(asking(), token, 'lune-caillou-verger-8')).status).toBe(200)
  })

  test('no answer shows whether an account exists', async () => {
    await enter('owner@garage.example')
    const known = await accounts.signIn(asking(), 'owner@garage.example', 'a wrong one')
    const unknown = await accounts.signIn(asking(), 'nobody@garage.example', 'a wrong one')
    expect(await codeAndMessage(known.response)).toEqual(await codeAndMessage(unknown.response))

    const knownForgot = await accounts.forgotPassword(asking(), 'owner@garage.example')
    const unknownForgot = await accounts.forgotPassword(asking(), 'nobody@garage.example')
    expect(await knownForgot.json()).toEqual(await unknownForgot.json())

    const fresh = await accounts.signUp(asking(), 'fresh@garage.example', PASSWORD)
    const taken = await accounts.signUp(asking(), 'owner@garage.example', PASSWORD)
    expect(taken.status).toBe(fresh.status)
    const shape = async (response: Response) =>
      Object.keys(((await response.json()) as { user: object }).user)
    expect(await shape(taken)).toEqual(await shape(fresh))
    const mails = await mailsTo(garage.runtime, 'owner@garage.example', 3)
    expect(mails.at(-1)?.subject).toContain('You already have an account')
  })

  test('signing up again before confirming sends the confirmation again and changes no password', async () => {
    await accounts.signUp(asking(), 'owner@garage.example', PASSWORD)
    await accounts.signUp(asking(), 'owner@garage.example', 'another-password-3')
    const link = await latestLink(garage.runtime, 'owner@garage.example', 2)
    const token = `${link.searchParams.get('confirm')}`
    const other = await accounts.signIn(asking(), 'owner@garage.example', 'another-password-3', token)
    expect(other.response.status).toBe(401)
    const own = await accounts.signIn(asking(), 'OWNER@garage.example', PASSWORD, token)
    expect(own.response.status).toBe(200)
  })

  test('missing credentials are answered as the specification says', async () => {
    const message = 'You must provide either an email or phone number and a password'
    const signIn = await accounts.signIn(asking(), '', PASSWORD)
    expect(await codeAndMessage(signIn.response)).toMatchObject({ status: 400, message })
    expect(await codeAndMessage(await accounts.signUp(asking(), 'owner@garage.example', ''))).toMatchObject({
      status: 400,
      message,
    })
    const missing = { status: 400, message: 'You must provide either an email or phone number.' }
    expect(await codeAndMessage(await accounts.forgotPassword(asking(), ''))).toMatchObject(missing)
    expect(await codeAndMessage(await accounts.sendCode(asking(), ''))).toMatchObject(missing)
    expect(await codeAndMessage(await accounts.signInByCode(asking(), '', '123456'))).toMatchObject(missing)
  })

  test('programs that leave credentials out get the same answer', async () => {
    const send = (path: string, body: string) =>
      accounts.answer({
        request: new Request(`${SITE}/api/auth${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
        address: '192.0.2.3',
      })
    const both = 'You must provide either an email or phone number and a password'
    for (const path of ['/sign-in/email', '/sign-up/email']) {
      for (const body of [
        '{}',
        '{"email":"owner@garage.example"}',
        '{"password":"trombone-sapin-47"}',
        '{"email":null}',
      ]) {
        expect(await codeAndMessage(await send(path, body)), path + body).toMatchObject({
          status: 400,
          message: both,
        })
      }
    }
    expect(await codeAndMessage(await send('/request-password-reset', '{}'))).toMatchObject({
      status: 400,
      message: 'You must provide either an email or phone number.',
    })
  })

  test('guesses are slowed per account wherever they come from, and forgotten after a new password', async () => {
    await enter('owner@garage.example')
    // Too long to be hashed, so that the test is fast; it still counts as an attempt.
    const statuses: number[] = []
    for (let guess = 0; guess < 31; guess += 1) {
      const { response } = await accounts.signIn(asking(), 'owner@garage.example', 'x'.repeat(129))
      statuses.push(response.status)
    }
    // Two of the thirty attempts were already used when the owner confirmed and signed in.
    expect(statuses).toEqual([...Array<number>(28).fill(400), 429, 429, 429])
    const { response } = await accounts.signIn(asking(), 'owner@garage.example', PASSWORD)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)

    await accounts.forgotPassword(asking(), 'owner@garage.example')
    const token = `${(await latestLink(garage.runtime, 'owner@garage.example', 2)).searchParams.get('token')}`
    await accounts.resetPassword(asking(), token, 'lune-caillou-verger-8')
    const after = await accounts.signIn(asking(), 'owner@garage.example', 'lune-caillou-verger-8')
    expect(after.response.status).toBe(200)
  })

  test('one address cannot go through many accounts, whatever it claims to be forwarded for', async () => {
    const statuses: number[] = []
    for (let account = 0; account < 31; account += 1) {
      const request = new Request(`${SITE}/login`, {
        headers: { 'x-forwarded-for': `198.51.100.${account}`, 'x-caller-address': `198.51.100.${account}` },
      })
      const { response } = await accounts.signIn(
        { request, address: '192.0.2.7' },
        `person${account}@garage.example`,
        'x'.repeat(129),
      )
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429])
  })

  test('signing out ends the session for good', async () => {
    const cookie = await enter('owner@garage.example')
    const response = await accounts.signOut(asking({ cookie }))
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=0')
    expect(await visitor(cookie)).toBeUndefined()
    expect(await opened.database.db.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('someone whose role is taken away is signed out', async () => {
    const { grantAdmin, revokeRole } = await import('#app/accounts/roles.server.ts')
    const first = await enter('owner@garage.example')
    await enter('second@garage.example')
    await grantAdmin(opened.database.db, 'second@garage.example')
    await revokeRole(opened.database.db, 'owner@garage.example')
    expect(await visitor(first)).toBeUndefined()
  })

  test('a session that is used is prolonged; a forged one is nobody', async () => {
    const cookie = await enter('owner@garage.example')
    const soon = new Date(Date.now() + 60 * 60_000)
    const db = opened.database.db as unknown as import('kysely').Kysely<{ session: { expiresAt: unknown } }>
    const expiresAt = opened.database.engine === 'sqlite' ? soon.toISOString() : soon
    await db.updateTable('session').set({ expiresAt }).execute()
    const request = new Request(`${SITE}/api/auth/get-session`, { headers: { cookie } })
    const response = await accounts.answer({ request, address: '192.0.2.1' })
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=604800')
    expect(await visitor(cookie.replace(/.(?=[^.]*$)/, 'x'))).toBeUndefined()
  })

  test('the log names nobody, whatever happens', async () => {
    await Promise.all([1, 2, 3].map(() => accounts.signUp(asking(), 'owner@garage.example', PASSWORD)))
    await accounts.signIn(asking(), 'owner@garage.example', 'wrong')
    await accounts.signIn(asking(), 'nobody@garage.example', 'wrong')
    await accounts.forgotPassword(asking(), 'nobody@garage.example')
    await mailsTo(garage.runtime, 'owner@garage.example', 1)
    expect(garage.lines()).toContain('"event":"auth"')
    expect(garage.lines()).not.toMatch(/(owner|nobody)@|203\.0\.113/)
  })
})

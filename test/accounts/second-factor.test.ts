import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { type Garage, latestLink, mailsTo, openGarage } from './auth.ts'
import { authenticator } from './authenticator.ts'

const SITE = 'http://localhost:3000'
const PASSWORD = 'trombone-sapin-47'
const OWNER = 'owner@garage.example'
/** A code is valid for its 30-second period and those next to it: the clock stays in the middle of one, however slow the test. */
const HALF_MINUTE = 30_000
const middle = () => (Math.floor(Date.now() / HALF_MINUTE) + 0.5) * HALF_MINUTE

let address = 0
function asking(cookie = '') {
  address += 1
  return {
    request: new Request(`${SITE}/login`, { headers: cookie ? { cookie } : {} }),
    address: `203.0.113.${address % 250}`,
  }
}

function cookieFrom(...responses: Response[]): string {
  const cookies = new Map<string, string>()
  for (const response of responses) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code

describe.each(engines)('The second factor on $name', ({ open }) => {
  let opened: OpenedDatabase
  let garage: Garage
  let accounts: Accounts
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: middle() })
    opened = await open()
    garage = await openGarage(opened)
    accounts = garage.runtime.accounts
  })
  afterEach(async () => {
    vi.useRealTimers()
    await garage.close()
    await opened.close()
  })

  const visitor = (cookie: string) => accounts.visitor(asking(cookie).request)

  async function enter(): Promise<string> {
    await accounts.signUp(asking(), OWNER, PASSWORD)
    const link = await latestLink(garage.runtime, OWNER, 1)
    const { response } = await accounts.signIn(
      asking(),
      OWNER,
      PASSWORD,
      `${link.searchParams.get('confirm')}`,
    )
    return cookieFrom(response)
  }

  /** Turns the second factor on. @returns the session's cookies, the app and the recovery codes. */
  async function turnOn() {
    const before = await enter()
    const started = await accounts.ask(asking(before), (api, given) =>
      api.enableTwoFactor({ ...given, body: { password: PASSWORD } }),
    )
    const { totpURI, backupCodes } = (await started.json()) as { totpURI: string; backupCodes: string[] }
    const app = authenticator(totpURI)
    const on = await secondStep(before, await app.code(-1))
    expect(on.status).toBe(200)
    return { before, cookie: cookieFrom(on), app, backupCodes }
  }

  /** Signs in with the password. @returns the cookies between the two steps. */
  async function firstStep(): Promise<string> {
    const { response } = await accounts.signIn(asking(), OWNER, PASSWORD)
    expect(await response.clone().json()).toMatchObject({ twoFactorRedirect: true })
    return cookieFrom(response)
  }

  const secondStep = (cookie: string, code: string) => accounts.verifyAppCode(asking(cookie), code)
  const recover = (cookie: string, code: string) => accounts.verifyRecoveryCode(asking(cookie), code)

  test('a session is aal1 until the second step, and aal2 after it', async () => {
    const { before, cookie, app } = await turnOn()
    expect(await visitor(cookie)).toMatchObject({ assurance: 'aal2', secondFactor: true })
    expect(await visitor(before)).toBeUndefined()

    const pending = await firstStep()
    expect(await visitor(pending)).toBeUndefined()
    const right = await secondStep(pending, await app.code())
    expect(right.status).toBe(200)
    // The password alone does not make a device known.
    expect([pending, cookieFrom(right)].map((cookies) => cookies.includes('garage-device='))).toEqual([
      false,
      true,
    ])
    expect(await visitor(cookieFrom(right))).toMatchObject({ email: OWNER, role: 'admin', assurance: 'aal2' })
  })

  test('without a second factor a session is aal1', async () => {
    expect(await visitor(await enter())).toMatchObject({ assurance: 'aal1', secondFactor: false })
  })

  test('a code signs in once, however many try it at the same instant', async () => {
    const { app } = await turnOn()
    const pending = await Promise.all(Array.from({ length: 6 }, firstStep))
    const code = await app.code()
    const answers = await Promise.all(pending.map((cookie) => secondStep(cookie, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401])
    expect(await codeOf(await secondStep(await firstStep(), code))).toBe('INVALID_CODE')
    expect((await secondStep(await firstStep(), await app.code(1))).status).toBe(200)
  })

  test('a recovery code signs in once, however many try it at the same instant', async () => {
    const { backupCodes } = await turnOn()
    const [code = ''] = backupCodes
    const pending = await Promise.all(Array.from({ length: 6 }, firstStep))
    const answers = await Promise.all(pending.map((cookie) => recover(cookie, code)))
    const right = answers.filter(({ ok }) => ok)
    expect(right).toHaveLength(1)
    expect(await visitor(cookieFrom(...right))).toMatchObject({ assurance: 'aal2' })
    expect((await recover(await firstStep(), code)).status).toBe(401)
    expect((await recover(await firstStep(), `${backupCodes[1]}`)).status).toBe(200)
  })

  test('new recovery codes replace the old ones', async () => {
    const { cookie, backupCodes } = await turnOn()
    const answer = await accounts.ask(asking(cookie), (api, given) =>
      api.generateBackupCodes({ ...given, body: { password: PASSWORD } }),
    )
    const { backupCodes: fresh } = (await answer.json()) as { backupCodes: string[] }
    expect(fresh).toHaveLength(10)
    expect((await recover(await firstStep(), `${backupCodes[0]}`)).status).toBe(401)
    expect((await recover(await firstStep(), `${fresh[0]}`)).status).toBe(200)
  })

  test('wrong codes are limited per account, wherever they come from', async () => {
    const { app } = await turnOn()
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await secondStep(await firstStep(), `wrong-${guess}`)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await secondStep(await firstStep(), await app.code())).status).toBe(429)
  })

  test('the second step is asked after a code by mail too', async () => {
    const { app } = await turnOn()
    await accounts.sendCode(asking(), OWNER)
    const mail = (await mailsTo(garage.runtime, OWNER, 2)).at(-1)
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
    const first = await accounts.signInByCode(asking(), OWNER, `${otp}`)
    expect(await first.clone().json()).toMatchObject({ twoFactorRedirect: true })
    expect(await visitor(cookieFrom(first))).toBeUndefined()
    const second = await secondStep(cookieFrom(first), await app.code())
    expect(await visitor(cookieFrom(second))).toMatchObject({ assurance: 'aal2' })
  })

  test('turned off, the password alone opens the account again', async () => {
    const { cookie } = await turnOn()
    const turnOff = (password: string) =>
      accounts.ask(asking(cookie), (api, given) => api.disableTwoFactor({ ...given, body: { password } }))
    const wrong = await turnOff('not-this-one-3')
    expect(await codeOf(wrong)).toBe('INVALID_PASSWORD')
    const off = await turnOff(PASSWORD)
    expect(await visitor(cookieFrom(off))).toMatchObject({ assurance: 'aal1', secondFactor: false })
    const { response } = await accounts.signIn(asking(), OWNER, PASSWORD)
    expect(await visitor(cookieFrom(response))).toMatchObject({ assurance: 'aal1' })
  })

  test('a new password keeps the level of the session that changed it', async () => {
    const { cookie } = await turnOn()
    const body = {
      currentPassword: PASSWORD,
      newPassword: 'lune-caillou-verger-8',
      revokeOtherSessions: true,
    }
    const changed = await accounts.ask(asking(cookie), (api, given) => api.changePassword({ ...given, body }))
    expect(changed.status).toBe(200)
    expect(await visitor(cookieFrom(changed))).toMatchObject({ assurance: 'aal2' })
    expect(await visitor(cookie)).toBeUndefined()
  })
})

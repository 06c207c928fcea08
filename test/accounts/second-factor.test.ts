import { describe, expect, test } from 'vitest'
import { resetSecondStep } from '#app/accounts/factors/remove-factor.server.ts'
import { engines, oneEngine } from '../engines.ts'
import { authenticator } from './authenticator.ts'
import {
  accountsForEach,
  asking,
  clockStands,
  cookieFrom,
  NEXT_PASSWORD,
  OWNER,
  PASSWORD,
  refusal,
} from './callers.ts'

/** A code is valid for its 30-second period and those next to it: the clock stays in the middle of one, however slow the test. */
const HALF_MINUTE = 30_000
const middle = () => (Math.floor(Date.now() / HALF_MINUTE) + 0.5) * HALF_MINUTE

/** A garage whose owner turns the second step on. Registers the hooks. */
function secondStepForEach(open = oneEngine.open) {
  clockStands(middle)
  const garage = accountsForEach(open)
  const { visitor, enter } = garage
  const enterCode = (cookie: string, code: string) =>
    garage.accounts.ask(asking(cookie), 'verifyTOTP', { code })
  /** What is asked of Better Auth by someone who is signed in and gives their password. */
  const prove = (
    cookie: string,
    what: 'enableTwoFactor' | 'disableTwoFactor' | 'generateBackupCodes',
    password = PASSWORD,
  ) => garage.accounts.ask(asking(cookie), what, { password })
  return {
    garage,
    visitor,
    enterCode,
    recover: (cookie: string, code: string) =>
      garage.accounts.ask(asking(cookie), 'verifyBackupCode', { code }),
    /** @returns the cookies before and after, the authenticator app and the recovery codes. */
    async turnOn() {
      const before = await enter(OWNER)
      const started = await prove(before, 'enableTwoFactor')
      const { totpURI, backupCodes } = (await started.json()) as { totpURI: string; backupCodes: string[] }
      const app = authenticator(totpURI)
      const cookie = cookieFrom(await enterCode(before, await app.code(-1)))
      return { before, cookie, app, backupCodes }
    },
    /** Signs in with the password. @returns the cookies between the two steps. */
    async firstStep(): Promise<string> {
      const response = await garage.signIn(OWNER, PASSWORD)
      expect(await response.clone().json()).toMatchObject({ twoFactorRedirect: true })
      return cookieFrom(response)
    },
    prove,
  }
}

describe.each(engines)('A code of the second factor on $name', ({ open }) => {
  const step = secondStepForEach(open)

  test('signs in once, however many try it at the same instant', async () => {
    const { app, backupCodes } = await step.turnOn()
    const pending = () => Promise.all(Array.from({ length: 6 }, step.firstStep))
    const code = await app.code()
    const answers = (await pending()).map((cookie) => step.enterCode(cookie, code))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(5).fill(401)])
    const again = await step.enterCode(await step.firstStep(), code)
    expect(await refusal(again)).toMatchObject({ code: 'INVALID_CODE' })
    expect((await step.enterCode(await step.firstStep(), await app.code(1))).status).toBe(200)

    const [recovery = '', other = ''] = backupCodes
    const recovered = await Promise.all((await pending()).map((cookie) => step.recover(cookie, recovery)))
    const right = recovered.filter(({ ok }) => ok)
    expect(right).toHaveLength(1)
    expect(await step.visitor(cookieFrom(...right))).toMatchObject({ assurance: 'aal2' })
    expect((await step.recover(await step.firstStep(), recovery)).status).toBe(401)
    expect((await step.recover(await step.firstStep(), other)).status).toBe(200)
  })
})

describe('The second factor', () => {
  const step = secondStepForEach()

  test('has new recovery codes that replace the old ones', async () => {
    const { cookie, backupCodes } = await step.turnOn()
    const answer = await step.prove(cookie, 'generateBackupCodes')
    const { backupCodes: fresh } = (await answer.json()) as { backupCodes: string[] }
    expect(fresh).toHaveLength(10)
    expect((await step.recover(await step.firstStep(), `${backupCodes[0]}`)).status).toBe(401)
    expect((await step.recover(await step.firstStep(), `${fresh[0]}`)).status).toBe(200)
  })

  test('takes ten wrong codes of an account, wherever they come from', async () => {
    const { app } = await step.turnOn()
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await step.enterCode(await step.firstStep(), `wrong-${guess}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await step.enterCode(await step.firstStep(), await app.code())).status).toBe(429)
  })

  test('is asked after a code by mail too', async () => {
    const { app } = await step.turnOn()
    await step.garage.accounts.sendCode(asking(), OWNER)
    const code = await step.garage.codeOf(OWNER)
    const first = await step.garage.accounts.signInByCode(asking(), OWNER, code)
    expect(await first.clone().json()).toMatchObject({ twoFactorRedirect: true })
    expect(await step.visitor(cookieFrom(first))).toBeUndefined()
    const second = await step.enterCode(cookieFrom(first), await app.code())
    expect(await step.visitor(cookieFrom(second))).toMatchObject({ assurance: 'aal2' })
  })

  test('is removed with a mail once it cannot be read, as after the loss of the secret, and can be turned on again', async () => {
    const { cookie } = await step.turnOn()
    await step.garage.withSecret('not the secret of before, as it was lost')
    expect(await step.visitor(cookie)).toBeUndefined()
    const entered = cookieFrom(await step.garage.signIn(OWNER, PASSWORD))
    expect(await step.visitor(entered)).toMatchObject({ assurance: 'aal1', secondFactor: false })
    expect(await step.garage.mails(OWNER, 'factorForgotten')).toHaveLength(1)

    const { app } = await step.turnOn()
    const pending = await step.firstStep()
    expect((await step.enterCode(pending, await app.code())).status).toBe(200)
    expect(await resetSecondStep(step.garage.db, OWNER)).toBe('done')
    expect(await step.visitor(cookieFrom(await step.garage.signIn(OWNER, PASSWORD)))).toBeDefined()
    expect(await resetSecondStep(step.garage.db, OWNER)).toBe('unchanged')
  })

  test('is turned off with the password, which then opens the account again', async () => {
    const { cookie } = await step.turnOn()
    const refused = await step.prove(cookie, 'disableTwoFactor', 'not-this-one-3')
    expect(await refusal(refused)).toMatchObject({ code: 'INVALID_PASSWORD' })
    const off = cookieFrom(await step.prove(cookie, 'disableTwoFactor'))
    expect(await step.visitor(off)).toMatchObject({ assurance: 'aal1', secondFactor: false })
    const again = cookieFrom(await step.garage.signIn(OWNER, PASSWORD))
    expect(await step.visitor(again)).toMatchObject({ assurance: 'aal1' })
  })

  test('stays with the session that changes the password, and ends the one before', async () => {
    const { cookie } = await step.turnOn()
    const body = { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD, revokeOtherSessions: true }
    const changed = await step.garage.accounts.ask(asking(cookie), 'changePassword', body)
    expect(await step.visitor(cookieFrom(changed))).toMatchObject({ assurance: 'aal2' })
    expect(await step.visitor(cookie)).toBeUndefined()
  })
})

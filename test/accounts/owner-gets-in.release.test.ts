import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Asking } from '#app/accounts/calls.server.ts'
import { engines } from '../engines.ts'
import { accountsForEach, asking, clockStands, NEXT_PASSWORD, OWNER, PASSWORD, WRONG } from './callers.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 23, 12)
/** The stranger's networks; each one is used until it is refused. */
const STRANGERS = ['198.51.100.7', '192.0.2.99', '2001:db8:77:1200::1']

describe.each(engines)('While strangers try the owner’s account on $name', ({ open }) => {
  clockStands(() => START)
  const garage = accountsForEach(open)
  /** The owner's browser, signed out. */
  let known = ''
  beforeEach(async () => {
    known = /garage-device=[^;]+/.exec(await garage.enter(OWNER))?.[0] ?? ''
  })

  const later = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE)
  const status = async (response: Promise<Response>) => (await response).status
  const signIn = (from: Asking, password = PASSWORD) => status(garage.signIn(OWNER, password, { from }))
  const reset = (from: Asking, token: string) =>
    status(garage.accounts.resetPassword(from, token, NEXT_PASSWORD))

  /** A stranger tries every way in from one address until each answers 429. */
  async function attackFrom(address: string): Promise<void> {
    const { accounts } = garage
    const until429 = async (most: number, ask: (from: Asking) => Promise<Response>) => {
      for (let tries = 0; tries < most; tries += 1)
        if ((await status(ask(asking('', address)))) === 429) return
    }
    await Promise.all([
      until429(40, (from) => garage.signIn(OWNER, WRONG, { from })),
      until429(6, (from) => accounts.signUp(from, OWNER, PASSWORD)),
      until429(6, (from) => accounts.forgotPassword(from, OWNER)),
      until429(6, async (from) => {
        const sent = await accounts.sendCode(from, OWNER)
        await until429(12, (again) => accounts.signInByCode(again, OWNER, '000000'))
        return sent
      }),
    ])
  }

  test('for an hour at every door, the owner signs in, is sent a link and a code that open', async () => {
    const { accounts } = garage
    for (const minute of [0, 10, 20, 30, 40, 50, 59]) {
      later(minute)
      await Promise.all(STRANGERS.map(attackFrom))
      expect(await signIn(asking(known)), `at ${minute}`).toBe(200)
      // Also from the same network as a stranger.
      expect(await signIn(asking(known, STRANGERS[0])), `beside a stranger at ${minute}`).toBe(200)
    }
    const before = await garage.tokenOf(OWNER, 'reset')
    // From the device that signed in before, then from one never seen; each mail at a time of its own.
    for (const [at, cookie] of [
      [59.2, known],
      [59.4, ''],
    ] as const) {
      later(at)
      expect(await status(accounts.sendCode(asking(cookie), OWNER))).toBe(200)
      const code = await garage.codeOf(OWNER)
      expect(await status(accounts.signInByCode(asking(cookie), OWNER, code))).toBe(200)
    }
    later(59.6)
    expect(await garage.forgot(OWNER, asking(known))).not.toBe(before)
    later(59.8)
    const token = await garage.forgot(OWNER)
    const changed = await accounts.resetPassword(asking(), token, NEXT_PASSWORD)
    expect(changed.status).toBe(200)
    await Promise.all(STRANGERS.map(attackFrom))
    const device = changed.headers.getSetCookie().join('; ')
    expect(await signIn(asking(device), NEXT_PASSWORD)).toBe(200)
  })

  test('from any number of networks, a link that opens has come within the half hour', async () => {
    for (const minute of [0, 29, 58]) {
      later(minute)
      await Promise.all(Array.from({ length: 12 }, () => garage.accounts.forgotPassword(asking(), OWNER)))
    }
    expect((await garage.mails(OWNER, 'reset')).length).toBeLessThanOrEqual(2 * 3)
    later(59)
    await garage.forgot(OWNER)
    later(85)
    expect(await reset(asking(), await garage.tokenOf(OWNER, 'reset'))).toBe(200)
    expect(await signIn(asking(), NEXT_PASSWORD)).toBe(200)
  })
})

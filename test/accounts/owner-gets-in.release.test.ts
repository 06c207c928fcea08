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
  beforeEach(() => garage.enter(OWNER))

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
      expect(await signIn(asking()), `at ${minute}`).toBe(200)
    }
    const before = await garage.tokenOf(OWNER, 'reset')
    // Each mail at a time of its own.
    later(59.2)
    expect(await status(accounts.sendCode(asking(), OWNER))).toBe(200)
    expect(await status(accounts.signInByCode(asking(), OWNER, await garage.codeOf(OWNER)))).toBe(200)
    later(59.4)
    const token = await garage.forgot(OWNER)
    expect(token).not.toBe(before)
    expect(await reset(asking(), token)).toBe(200)
    await Promise.all(STRANGERS.map(attackFrom))
    expect(await signIn(asking(), NEXT_PASSWORD)).toBe(200)
  })

  test('from the network of a stranger, the link that was mailed still lets the owner in', async () => {
    const [network] = STRANGERS
    for (let tries = 0; tries < 6; tries += 1)
      await garage.signIn(OWNER, WRONG, { from: asking('', network) })
    expect(await signIn(asking('', network))).toBe(429)
    expect(await reset(asking('', network), await garage.forgot(OWNER, asking('', network)))).toBe(200)
    expect(await signIn(asking('', network), NEXT_PASSWORD)).toBe(200)
  })

  test('from any number of networks, a link that opens has come within the half hour', async () => {
    for (const minute of [0, 29, 58]) {
      later(minute)
      await Promise.all(Array.from({ length: 12 }, () => garage.accounts.forgotPassword(asking(), OWNER)))
    }
    expect((await garage.mails(OWNER, 'reset')).length).toBeLessThanOrEqual(2 * 8)
    later(59)
    await garage.forgot(OWNER)
    later(85)
    expect(await reset(asking(), await garage.tokenOf(OWNER, 'reset'))).toBe(200)
    expect(await signIn(asking(), NEXT_PASSWORD)).toBe(200)
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { isLong } from './attack-size.ts'

const PASSWORD = 'trombone-sapin-47'
const KNOWN = 'owner@garage.example'

/** Pairs of a known and an unknown person, sent one right after the other. */
const PAIRS = isLong ? 60 : 8
/** Largest difference of the medians, in milliseconds and as a share. Smaller ones are lost in the noise of a network. */
const MILLISECONDS = 15
const PART = 0.2

/** As many mails as one network may request. */
const AT_ONCE = 2

type Medians = { known: number; unknown: number }
type Ask = (email: string) => Promise<Response>

/** Most of the time goes into hashing, on either engine: only the full length measures both. */
describe.each(isLong ? engines : engines.slice(0, 1))('How long an answer takes on $name', ({ open }) => {
  const fixture = siteForEach(open, { passwordHash: undefined })
  beforeEach(async () => {
    await fixture.site.enter(KNOWN)
  })

  let number = 0
  const unknown = () => {
    number += 1
    return `nobody${number}@garage.example`
  }

  async function timeOf(ask: Ask, email: string): Promise<number> {
    await fixture.database.db.deleteFrom('budgets').execute()
    const began = performance.now()
    const { status } = await ask(email)
    expect(status, email).not.toBe(429)
    return performance.now() - began
  }

  /** Medians of both in milliseconds: each goes first equally often, after two warm-up pairs. */
  async function medians(ask: Ask): Promise<Medians> {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let pair = -2; pair < PAIRS; pair += 1)
      for (const who of pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const took = await timeOf(ask, who === 'known' ? KNOWN : unknown())
        if (pair >= 0) times[who].push(took)
      }
    return { known: median(times.known), unknown: median(times.unknown) }
  }

  /** Other work on the machine may skew a series: one of three has to pass. */
  async function expectAlike(name: string, measure: () => Promise<Medians>): Promise<void> {
    const seen: string[] = []
    for (let series = 0; series < 3; series += 1) {
      const { known, unknown } = await measure()
      seen.push(`known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
      if (Math.abs(known - unknown) > Math.max(MILLISECONDS, PART * Math.max(known, unknown))) continue
      if (isLong) console.log(`${name}: ${seen.at(-1)}, ${PAIRS} pairs`)
      return
    }
    expect.fail(`${name} tells who is known: ${seen.join('; ')}`)
  }

  const post = (address: string, fields: Record<string, string>) => fixture.site.visit().post(address, fields)
  test.each<[name: string, ask: Ask]>([
    [
      'signing in with a wrong password',
      (email) => post('/login', { intent: 'sign-in', email, password: 'wrong-trombone-3' }),
    ],
    ['signing up', (email) => post('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD })],
    [
      'a mailed code that is wrong',
      (email) => post('/login/code', { intent: 'enter', email, code: '000000' }),
    ],
  ])('%s', (name, ask) => expectAlike(name, () => medians(ask)))

  test('asking for a code, or for a new password', async () => {
    // These take at least half a second each: sent concurrently, all take no longer than one.
    for (const ask of [
      (email: string) => post('/login/forgot-password', { email }),
      (email: string) => fixture.site.visit().postJson('/api/auth/request-password-reset', { email }),
      (email: string) => post('/login/code', { intent: 'send', email }),
    ]) {
      const times = async (email: () => string) =>
        median(await Promise.all(Array.from({ length: AT_ONCE }, () => timeOf(ask, email()))))
      await expectAlike('asking for a mail', async () => {
        const [known, others] = [await times(() => KNOWN), await times(unknown)]
        expect(Math.min(known, others)).toBeGreaterThanOrEqual(495)
        return { known, unknown: others }
      })
    }
  })
})

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

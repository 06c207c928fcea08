import { beforeEach, describe, expect, it } from 'vitest'
import { createRequestLimits } from '#app/requests/limits.server.ts'
import { forgetFullBudgets } from '#database/budgets.ts'
import { connect, type Database } from '#database/connect.ts'
import { placesOf } from '../dump.ts'
import { type Engine, engines, oneEngine } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { linkKey } from './evaluated.ts'

const MINUTE = 60_000

let at: ReturnType<typeof databaseForEach>
/** The clock in milliseconds, which a test advances itself. */
let now: number

function setUp({ open }: Engine): void {
  const own = databaseForEach([], open)
  beforeEach(() => {
    at = own
    now = Date.now()
  })
}

/** Each visitor has their own network. */
const visitor = (number: number, suspicious = false) => ({
  address: `198.${number >> 8}.${number & 255}.7`,
  email: `visitor${number}@example.org`,
  suspicious,
})
const take = (request: ReturnType<typeof visitor>, on: Database = at.database) =>
  createRequestLimits(on, linkKey.secret, () => now).take(request)
const hex = (number: number) => number.toString(16).padStart(2, '0')

describe.each(engines)('limits on new requests on $name', (engine) => {
  setUp(engine)

  it.each([
    [false, 60, 6],
    [true, 20, 30],
  ])('keep half for networks that sent nothing of late (suspicious: %s)', async (suspicious, half, wait) => {
    let taken = 0
    for (let number = 0; number < 4 * half; number += 1) {
      const address = `203.0.${number % 10}.${number}`
      if (!(await take({ address, email: `flood${number}@example.org`, suspicious }))) taken += 1
    }
    expect(taken).toBe(half)
    for (let number = 0; number < half; number += 1) expect(await take(visitor(number, suspicious))).toBe(0)
    for (let tries = 0; tries < 10; tries += 1) expect(await take(visitor(5000, suspicious))).toBe(wait)
    // The refill goes to new networks until their share is full again.
    now += 2 * MINUTE
    const again = { ...visitor(1, suspicious), email: 'again@example.org' }
    expect(await take(again)).toBe(0)
    expect(await take(again)).toBeGreaterThan(0)
    expect(await take(visitor(5000, suspicious))).toBe(0)
  })

  it('are forgotten once they are full, and hold nobody’s address or e-mail', async () => {
    const kept = async () => (await at.rows('budgets')).length
    now -= 24 * 60 * MINUTE
    await take(visitor(1))
    now += 24 * 60 * MINUTE
    await take(visitor(2))
    expect(await kept()).toBe(7)
    expect(await placesOf(at.database, /198\.0|visitor/)).toEqual([])
    await forgetFullBudgets(at.database)
    expect(await kept()).toBe(4)
    expect(await take(visitor(2))).toBe(0)
  })

  it('outlive no clock that was set back', async () => {
    now += 24 * 60 * MINUTE
    for (let tries = 0; tries < 10; tries += 1) await take(visitor(1))
    now -= 24 * 60 * MINUTE
    expect(await take(visitor(1))).toBe(0)
  })

  it.each([
    ['of one address', false, 6],
    ['of spam from everywhere', true, 40],
  ] as const)(
    'hold for several processes together, fifty %s at once, and cost no visitor theirs',
    async (_, suspicious, most) => {
      const other = connect(at.opened.url)
      const waits = await Promise.all(
        Array.from({ length: 50 }, (_, number) => {
          const own = visitor(number, suspicious)
          const sent = suspicious ? own : { ...own, address: '192.0.2.7' }
          return take(sent, number % 2 ? other : at.database)
        }),
      )
      await other.close()
      expect(waits.filter((wait) => wait === 0)).toHaveLength(most)
      expect(Math.max(...waits)).toBe(suspicious ? 30 : 120)
      expect(await take(visitor(1))).toBe(0)
    },
  )
})

describe('limits on new requests', () => {
  setUp(oneEngine)

  it('do not let one mailbox be filled from many addresses', async () => {
    const answers = []
    for (let number = 0; number < 5; number += 1)
      answers.push(await take({ ...visitor(number), email: `${number % 2 ? 'Z' : 'z'}oe@example.org` }))
    expect(answers).toEqual([0, 0, 0, 0, 600])
  })

  const household = (sent: number) => `2001:db8:77:12${hex(sent % 20)}::${hex(sent)}`
  it.each([
    ['a household with a /56', household, false, 12],
    ['a household with a /56', household, true, 8],
    ['a block of /48', (sent: number) => `2001:db8:77:${hex(sent)}00::1`, false, 24],
    ['a block of /24', (sent: number) => `203.0.113.${sent}`, true, 12],
  ] as const)(
    'give %s that sends from all its addresses no more than its budget, and leave the others theirs',
    async (_, addressOf, suspicious, most) => {
      const flood = (sent: number) => take({ ...visitor(sent, suspicious), address: addressOf(sent) })
      let taken = 0
      for (let sent = 0; sent < 60; sent += 1) if (!(await flood(sent))) taken += 1
      expect(taken).toBe(most)
      for (let other = 100; other < 120; other += 1) expect(await take(visitor(other, suspicious))).toBe(0)
    },
  )

  it('name a wait to a network that has just sent after which its turn comes', async () => {
    for (let number = 0; number < 110; number += 1) await take(visitor(number))
    const again = { ...visitor(1), email: 'again@example.org' }
    const wait = await take(again)
    expect(wait).toBe(120)
    now += wait * 1000
    expect(await take(again)).toBe(0)
  })
})

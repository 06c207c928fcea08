import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRequestLimits, requestAllowances } from '#app/requests/limits.server.ts'
import { forgetFullBudgets } from '#database/budgets.ts'
import { placesOf } from '../dump.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const SECRET = 'a secret of at least thirty-two characters'
const MINUTE = 60_000

/** Each visitor has their own network. */
const visitor = (number: number, suspicious = false) => ({
  address: `198.${number >> 8}.${number & 255}.7`,
  email: `visitor${number}@example.org`,
  suspicious,
})

const hex = (number: number) => number.toString(16).padStart(2, '0')

describe.each(engines)('limits on new requests on $name', ({ open }) => {
  let opened: OpenedDatabase
  /** The clock in milliseconds, which a test advances itself. */
  let now: number
  beforeEach(async () => {
    opened = await open()
    now = Date.now()
  })
  afterEach(() => opened.close())

  const take = (request: ReturnType<typeof visitor>) =>
    createRequestLimits(opened.database, SECRET, () => now).take(request)
  const budgets = () => opened.database.db.selectFrom('budgets').selectAll().execute()

  it('let an address send some at once, then one after the wait they name', async () => {
    const { atOnce } = requestAllowances.address.clean
    const ask = (number: number) => take({ ...visitor(1), email: `family${number}@example.org` })
    for (let count = 0; count < atOnce; count += 1) expect(await ask(count)).toBe(0)
    const wait = await ask(99)
    expect(wait).toBe(60 / requestAllowances.address.clean.perMinute)
    now += wait * 1000 - 1
    expect(await ask(99)).toBe(1)
    now += 1
    expect(await ask(99)).toBe(0)
    expect(await ask(99)).toBe(wait)
    expect(await take(visitor(2))).toBe(0)
  })

  it('do not let one mailbox be filled from many addresses', async () => {
    const answers = []
    for (let number = 0; number < requestAllowances.email.atOnce + 1; number += 1)
      answers.push(await take({ ...visitor(number), email: `${number % 2 ? 'Z' : 'z'}oe@example.org` }))
    expect(answers.pop()).toBeGreaterThan(0)
    expect(answers.every((wait) => wait === 0)).toBe(true)
  })

  it('keep a visitor free while spam floods from everywhere', async () => {
    let refused = 0
    for (let number = 0; number < 200; number += 1) if (await take(visitor(number, true))) refused += 1
    expect(refused).toBe(200 - requestAllowances.everyone.suspicious.atOnce)
    expect(await take(visitor(1))).toBe(0)
  })

  it('stop a flood of clean-looking requests altogether, and cost nobody their own budget meanwhile', async () => {
    const { atOnce, perMinute } = requestAllowances.everyone.clean
    for (let number = 0; number < atOnce; number += 1) expect(await take(visitor(number))).toBe(0)
    for (let tries = 0; tries < 10; tries += 1) expect(await take(visitor(5000))).toBeGreaterThan(0)
    now += MINUTE / perMinute
    expect(await take(visitor(5000))).toBe(0)
  })

  it('see one IPv6 customer behind all the addresses of their network', async () => {
    const waits = []
    for (let number = 0; number <= requestAllowances.address.clean.atOnce; number += 1) {
      waits.push(await take({ ...visitor(number), address: `2001:db8:0:7::${number.toString(16)}` }))
    }
    expect(waits.pop()).toBeGreaterThan(0)
    expect(await take({ ...visitor(200), address: '2001:db8:0:8::1' })).toBe(0)
  })

  describe.each([
    [
      'a household with a /56',
      (number: number) => `2001:db8:77:12${hex(number % 20)}::${hex(number)}`,
      'home',
    ],
    ['a block of /48', (number: number) => `2001:db8:77:${hex(number)}00::1`, 'block'],
    ['a block of /24', (number: number) => `203.0.113.${number}`, 'block'],
  ] as const)('and %s that sends from all its addresses', (_, addressOf, level) => {
    it.each([
      ['clean', false],
      ['suspicious', true],
    ] as const)(
      'get what their %s budget has: at least 19 of 20 others come through',
      async (kind, suspicious) => {
        let sent = 0
        let taken = 0
        const sendOne = async () => {
          sent += 1
          const address = addressOf(sent)
          if ((await take({ address, email: `flood${sent}@example.org`, suspicious })) === 0) taken += 1
        }
        for (; sent < 120; now += 10) await sendOne()
        let through = 0
        for (let other = 0; other < 20; other += 1) {
          for (const end = now + 1_500; now < end; now += 750) await sendOne()
          if ((await take(visitor(other, suspicious))) === 0) through += 1
        }
        expect(through).toBeGreaterThanOrEqual(19)
        expect(taken).toBeLessThanOrEqual(requestAllowances[level][kind].atOnce + 1)
      },
    )
  })

  it('keep a part for networks that sent nothing of late, whatever the others use up', async () => {
    const { atOnce, reserved, perMinute } = requestAllowances.everyone.clean
    const flood = async (part: number) => {
      const taken = []
      for (let number = 0; number < 2 * atOnce; number += 1) {
        const address = `203.0.${number % 10}.${part + number}`
        taken.push(await take({ address, email: `flood${part}.${number}@example.org`, suspicious: false }))
      }
      return taken.filter((wait) => wait === 0).length
    }
    expect(await flood(0)).toBe(atOnce - reserved)
    for (let number = 0; number < reserved; number += 1) expect(await take(visitor(number))).toBe(0)
    expect(await take(visitor(5000))).toBe(60 / perMinute)
    // The refill goes to new networks until their share is full again.
    now += 2 * MINUTE
    expect(await take({ ...visitor(1), email: 'again@example.org' })).toBe(0)
    expect(await take({ ...visitor(1), email: 'again@example.org' })).toBeGreaterThan(0)
    expect(await take(visitor(5000))).toBe(0)
  })

  it('name a wait to a network that has just sent after which its turn comes', async () => {
    for (let number = 0; number < requestAllowances.everyone.clean.atOnce - 10; number += 1)
      await take(visitor(number))
    const wait = await take({ ...visitor(1), email: 'again@example.org' })
    expect(wait).toBe(60 / requestAllowances.block.clean.perMinute)
    now += wait * 1000
    expect(await take({ ...visitor(1), email: 'again@example.org' })).toBe(0)
  })

  it('outlive no clock that was set back', async () => {
    now += 24 * 60 * MINUTE
    for (let tries = 0; tries < 10; tries += 1) await take(visitor(1))
    now -= 24 * 60 * MINUTE
    expect(await take(visitor(1))).toBe(0)
  })

  it('are forgotten once they are full, and hold nobody’s address or e-mail', async () => {
    now -= 24 * 60 * MINUTE
    await take(visitor(1))
    now += 24 * 60 * MINUTE
    await take(visitor(2))
    expect(await budgets()).toHaveLength(7)
    expect(await placesOf(opened.database, /198\.0|visitor/)).toEqual([])
    await forgetFullBudgets(opened.database)
    expect(await budgets()).toHaveLength(4)
    expect(await take(visitor(2))).toBe(0)
  })

  it('hold for several processes together, fifty at once', async () => {
    const processes = await Promise.all([takeAtOnce('address'), takeAtOnce('address')])
    expect(processes.flat()).toHaveLength(50)
    expect(processes.flat().filter((wait) => wait === 0)).toHaveLength(requestAllowances.address.clean.atOnce)
    const spam = await Promise.all([takeAtOnce('spam'), takeAtOnce('spam')])
    expect(spam.flat().filter((wait) => wait === 0)).toHaveLength(
      requestAllowances.everyone.suspicious.atOnce,
    )
  })

  /** A separate process takes 25 at once, each with a different e-mail: from one address, or as spam from anywhere. */
  async function takeAtOnce(which: 'address' | 'spam'): Promise<number[]> {
    const program = path.join(import.meta.dirname, 'requests-limits-crowd.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      opened.url,
      SECRET,
      which,
      `${now}`,
    ])
    return JSON.parse(stdout) as number[]
  }
})

import { describe, expect, it } from 'vitest'
import { createRequestLimits, requestAllowances } from '#app/requests/limits.server.ts'

function limits() {
  const clock = { now: 0 }
  return { clock, limits: createRequestLimits(() => clock.now) }
}

const visitor = (number: number, suspicious = false) => ({
  address: `198.51.100.${number}`,
  email: `visitor${number}@example.org`,
  suspicious,
})

describe('limits on new requests', () => {
  it('let an address send some at once, then one after the wait they name', async () => {
    const { clock, limits: own } = limits()
    const { atOnce } = requestAllowances.address.clean
    const ask = (number: number) => own.take({ ...visitor(1), email: `family${number}@example.org` })
    for (let count = 0; count < atOnce; count += 1) expect(await ask(count)).toBe(0)
    const wait = await ask(99)
    expect(wait).toBeGreaterThan(0)
    clock.now += wait * 1000 - 1500
    expect(await ask(99)).toBeGreaterThan(0)
    clock.now += 1500
    expect(await ask(99)).toBe(0)
    expect(await own.take(visitor(2))).toBe(0)
  })

  it('do not let one mailbox be filled from many addresses', async () => {
    const { limits: own } = limits()
    const answers = []
    for (let number = 0; number < requestAllowances.email.atOnce + 1; number += 1)
      answers.push(
        await own.take({ ...visitor(number), email: number % 2 ? 'Zoe@example.org' : 'zoe@example.org' }),
      )
    expect(answers.pop()).toBeGreaterThan(0)
    expect(answers.every((wait) => wait === 0)).toBe(true)
  })

  it('keep a visitor free while spam floods from everywhere', async () => {
    const { limits: own } = limits()
    let refused = 0
    for (let number = 0; number < 5_000; number += 1) {
      const wait = await own.take({
        address: `10.0.${number >> 8}.${number & 255}`,
        email: 'spam@example.org',
        suspicious: true,
      })
      if (wait) refused += 1
    }
    expect(refused).toBe(5_000 - requestAllowances.everyone.suspicious.atOnce)
    expect(await own.take(visitor(1))).toBe(0)
  })

  it('stop a flood of clean-looking requests altogether', async () => {
    const { limits: own } = limits()
    let taken = 0
    for (let number = 0; number < 1_000; number += 1) {
      const wait = await own.take({
        address: `10.0.${number >> 8}.${number & 255}`,
        email: `v${number}@example.org`,
        suspicious: false,
      })
      if (!wait) taken += 1
    }
    expect(taken).toBe(requestAllowances.everyone.clean.atOnce)
  })

  it('see one IPv6 customer behind all the addresses of their network', async () => {
    const { limits: own } = limits()
    const waits = []
    for (let number = 0; number <= requestAllowances.address.clean.atOnce; number += 1) {
      waits.push(await own.take({ ...visitor(number), address: `2001:db8:0:7::${number.toString(16)}` }))
    }
    expect(waits.pop()).toBeGreaterThan(0)
    expect(await own.take({ ...visitor(200), address: '2001:db8:0:8::1' })).toBe(0)
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createAttempts, limits } from '#app/accounts/attempts.server.ts'
import { connect } from '#database/connect.ts'
import { engines } from '../engines.ts'
import { databaseForEach, itIs } from '../staff/in-database.ts'

const SECRET = 'of-this-test-alone-and-long-enough'
const OWNER = 'owner@garage.example'
const NETWORK = '203.0.113.7'

describe.each(engines)('Tries on an account on $name', ({ open }) => {
  const at = databaseForEach([], open)
  beforeEach(() => void itIs(new Date()))

  const { atOnce } = limits.password.network
  const tryOnce = (database = at.database) =>
    createAttempts(database.db, SECRET).take('password', OWNER, NETWORK)

  test('come back one by one, and the wait that is named is the wait', async () => {
    for (let tries = 0; tries < atOnce; tries += 1) expect(await tryOnce()).toBeUndefined()
    const wait = (await tryOnce()) ?? 0
    expect(wait).toBe((60 * 60) / atOnce)
    vi.setSystemTime(Date.now() + wait * 1000 - 1)
    expect(await tryOnce()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    expect(await tryOnce()).toBeUndefined()
    expect(await tryOnce()).toBe(wait)
  })

  test('are one budget for two processes, and after a restart', async () => {
    const other = connect(at.opened.url)
    for (let tries = 0; tries < atOnce; tries += 1)
      expect(await tryOnce(tries % 2 ? other : at.database)).toBeUndefined()
    expect(await tryOnce(other)).toBeGreaterThan(0)
    await other.close()
    const restarted = connect(at.opened.url)
    expect(await tryOnce(restarted)).toBeGreaterThan(0)
    await restarted.close()
  })

  test('are forgotten for one network, for all, or whatever they were for, and never another person’s', async () => {
    const attempts = createAttempts(at.database.db, SECRET)
    const networks = ['198.51.100.1', '198.51.100.2']
    const tried = [OWNER, 'other@garage.example'].flatMap((who) =>
      (['password', 'code'] as const).flatMap((limit) =>
        networks.map((network) => ({ who, limit, network, name: `${limit} ${network} ${who}` })),
      ),
    )
    for (const { who, limit, network } of tried)
      for (let tries = 0; tries < atOnce; tries += 1) await attempts.take(limit, who, network)
    const refused = async () => {
      const waits = tried.map(({ who, limit, network }) => attempts.take(limit, who, network))
      return (await Promise.all(waits)).flatMap((wait, index) => (wait ? [tried[index]?.name] : []))
    }
    const names = (wanted: (one: (typeof tried)[number]) => boolean) =>
      tried.filter(wanted).map(({ name }) => name)
    await attempts.forget(OWNER.toUpperCase(), 'password', networks[0])
    expect(await refused()).toEqual(
      names(({ who, limit, network }) => who !== OWNER || limit === 'code' || network !== networks[0]),
    )
    await attempts.forget(OWNER, 'password')
    expect(await refused()).toEqual(names(({ who, limit }) => who !== OWNER || limit === 'code'))
    await attempts.forget(OWNER)
    expect(await refused()).toEqual(names(({ who }) => who !== OWNER))
  })
})

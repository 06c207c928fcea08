import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountAllowances, createAttempts } from '#app/accounts/attempts.server.ts'
import { connect } from '#database/connect.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const SECRET = 'of-this-test-alone-and-long-enough'
const OWNER = 'owner@garage.example'
const NETWORK = '203.0.113.7'

describe.each(engines)('Tries on an account on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await opened.close()
  })

  const { atOnce } = accountAllowances.signInFromNetwork
  const tryOnce = (database = opened.database) =>
    createAttempts(database.db, SECRET).take('signInFromNetwork', OWNER, NETWORK)

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
    const other = connect(opened.url)
    for (let tries = 0; tries < atOnce; tries += 1)
      expect(await tryOnce(tries % 2 ? other : opened.database)).toBeUndefined()
    expect(await tryOnce(other)).toBeGreaterThan(0)
    await other.close()
    const restarted = connect(opened.url)
    expect(await tryOnce(restarted)).toBeGreaterThan(0)
    await restarted.close()
  })

  test('are forgotten for one network or for all, and never another person’s', async () => {
    const attempts = createAttempts(opened.database.db, SECRET)
    const use = async (who: string, network: string) => {
      for (let tries = 0; tries < atOnce; tries += 1) await attempts.take('signInFromNetwork', who, network)
    }
    for (const network of ['198.51.100.1', '198.51.100.2']) await use(OWNER, network)
    await use('other@garage.example', '198.51.100.1')
    const refused = async (who: string, network: string) =>
      (await attempts.take('signInFromNetwork', who, network)) !== undefined
    await attempts.forget('signInFromNetwork', OWNER, '198.51.100.1')
    expect(await refused(OWNER, '198.51.100.1')).toBe(false)
    expect(await refused(OWNER, '198.51.100.2')).toBe(true)
    await attempts.forget('signInFromNetwork', OWNER)
    expect(await refused(OWNER, '198.51.100.2')).toBe(false)
    expect(await refused('other@garage.example', '198.51.100.1')).toBe(true)
  })
})

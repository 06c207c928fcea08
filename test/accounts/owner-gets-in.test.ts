import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { MAIL_MILLISECONDS } from '../http-client.ts'
import { type Garage, latestLink, mailsTo, openGarage } from './auth.ts'

const SITE = 'http://localhost:3000'
const OWNER = 'owner@garage.example'
const PASSWORD = 'trombone-sapin-47'
const NEXT_PASSWORD = 'lune-caillou-verger-8'
/** Too long to be hashed, so that the tests are fast; it still counts as an attempt. */
const WRONG = 'x'.repeat(129)
const MINUTE = 60_000
const START = Date.UTC(2026, 10, 23, 12)

/** The stranger's networks; each one is used until it is refused. */
const STRANGERS = ['198.51.100.7', '192.0.2.99', '2001:db8:77:1200::1']

describe.each(engines)('While strangers try the owner’s account on $name', ({ open }) => {
  let opened: OpenedDatabase
  let garage: Garage
  let accounts: Accounts
  /** The owner's browser, which signed in once from its own network. */
  let known: Device

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    opened = await open()
    garage = await openGarage(opened)
    accounts = garage.runtime.accounts
    known = device('203.0.113.5')
    await known.asks((asking) => accounts.signUp(asking, OWNER, PASSWORD))
    const link = await latestLink(garage.runtime, OWNER, 1)
    const token = `${link.searchParams.get('confirm')}`
    expect(await statusOf(known.asks((asking) => signIn(asking, PASSWORD, token)))).toBe(200)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await garage.close()
    await opened.close()
  })

  /** A browser that keeps its cookies except the session: it shows who signed in here before, but is signed out. */
  function device(address: string) {
    const cookies = new Map<string, string>()
    return {
      cookies,
      async asks(ask: (asking: Asking) => Promise<Response>, from = address): Promise<Response> {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const request = new Request(`${SITE}/login`, cookie ? { headers: { cookie } } : {})
        const response = await ask({ request, address: from })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (!name.includes('session')) cookies.set(name, value)
        }
        return response
      },
    }
  }
  type Device = ReturnType<typeof device>
  type Asking = Parameters<Accounts['signUp']>[0]

  const statusOf = async (response: Promise<Response>) => (await response).status
  const signIn = async (asking: Asking, password: string, token?: string) =>
    (await accounts.signIn(asking, OWNER, password, token)).response
  const askCode = (asking: Asking) => accounts.sendCode(asking, OWNER)
  const enterCode = (asking: Asking, otp: string) => accounts.signInByCode(asking, OWNER, otp)

  const later = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE)
  const mails = () => mailsTo(garage.runtime, OWNER, 1)
  /** The first match of `pattern` in the newest mail of a kind to the owner. */
  async function newest(kind: 'reset' | 'code', pattern: RegExp): Promise<string> {
    const subject = kind === 'reset' ? 'Choose a new password' : 'code'
    const theirs = (await mails()).filter((mail) => mail.subject?.includes(subject))
    const mail = theirs.toSorted((one, other) => `${one.date}`.localeCompare(`${other.date}`)).at(-1)
    return pattern.exec(mail?.text ?? '')?.[1] ?? ''
  }
  /** Waits until every queued mail is sent. @returns how many there are. */
  async function allSent(): Promise<number> {
    const { db } = opened.database
    return vi.waitFor(async () => {
      const left = await db.selectFrom('jobs').select('state').where('kind', '=', 'mail').execute()
      expect(left.every(({ state }) => state === 'sent')).toBe(true)
      return left.length
    }, MAIL_MILLISECONDS)
  }

  /** A stranger tries every way in from one address until each answers 429. */
  async function attackFrom(address: string): Promise<void> {
    const stranger = device(address)
    const until429 = async (ask: (asking: Asking) => Promise<Response>, most: number) => {
      for (let tries = 0; tries < most; tries += 1) if ((await statusOf(stranger.asks(ask))) === 429) return
    }
    await Promise.all([
      until429((asking) => signIn(asking, WRONG), 40),
      until429((asking) => accounts.signUp(asking, OWNER, PASSWORD), 6),
      until429((asking) => accounts.forgotPassword(asking, OWNER), 6),
      until429(async (asking) => {
        const { status, headers } = await askCode(asking)
        for (let tries = 0; tries < 12; tries += 1)
          if ((await enterCode(asking, '000000')).status === 429) break
        return new Response(null, { status, headers })
      }, 6),
    ])
  }

  test('for an hour at every door, the owner signs in, is sent a link and a code that open', {
    timeout: 300_000,
  }, async () => {
    for (const minute of [0, 10, 20, 30, 40, 50, 59]) {
      later(minute)
      await Promise.all(STRANGERS.map(attackFrom))
      await allSent()
      expect(await statusOf(known.asks((asking) => signIn(asking, PASSWORD))), `at ${minute}`).toBe(200)
      // Also from the same network as a stranger.
      const beside = known.asks((asking) => signIn(asking, PASSWORD), STRANGERS[0])
      expect(await statusOf(beside), `beside a stranger at ${minute}`).toBe(200)
    }

    // From the device that signed in before; the clock moves on between the mails, so that their dates give the newest.
    later(59.2)
    const before = await newest('reset', /token=([\w-]+)/)
    expect(await statusOf(known.asks((asking) => accounts.forgotPassword(asking, OWNER)))).toBe(200)
    await allSent()
    const link = await newest('reset', /token=([\w-]+)/)
    expect(link).not.toBe(before)
    expect(await statusOf(known.asks(askCode))).toBe(200)
    await allSent()
    const code = await newest('code', /\b(\d{6})\b/)
    expect(await statusOf(known.asks((asking) => enterCode(asking, code)))).toBe(200)

    // From a device and a network never seen before.
    later(59.4)
    const fresh = device('203.0.113.200')
    expect(await statusOf(fresh.asks(askCode))).toBe(200)
    await allSent()
    const freshCode = await newest('code', /\b(\d{6})\b/)
    expect(await statusOf(fresh.asks((asking) => enterCode(asking, freshCode)))).toBe(200)
    later(59.6)
    const other = device('203.0.113.201')
    expect(await statusOf(other.asks((asking) => accounts.forgotPassword(asking, OWNER)))).toBe(200)
    await allSent()
    const token = await newest('reset', /token=([\w-]+)/)
    const reset = other.asks((asking) => accounts.resetPassword(asking, token, NEXT_PASSWORD))
    expect(await statusOf(reset)).toBe(200)
    await Promise.all(STRANGERS.map(attackFrom))
    expect(await statusOf(other.asks((asking) => signIn(asking, NEXT_PASSWORD)))).toBe(200)
  })

  test('from any number of networks, a link that opens has come within the half hour', async () => {
    for (const minute of [0, 29, 58]) {
      later(minute)
      const networks = Array.from({ length: 12 }, (_, number) => device(`192.0.2.${number}`))
      await Promise.all(networks.map((one) => one.asks((asking) => accounts.forgotPassword(asking, OWNER))))
    }
    const sent = await allSent()
    expect(sent).toBeLessThanOrEqual(1 + 2 * 3)
    later(59)
    const fresh = device('203.0.113.200')
    expect(await statusOf(fresh.asks((asking) => accounts.forgotPassword(asking, OWNER)))).toBe(200)
    await allSent()
    later(85)
    const token = await newest('reset', /token=([\w-]+)/)
    const reset = fresh.asks((asking) => accounts.resetPassword(asking, token, NEXT_PASSWORD))
    expect(await statusOf(reset)).toBe(200)
    expect(await statusOf(fresh.asks((asking) => signIn(asking, NEXT_PASSWORD)))).toBe(200)
  })

  test('all networks together guess the password thirty times an hour, known devices ten times more', async () => {
    later(61)
    const accepted = async (devices: readonly Device[], tries: number) => {
      let count = 0
      for (const one of devices)
        for (let tried = 0; tried < tries; tried += 1)
          if ((await statusOf(one.asks((asking) => signIn(asking, WRONG)))) !== 429) count += 1
      return count
    }
    const networks = Array.from({ length: 20 }, (_, number) => device(`2001:db8:${number}::1`))
    expect(await accepted(networks.slice(0, 1), 12)).toBe(5)
    // A household or an office has a /48 at most: it counts as one network.
    expect(await accepted([device('2001:db8:0:ffff::1')], 2)).toBe(0)
    expect(await accepted(networks.slice(1), 12)).toBe(25)
    const second = device('203.0.113.80')
    for (const [name, value] of known.cookies) second.cookies.set(name, value)
    expect(await accepted([known, second], 12)).toBe(10)
    later(122)
    expect(await accepted(networks, 12)).toBe(30)
    expect(await accepted([second], 12)).toBe(10)
  })

  test('only a device that signed in to this account, with its present password, counts as known', async () => {
    const exhaust = async () => {
      for (let network = 0; network < 8; network += 1)
        for (let tried = 0; tried < 6; tried += 1)
          await device(`192.0.2.${network}`).asks((asking) => signIn(asking, WRONG))
    }
    await exhaust()
    const other = 'second@garage.example'
    const stranger = device('198.51.100.7')
    await stranger.asks((asking) => accounts.signUp(asking, other, PASSWORD))
    const confirmation = `${(await latestLink(garage.runtime, other, 1)).searchParams.get('confirm')}`
    await stranger.asks(
      async (asking) => (await accounts.signIn(asking, other, PASSWORD, confirmation)).response,
    )
    expect([...stranger.cookies.keys()]).toEqual([...known.cookies.keys()])
    expect(await statusOf(stranger.asks((asking) => signIn(asking, PASSWORD)))).toBe(429)

    const forged = device('198.51.100.8')
    for (const [name, value] of known.cookies)
      forged.cookies.set(
        name,
        value.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
      )
    expect(await statusOf(forged.asks((asking) => signIn(asking, PASSWORD)))).toBe(429)
    expect(await statusOf(known.asks((asking) => signIn(asking, PASSWORD)))).toBe(200)

    // Two staff members who share a browser both stay known to it.
    await known.asks(async (asking) => (await accounts.signIn(asking, other, PASSWORD)).response)
    expect(await statusOf(known.asks((asking) => signIn(asking, PASSWORD)))).toBe(200)

    // A new password makes every other device unknown.
    const elsewhere = device('203.0.113.77')
    await elsewhere.asks((asking) => accounts.forgotPassword(asking, OWNER))
    await allSent()
    const token = await newest('reset', /token=([\w-]+)/)
    await elsewhere.asks((asking) => accounts.resetPassword(asking, token, NEXT_PASSWORD))
    await exhaust()
    expect(await statusOf(known.asks((asking) => signIn(asking, NEXT_PASSWORD)))).toBe(429)
    expect(await statusOf(elsewhere.asks((asking) => signIn(asking, NEXT_PASSWORD)))).toBe(200)
  })
})

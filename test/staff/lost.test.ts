import { beforeEach, describe, expect, test } from 'vitest'
import { confirmedPersonalInformation, erasePerson } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import {
  type Change,
  changeRequest,
  requestWithStory,
  type Staff,
} from '#app/requests/handling/changes.server.ts'
import { lastDays, requestFigures } from '#app/requests/handling/figures.server.ts'
import { lostReasons, UNSAID } from '#app/requests/handling/lost.ts'
import { nextDue } from '#app/requests/handling/next-due.server.ts'
import { createLog } from '#platform/log.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const ASKED = 'Why was it lost?</legend>'
const PATH = '/admin/requests/G-TEST-1'

describe.each(engines)('Lost requests on $name', ({ open }) => {
  let by: Staff
  const fixture = siteWithOwnerForEach(open)
  beforeEach(async () => {
    by = await db().selectFrom('user').select(['id', 'email']).executeTakeFirstOrThrow()
  })

  const db = () => fixture.database.db
  const page = async (address = PATH) => (await fixture.owner.get(address)).text()
  const reason = async (reference = 'G-TEST-1') =>
    (await requestWithStory(db(), reference))?.request.lost_reason
  const post = (intent: string, to: string, version: number) =>
    fixture.owner.post(PATH, { intent, to, version: `${version}` })
  const change = (reference: string, seen: number, wanted: Change) =>
    changeRequest(db(), { reference, seen, change: wanted, by })

  test('say why by one tap, another tap takes it back, and the history shows both', async () => {
    await keep(db(), storedRequest(1))
    expect(await page()).not.toContain(ASKED)
    await post('status', 'archived', 1)
    expect(await reason()).toBe(UNSAID)
    expect(await page()).toContain(ASKED)

    await post('reason', 'price', 2)
    expect(await reason()).toBe('price')
    const text = await page()
    expect(text).toMatch(/<button[^>]*aria-pressed="true"[^>]*>Price</)
    expect(text).toContain('Reason: No reason given → Price')
    await post('reason', 'nonsense', 3)
    expect(await reason()).toBe('price')
    await post('reason', UNSAID, 3)
    expect(await reason()).toBe(UNSAID)
    expect(await page()).toContain('Reason: Price → No reason given')

    await post('reason', 'elsewhere', 4)
    await post('status', 'new', 5)
    expect(await reason()).toBeNull()
    expect(await page()).not.toContain(ASKED)
  })

  test('may stay without a reason; finished work and spam have none to give', async () => {
    await keep(
      db(),
      storedRequest(1),
      storedRequest(2, { status: 'completed' }),
      storedRequest(3, { status: 'spam' }),
    )
    for (const reference of ['G-TEST-1', 'G-TEST-2', 'G-TEST-3'])
      expect(await change(reference, 1, { field: 'status', to: 'archived' })).toBe('done')
    expect([await reason(), await reason('G-TEST-2'), await reason('G-TEST-3')]).toEqual([UNSAID, null, null])
    expect(await page('/admin/requests/G-TEST-2')).not.toContain(ASKED)
    expect(await change('G-TEST-2', 2, { field: 'reason', to: 'price' })).toBe('conflict')
  })

  test('take any reason of the list, and no reason of a request that a colleague took up again', async () => {
    await keep(db(), storedRequest(1))
    await change('G-TEST-1', 1, { field: 'status', to: 'archived' })
    let version = 2
    for (const to of lostReasons)
      expect(await change('G-TEST-1', version++, { field: 'reason', to })).toBe('done')
    expect(await change('G-TEST-1', 2, { field: 'reason', to: 'price' })).toBe('conflict')
    await change('G-TEST-1', version, { field: 'status', to: 'contacted' })
    const late = await post('reason', 'price', version)
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Status: Archived → Contacted')
  })

  test('are counted by reason in the days they came in, in the file, and when their person is forgotten', async () => {
    const came = { created_at: '2026-11-18T15:00:00.000Z' }
    const lost = (number: number, lost_reason: string) =>
      storedRequest(number, { ...came, status: 'archived', lost_reason, email: `v${number}@example.org` })
    await keep(
      db(),
      lost(1, 'price'),
      lost(2, 'price'),
      lost(3, UNSAID),
      storedRequest(4, { ...came, status: 'archived' }),
      storedRequest(5, { created_at: '2026-11-01T15:00:00.000Z', status: 'archived', lost_reason: 'other' }),
    )
    const now = new Date('2026-11-18T22:00:00Z')
    const counts = async () => Object.fromEntries((await requestFigures(db(), lastDays(7, now), now)).lost)
    expect(await counts()).toEqual({ price: 2, unsaid: 1 })
    expect(await page('/admin/requests.csv')).toMatch(/"fr","Price"\r\n/)

    const query = { kind: 'email', value: 'v1@example.org' } as const
    const held = await confirmedPersonalInformation(db(), { query, references: ['G-TEST-1'] })
    expect((await personDocument(db(), held)).requests).toMatchObject([{ lost_reason: 'price' }])
    const { log } = createLog('error', { write() {} })
    const desk = {
      database: fixture.database,
      env: { dataDir: '/nowhere' } as never,
      secret: 'x'.repeat(32),
      log,
    }
    await erasePerson(desk, { query, references: ['G-TEST-1'], method: 'anonymised', by })
    expect(await counts()).toEqual({ price: 2, unsaid: 1 })
  })

  test('stand in the overview with the share of each reason', async () => {
    const now = new Date().toISOString()
    const archived = { created_at: now, status: 'archived' } as const
    await keep(
      db(),
      storedRequest(1, { ...archived, lost_reason: 'price' }),
      storedRequest(2, { ...archived, lost_reason: 'elsewhere' }),
      storedRequest(3, { created_at: now }),
      storedRequest(4, archived),
    )
    const overview = await page('/admin/overview')
    for (const [label, figure, share] of [
      ['Lost: archived without being completed', '2', '50%'],
      ['Price', '1', '50%'],
    ])
      expect(overview).toMatch(new RegExp(`>${label}</th><td[^>]*>${figure}</td><td[^>]*>${share}</td>`))
  })

  test('leave the way to the one that is due next', async () => {
    await keep(
      db(),
      storedRequest(1),
      storedRequest(2),
      storedRequest(3),
      storedRequest(4, { status: 'contacted' }),
    )
    const stored = async (reference: string) => {
      const story = await requestWithStory(db(), reference)
      if (!story) throw new Error(reference)
      return story.request
    }
    const next = async (reference: string) => (await nextDue(db(), await stored(reference)))?.reference
    // Leaving one for later steps through all that wait, then starts again.
    expect(await next('G-TEST-1')).toBe('G-TEST-2')
    expect(await next('G-TEST-3')).toBe('G-TEST-1')
    // After answering one, the first that waits comes next.
    expect(await next('G-TEST-4')).toBe('G-TEST-1')
    for (const reference of ['G-TEST-1', 'G-TEST-2'])
      await change(reference, 1, { field: 'status', to: 'contacted' })
    expect(await next('G-TEST-1')).toBe('G-TEST-3')
    expect(await next('G-TEST-3')).toBeUndefined()
    expect(await page('/admin/requests/G-TEST-1')).toContain('Next: Visitor number 3')
    expect(await page('/admin/requests/G-TEST-3')).toContain('No other request is waiting for an answer.')
  })
})

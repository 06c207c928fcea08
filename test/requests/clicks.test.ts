import { afterEach, describe, expect, test, vi } from 'vitest'
import { clickAllowances, clicksSince, countClick, takeClick } from '#app/clicks/clicks.server.ts'
import { siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'

describe.each(engines)('Clicks on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('are counted by the day of the garage, from midnight, and nothing else is kept', async () => {
    const { db } = at
    const midnight = new Date('2026-11-21T05:00:00Z')
    await Promise.all(
      Array.from({ length: 12 }, () => countClick(db, 'call', new Date(midnight.getTime() - 1))),
    )
    await countClick(db, 'call', midnight)
    expect(await db.selectFrom('click_counts').selectAll().orderBy('day').execute()).toEqual([
      { day: '2026-11-20', event: 'call', count: 12 },
      { day: '2026-11-21', event: 'call', count: 1 },
    ])
    expect(await clicksSince(db, '2026-11-20')).toEqual(new Map([['call', 13]]))
    expect(await clicksSince(db, '2026-11-21')).toEqual(new Map([['call', 1]]))
  })

  test('of a flood from everywhere are counted no further than in a busy hour', async () => {
    const now = Date.now()
    const take = (number: number, moment = now) =>
      takeClick(at.database, 'a secret', `10.0.${number >> 8}.${number & 255}`, moment)
    let taken = 0
    for (let number = 0; number < 310; number += 1) if ((await take(number)) === 0) taken += 1
    expect(taken).toBe(clickAllowances.everyone.atOnce)
    expect([await take(500), await take(500, now + 1_000)]).toEqual([1, 0])
  })
})

describe('Clicks', () => {
  const fixture = siteForEach()
  afterEach(() => void vi.useRealTimers())
  const stored = () => fixture.database.db.selectFrom('click_counts').select(['event', 'count']).execute()

  test('are taken from the page without cookies, answered with nothing; anything else is refused', async () => {
    const visitor = fixture.site.visit()
    const click = { event: 'booking' }
    const answer = await visitor.postJson('/api/events', click)
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toBe('')
    for (const wrong of [{ event: 'visit' }, {}, [click], null, 'call'])
      expect((await visitor.postJson('/api/events', wrong)).status, JSON.stringify(wrong)).toBe(422)
    const named = (letters: number) =>
      visitor.postJson('/api/events', { ...click, name: 'x'.repeat(letters) })
    // Of 128 and of 129 bytes.
    expect([(await named(99)).status, (await named(100)).status]).toEqual([204, 413])
    expect((await visitor.get('/api/events')).status).toBe(405)
    expect(await stored()).toEqual([{ ...click, count: 2 }])
  })

  test('of one address stop counting after some and begin again, and are no error of the visitor’s while the database is away', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const visitor = fixture.site.visit()
    const click = () => visitor.postJson('/api/events', { event: 'call' })
    const { atOnce } = clickAllowances.address
    for (let number = 0; number < atOnce; number += 1) expect((await click()).status).toBe(204)
    const refused = await click()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12'])
    expect(await stored()).toEqual([{ event: 'call', count: atOnce }])
    await fixture.database.db.schema.dropTable('click_counts').execute()
    vi.setSystemTime(Date.now() + 12_000)
    expect((await click()).status).toBe(204)
    expect(fixture.site.garage.lines()).toContain('click.not-counted')
  })
})

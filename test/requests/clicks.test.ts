import { describe, expect, test } from 'vitest'
import { clickAllowances, clicksSince, countClick, takeClick } from '#app/clicks/clicks.server.ts'
import { siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'

describe.each(engines)('Clicks on $name', ({ open }) => {
  const fixture = siteForEach(open)

  const stored = () => fixture.database.db.selectFrom('click_counts').selectAll().orderBy('day').execute()

  test('are counted by the day of the garage and nothing else is kept', async () => {
    const evening = new Date('2026-11-21T03:30:00Z')
    const { db } = fixture.database
    await Promise.all(Array.from({ length: 12 }, () => countClick(db, 'call', evening)))
    await countClick(db, 'call', new Date('2026-11-21T06:00:00Z'))
    expect(await stored()).toEqual([
      { day: '2026-11-20', event: 'call', count: 12 },
      { day: '2026-11-21', event: 'call', count: 1 },
    ])
    expect(await clicksSince(db, '2026-11-21')).toEqual(new Map([['call', 1]]))
  })

  test('are taken from the page without cookies, answered with nothing', async () => {
    const visitor = fixture.site.visit()
    const click = { event: 'booking' }
    const answer = await visitor.postJson('/api/events', click)
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toBe('')
    expect(await stored()).toMatchObject([{ ...click, count: 1 }])
    expect((await visitor.postJson('/api/events', click)).status).toBe(204)
    expect(await stored()).toMatchObject([{ ...click, count: 2 }])
  })

  test('know a small vocabulary; anything else is refused and not counted', async () => {
    const visitor = fixture.site.visit()
    const good = { event: 'call' }
    for (const wrong of [{ ...good, event: 'visit' }, {}, [good], null, 'call']) {
      expect((await visitor.postJson('/api/events', wrong)).status, JSON.stringify(wrong)).toBe(422)
    }
    expect((await visitor.postJson('/api/events', { ...good, name: 'x'.repeat(200) })).status).toBe(413)
    expect((await visitor.post('/api/events', good)).status).toBe(415)
    expect((await visitor.get('/api/events')).status).toBe(405)
    expect((await visitor.postJson('/api/events', good, 'https://elsewhere.example')).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  test('of one address stop counting after some, and begin again', async () => {
    const visitor = fixture.site.visit()
    const click = () => visitor.postJson('/api/events', { event: 'call' })
    const statuses = []
    for (let number = 0; number <= clickAllowances.address.atOnce; number += 1)
      statuses.push((await click()).status)
    expect(statuses.pop()).toBe(429)
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await stored()).toMatchObject([{ count: clickAllowances.address.atOnce }])
    expect((await click()).headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('are not an error of the visitor’s while the database is away', async () => {
    await fixture.database.db.schema.dropTable('click_counts').execute()
    const answer = await fixture.site.visit().postJson('/api/events', { event: 'call' })
    expect(answer.status).toBe(204)
    expect(fixture.site.garage.lines()).toContain('click.not-counted')
  })

  test('of a flood from everywhere are counted no further than in a busy hour', async () => {
    const now = Date.now()
    const take = (number: number, at = now) =>
      takeClick(fixture.database, 'a secret', `10.0.${number >> 8}.${number & 255}`, at)
    let taken = 0
    for (let number = 0; number < 400; number += 1) if ((await take(number)) === 0) taken += 1
    expect(taken).toBe(clickAllowances.everyone.atOnce)
    expect(await take(500, now + 60_000)).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countClick } from '#app/clicks/clicks.server.ts'
import { lastDays, median, requestFigures } from '#app/requests/handling/figures.server.ts'
import { openSite } from '../accounts/auth-site.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { withKnownHours } from '../known-hours.ts'
import { storedRequest } from '../requests/stored-request.ts'

withKnownHours()

test('the median is the middle of an odd number of figures, and between the two middle ones of an even number', () => {
  expect(median([])).toBeUndefined()
  expect(median([7])).toBe(7)
  expect(median([1, 4])).toBe(3)
  expect(median([1, 2, 30])).toBe(2)
  expect(median([1, 2, 4, 30])).toBe(3)
})

describe.each(engines)('The overview on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const db = () => opened.database.db
  const insert = (...rows: ReturnType<typeof storedRequest>[]) =>
    db().insertInto('contact_submissions').values(rows).execute()

  test('counts by the days of the garage, on those that have 23 or 25 hours too', async () => {
    // Clocks went back on 1 November 2026: in UTC that day lasts from 04:00 to 05:00 of the next day.
    await insert(
      storedRequest(1, { created_at: '2026-10-31T03:59:59.999Z' }),
      storedRequest(2, { created_at: '2026-10-31T04:00:00.000Z' }),
      storedRequest(3, { created_at: '2026-11-01T04:00:00.000Z', lang: 'en' }),
      storedRequest(4, { created_at: '2026-11-02T04:59:59.999Z', status: 'archived', service_type: 'pneus' }),
      storedRequest(5, { created_at: '2026-11-02T05:00:00.000Z' }),
      storedRequest(6, { created_at: '2026-11-01T15:00:00.000Z', status: 'spam', spam_since: 'x' }),
      storedRequest(7, { created_at: '2026-11-03T05:00:00.000Z' }),
    )
    const days = lastDays(3, new Date('2026-11-02T23:00:00Z'))
    const figures = await requestFigures(db(), days, new Date('2026-11-02T23:00:00Z'))
    expect(figures).toMatchObject({ total: 4, waiting: 3, answers: [] })
    expect(Object.fromEntries(figures.services)).toEqual({ freins: 3, pneus: 1 })
    expect(Object.fromEntries(figures.languages)).toEqual({ fr: 3, en: 1 })
  })

  test('takes the time to the first answer in opening hours, and counts whoever is forgotten', async () => {
    const answered = (number: number, created_at: string, first_answered_at: string) =>
      storedRequest(number, { created_at, first_answered_at, status: 'contacted' })
    await insert(
      // Wednesday 10:15 to 11:00; Friday 16:30 to Monday 10:00; Sunday to Monday 9:00.
      answered(1, '2026-11-18T15:15:00.000Z', '2026-11-18T16:00:00.000Z'),
      answered(2, '2026-11-13T21:30:00.000Z', '2026-11-16T15:00:00.000Z'),
      answered(3, '2026-11-15T15:00:00.000Z', '2026-11-16T14:00:00.000Z'),
      storedRequest(4, { created_at: '2026-11-18T15:00:00.000Z' }),
    )
    const gone = { form_type: 'estimate', service_type: 'huiles', lang: 'en', status: 'completed' } as const
    await db()
      .insertInto('anonymous_requests')
      .values([
        { ...gone, id: 'a', day: '2026-11-14', answer_minutes: 500 },
        { ...gone, id: 'b', day: '2026-11-18', answer_minutes: null },
        { ...gone, id: 'c', day: '2026-11-01', answer_minutes: 1 },
      ])
      .execute()
    const now = new Date('2026-11-18T22:00:00Z')
    const figures = await requestFigures(db(), lastDays(7, now), now)
    // Opening hours: half an hour on Friday, four hours on Saturday, one on Monday.
    expect(figures.answers).toEqual([0, 45, 330, 500])
    expect(figures).toMatchObject({ total: 6, waiting: 1 })
    expect(figures.services.get('huiles')).toBe(2)
  })

  test('is a page that needs no scripts, for any period its address names', async () => {
    const site = await openSite(opened)
    const owner = await site.enter('owner@garage.example')
    const now = new Date()
    await insert(
      storedRequest(1, { created_at: now.toISOString() }),
      storedRequest(2, { created_at: new Date(now.getTime() - 60 * 86_400_000).toISOString(), lang: 'en' }),
      storedRequest(3, { created_at: now.toISOString(), status: 'spam', spam_since: now.toISOString() }),
    )
    await countClick(db(), 'call')
    const shown = async (address: string) => {
      const page = await (await owner.get(address)).text()
      const rows = page.matchAll(
        /<th scope="row"[^>]*>([^<]+)<\/th><td[^>]*>([^<]*)<\/td>(?:<td[^>]*>([^<]*))?/g,
      )
      return Object.fromEntries([...rows].map(([, label, figure, share]) => [label, [figure, share ?? '']]))
    }
    const usual = await shown('/admin/overview')
    expect(usual).toEqual({
      Received: ['1', ''],
      'Waiting for an answer': ['1', '100%'],
      'Lost: archived without being completed': ['0', '0%'],
      'Half of the answers come within': ['Not yet', ''],
      'Answers within the goal of 4\u00a0h': ['0', ''],
      Brakes: ['1', '100%'],
      French: ['1', '100%'],
      Call: ['1', ''],
      Message: ['0', ''],
      Book: ['0', ''],
    })
    expect(await shown('/admin/overview?days=90')).toMatchObject({
      Received: ['2', ''],
      French: ['1', '50%'],
      English: ['1', '50%'],
    })
    expect(await shown('/admin/overview?days=-1%27')).toEqual(usual)
    await site.garage.close()
  })
})

import { describe, expect, test } from 'vitest'
import { setFacts } from '#app/content/facts.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { lastDays, requestFigures } from '#app/requests/handling/figures.server.ts'
import { UNSAID } from '#app/requests/handling/lost.ts'
import { durationText, shownFigures } from '#app/staff/overview/shown-figures.server.ts'
import { engines } from '../engines.ts'
import { knownFacts, withKnownHours } from '../known-hours.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach } from './in-database.ts'

withKnownHours()

describe.each(engines)('The overview on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('counts by the days of the garage, on those that have 23 or 25 hours too', async () => {
    // Clocks went back on 1 November 2026: in UTC that day lasts from 04:00 to 05:00 of the next day.
    await at.keep(
      storedRequest(1, { created_at: '2026-10-31T03:59:59.999Z' }),
      storedRequest(2, { created_at: '2026-10-31T04:00:00.000Z' }),
      storedRequest(3, { created_at: '2026-11-01T04:00:00.000Z', lang: 'en', form_type: 'estimate' }),
      storedRequest(4, { created_at: '2026-11-02T04:59:59.999Z', status: 'archived', service_type: 'pneus' }),
      storedRequest(5, { created_at: '2026-11-02T05:00:00.000Z' }),
      storedRequest(6, { created_at: '2026-11-01T15:00:00.000Z', status: 'spam', spam_since: 'x' }),
      storedRequest(7, { created_at: '2026-11-03T05:00:00.000Z' }),
    )
    const days = lastDays(3, new Date('2026-11-02T23:00:00Z'))
    const figures = await requestFigures(at.db, days, new Date('2026-11-02T23:00:00Z'))
    expect(figures).toMatchObject({ total: 4, waiting: 3, answers: [] })
    expect(Object.fromEntries(figures.lost)).toEqual({})
    expect(Object.fromEntries(figures.services)).toEqual({ freins: 3, pneus: 1 })
    expect(Object.fromEntries(figures.languages)).toEqual({ fr: 3, en: 1 })
    expect(Object.fromEntries(figures.types)).toEqual({ contact: 3, estimate: 1 })
  })

  test('takes the time to the first answer in opening hours, and counts whoever is forgotten', async () => {
    const answered = (number: number, created_at: string, first_answered_at: string) =>
      storedRequest(number, { created_at, first_answered_at, status: 'contacted' })
    await at.keep(
      // Wednesday 10:15 to 11:00; Friday 16:30 to Monday 10:00; Sunday to Monday 9:00.
      answered(1, '2026-11-18T15:15:00.000Z', '2026-11-18T16:00:00.000Z'),
      answered(2, '2026-11-13T21:30:00.000Z', '2026-11-16T15:00:00.000Z'),
      answered(3, '2026-11-15T15:00:00.000Z', '2026-11-16T14:00:00.000Z'),
      storedRequest(4, { created_at: '2026-11-18T15:00:00.000Z' }),
      answered(5, '2026-11-18T15:00:00.000Z', '2026-11-18T15:00:00.000Z'),
    )
    const gone = { form_type: 'estimate', service_type: 'huiles', lang: 'en', status: 'completed' } as const
    const forgotten = [
      { ...gone, id: 'a', day: '2026-11-14', answer_minutes: 500 },
      { ...gone, id: 'b', day: '2026-11-18', answer_minutes: null },
      { ...gone, id: 'c', day: '2026-11-01', answer_minutes: 1 },
    ]
    await at.db.insertInto('anonymous_requests').values(forgotten).execute()
    const now = new Date('2026-11-18T22:00:00Z')
    const figures = await requestFigures(at.db, lastDays(7, now), now)
    // Opening hours: half an hour on Friday, four hours on Saturday, one on Monday.
    expect(figures.answers).toEqual([0, 45, 330, 500])
    expect(figures).toMatchObject({ total: 7, waiting: 1, unanswered: [420] })
    expect(figures.services.get('huiles')).toBe(2)
    expect(figures.types.get('estimate')).toBe(2)
  })

  test('counts the lost by reason in the days they came in, and when their person is forgotten', async () => {
    const came = { created_at: '2026-11-18T15:00:00.000Z' }
    const lost = (number: number, lost_reason: string | null, more = came) =>
      storedRequest(number, { ...more, status: 'archived', lost_reason })
    const earlier = { created_at: '2026-11-01T15:00:00.000Z' }
    await at.keep(...['price', 'price', UNSAID, null].map((reason, at) => lost(at + 1, reason)))
    await at.keep(lost(5, 'other', earlier))
    const now = new Date('2026-11-18T22:00:00Z')
    const counts = async () => Object.fromEntries((await requestFigures(at.db, lastDays(7, now), now)).lost)
    expect(await counts()).toEqual({ price: 2, unsaid: 1 })
    await at.db.transaction().execute((trx) => forgetRequests(trx, ['id-1', 'id-3'], { figures: true }))
    expect(await counts()).toEqual({ price: 2, unsaid: 1 })
  })
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [240, '4 h'],
])('%i minutes of opening hours are %s', (minutes, text) => {
  expect(durationText(minutes).replace(/\s/g, ' ')).toBe(text)
})

test('an answer at the very end of the goal is within it, no answer after it is not; a service that nobody named is left out, the most frequent comes first', () => {
  const none = new Map()
  const figures = {
    total: 4,
    waiting: 1,
    answers: [240, 241],
    unanswered: [240, 241, 900, 900],
    types: new Map(Object.entries({ contact: 1, estimate: 3 })),
    services: new Map(Object.entries({ freins: 1, pneus: 3 })),
    languages: none,
    lost: none,
  }
  const groups = shownFigures(figures as never, none, 'en')
  const rows = groups.flatMap((group) => group.rows.map((row) => [row.label, row.figure, row.share]))
  expect(rows).toContainEqual(['Answers within the goal of 4\u00a0h', '1', '20%'])
  expect(rows.filter(([, , share]) => ['75%', '25%'].includes(`${share}`))).toEqual([
    ['Waiting for an answer', '1', '25%'],
    ['Estimate', '3', '75%'],
    ['Contact', '1', '25%'],
    ['Tires', '3', '75%'],
    ['Brakes', '1', '25%'],
  ])
  setFacts({ ...knownFacts, opening: { ...knownFacts.opening, openedOn: '2026-11-25' } })
  expect(shownFigures(figures as never, none, 'en').map(({ title }) => title)).not.toContain(
    'From request to answer, in opening hours',
  )
})

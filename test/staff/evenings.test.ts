import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addIncident, forgetIncidents, listIncidents } from '#app/personal-data/incidents.server.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

/** Tuesday the 24th in Montreal, 20:30; Wednesday the 25th in UTC. */
const EVENING = new Date('2026-11-25T01:30:00Z')

describe.each(engines)('An evening at the garage that is tomorrow in UTC, on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  beforeEach(() => void vi.useFakeTimers({ now: EVENING, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const saved = async (address: string) =>
    (await fixture.owner.get(address)).headers.get('content-disposition')

  test('names the files that staff save after the day of the garage', async () => {
    await keep(fixture.database.db, storedRequest(1))
    expect(await saved('/admin/requests.csv')).toContain('"requests-2026-11-24.csv"')
    expect(await saved('/admin/privacy/export?q=visitor@example.com')).toContain(
      '"personal-information-2026-11-24.json"',
    )
  })

  test('says on which day of the garage spam is erased', async () => {
    const spam = { status: 'spam', spam_since: EVENING.toISOString() } as const
    await keep(fixture.database.db, storedRequest(1, spam))
    const page = await (await fixture.owner.get('/admin/requests/G-TEST-1')).text()
    expect(page).toContain('Erased for good on Dec 24, 2026.')
  })

  test('keeps an incident until five years are over at the garage', async () => {
    const { db } = fixture.database
    const incident = {
      known_on: '2020-11-24',
      occurred: 'November',
      circumstances: 'A phone was stolen',
      information: 'Names',
      people: 1,
      serious_risk: 'no',
      risk_reason: '',
      steps: '',
      commission_told_on: null,
      people_told_on: null,
      told: '',
    } as const
    await addIncident(db, randomUUID(), incident, { email: 'owner@garage.example' })
    await db.updateTable('privacy_incidents').set({ created_at: '2020-11-24T15:00:00.000Z' }).execute()
    await forgetIncidents(db, new Date('2025-11-25T01:30:00Z'))
    expect(await listIncidents(db)).toHaveLength(1)
    await forgetIncidents(db, new Date('2025-11-25T15:00:00Z'))
    expect(await listIncidents(db)).toEqual([])
  })
})

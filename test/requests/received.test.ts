import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { retention } from '#app/content/retention.ts'
import { content } from '#app/content/snapshot.ts'
import { changeRequest } from '#app/requests/handling/changes.server.ts'
import { listRequests } from '#app/requests/handling/inbox.server.ts'
import { noRequestLimits } from '#app/requests/limits.server.ts'
import { acknowledgement, mailsFor } from '#app/requests/mails.tsx'
import { HONEYPOT } from '#app/requests/request.ts'
import { receiveRequest } from '#app/requests/requests.server.ts'
import { checkRequest } from '#app/requests/rules.server.ts'
import { fieldTexts } from '#app/requests/shown-fields.server.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { typed } from './stored-request.ts'

const DAY = 86_400_000

describe.each(engines)('A received request on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  async function receive(more: Record<string, string> = {}) {
    const dependencies = {
      env: readEnv({ SITE_URL: 'https://garage.example' }),
      log: createLog('debug', { write() {} }).log,
      database: opened.database,
      jobs: { wake() {} },
      requestLimits: noRequestLimits,
      secret: 'a secret of at least thirty-two characters',
    }
    const sent = { values: { ...typed, ...more }, lang: 'fr' as const }
    const answer = await receiveRequest(dependencies, sent, { address: '203.0.113.7' })
    if (answer.kind !== 'received') throw new Error(answer.kind)
    return answer.reference
  }
  const left = async () =>
    (await opened.database.db.selectFrom('contact_submissions').select('reference').execute()).length
  const daysFromNow = (days: number) => new Date(Date.now() + days * DAY)

  test('what a robot sent is deleted once it has been spam for as long as it is kept', async () => {
    await receive()
    await receive({ message: 'Cheap tires', [HONEYPOT]: 'https://example.org' })
    await purgeSpam(opened.database.db, daysFromNow(retention.spamDays - 1))
    expect(await left()).toBe(2)
    await purgeSpam(opened.database.db, daysFromNow(retention.spamDays + 1))
    expect(await left()).toBe(1)
  })

  test('a request that staff archive without an answer is no longer overdue', async () => {
    const { db } = opened.database
    const reference = await receive()
    const overdue = async () => {
      const query = { only: 'overdue', search: '', sort: 'due', overdueBefore: daysFromNow(1) } as const
      return (await listRequests(db, query, 1)).rows.map((row) => row.reference)
    }
    expect(await overdue()).toEqual([reference])
    const by = { id: 'owner', email: 'owner@garage.example' }
    const since = new Date().toISOString()
    const owner = { ...by, name: '', emailVerified: true, createdAt: since, updatedAt: since }
    await db.insertInto('user').values(owner).execute()
    await changeRequest(db, { reference, seen: 1, change: { field: 'status', to: 'archived' }, by })
    expect(await overdue()).toEqual([])
  })
})

test('the mails of a request say the wished day in the language of their reader', () => {
  const today = new Date('2026-11-26T15:00:00Z')
  const checked = checkRequest({ ...typed, preferred_date: '2026-12-02' }, 'en', today)
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  const request = {
    id: 'id',
    reference: 'G-TEST-1',
    at: today,
    request: checked.request,
    estimate: undefined,
  }
  const [notice, acknowledgement] = mailsFor(
    { ...request, lang: 'en' },
    { siteUrl: 'https://garage.example', garage: ['garage@garage.example'] },
  )
  expect(notice?.text).toContain('2 décembre 2026')
  expect(acknowledgement?.text).toContain('December 2, 2026')
  expect(acknowledgement?.text).not.toContain('décembre')
})

test.each(['diagnostic', 'unsure', 'freins'])(
  'a customer who wants %s learns what the search for a fault costs, if it is one',
  (service_type) => {
    const today = new Date('2026-11-26T15:00:00Z')
    const checked = checkRequest({ ...typed, service_type }, 'en', today)
    if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
    const mail = acknowledgement({
      id: 'id',
      reference: 'G-TEST-1',
      lang: 'en',
      at: today,
      request: checked.request,
      estimate: undefined,
    })
    const { diagnostic } = content('en').requestMails.acknowledgement
    expect(mail.text.includes(diagnostic.slice(0, 30))).toBe(service_type !== 'freins')
  },
)

test('staff read the wished day in their own language', () => {
  const sent = { ...typed, vehicle_model: '', vehicle_year: '', plate: '', reach_hours: '' }
  const more = { preferred_date: '2026-12-02', keeps_parts: false, reach_by: 'any' } as const
  expect(fieldTexts({ ...sent, ...more }, '', 'en').preferred_date).toContain('December 2, 2026')
  expect(fieldTexts({ ...sent, ...more }, '', 'fr').preferred_date).toContain('2 décembre 2026')
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { langs } from '#app/content/language.ts'
import { answerDueText } from '#app/requests/answer-due.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { requestServices } from '#app/requests/request.ts'
import { sentQuery, sentRequest } from '#app/requests/sent-query.server.ts'
import { insertRequest } from '#app/requests/stored-requests.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { withKnownHours } from '../known-hours.ts'
import { storedRequest } from '../requests/stored-request.ts'

describe.each(engines)('What a request may hold, on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await opened.close()
  })

  const keep = (number: number, more: Parameters<typeof storedRequest>[1]) =>
    opened.database.db.transaction().execute((trx) => insertRequest(trx, storedRequest(number, more), []))

  test('is every service, every status and every language', async () => {
    let number = 0
    for (const service_type of requestServices) expect(await keep(number++, { service_type })).toBe(true)
    for (const status of statuses) expect(await keep(number++, { status })).toBe(true)
    for (const lang of langs) expect(await keep(number++, { lang })).toBe(true)
    const rows = await opened.database.db.selectFrom('contact_submissions').select('id').execute()
    expect(rows).toHaveLength(number)
  })

  test('is bound to no list of services, statuses or languages by the database', async () => {
    const { db, engine } = opened.database
    const { rows } = await (engine === 'sqlite'
      ? sql<{ rule: string }>`select sql as rule from sqlite_master where type = 'table'`
      : sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`
    ).execute(db)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ rule }) => /\((lang|status|service_type)\b[^)]*(in|any) ?\(/i.test(rule))).toEqual(
      [],
    )
  })

  test('is shown for an hour at the address that proves it, to nobody without the proof', async () => {
    const at = new Date('2026-11-23T15:20:00Z')
    await keep(1, {
      reference: 'G-7K3F-22',
      created_at: at.toISOString(),
      message: 'Ça grince',
      keeps_parts: 1,
    })
    const runtime = {
      secret: 'a secret of this site alone',
      database: opened.database,
      log: createLog('debug', { write() {} }).log,
    }
    const query = new URLSearchParams(sentQuery('G-7K3F-22', runtime.secret))
    vi.useFakeTimers({ now: at, toFake: ['Date'] })
    const shown = await sentRequest(query, runtime, 'fr')
    expect(shown).toMatchObject({
      reference: 'G-7K3F-22',
      answerDue: answerDueText(at, 'fr'),
      values: {
        service_type: 'freins',
        message: 'Ça grince',
        vehicle_make: 'Mazda',
        keeps_parts: 'yes',
        reminders: '',
      },
    })
    vi.setSystemTime(at.getTime() + 61 * 60_000)
    expect(await sentRequest(query, runtime, 'fr')).toEqual({ reference: 'G-7K3F-22' })
    expect(await sentRequest(new URLSearchParams({ reference: 'G-7K3F-22' }), runtime, 'fr')).toBeUndefined()
  })
})

withKnownHours()

test('an answer is due by the clock of the staff area, at a quarter of an hour', () => {
  // Four opening hours after Monday, 10:20 are the same day at 14:20, shown as 14:30.
  expect(answerDueText(new Date('2026-11-23T15:20:00Z'), 'fr')).toBe(
    'lundi 23\u00a0novembre, 14\u00a0h\u00a030',
  )
  // After closing on Saturday: Monday, four hours after opening.
  expect(answerDueText(new Date('2026-11-21T20:00:00Z'), 'en')).toBe('Monday, November\u00a023, 1\u00a0p.m.')
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { promisedAnswer } from '#app/requests/answer-due.server.ts'
import { sentQuery, sentRequest } from '#app/requests/sent-query.server.ts'
import { createLog } from '#platform/log.ts'
import { engines } from '../engines.ts'
import { withKnownHours } from '../known-hours.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, itIs } from './in-database.ts'

describe.each(engines)('What a request may hold, on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('is bound to no list of services, statuses or languages by the database', async () => {
    const { db, engine } = at.database
    const { rows } = await (engine === 'sqlite'
      ? sql<{ rule: string }>`select sql as rule from sqlite_master where type = 'table'`
      : sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`
    ).execute(db)
    expect(rows.length).toBeGreaterThan(5)
    const list = /\((lang|status|service_type)\b[^)]*(in|any) ?\(/i
    expect(rows.filter(({ rule }) => list.test(rule))).toEqual([])
  })

  test('is shown for an hour at the address that proves it, to nobody without the proof', async () => {
    const came = new Date('2026-11-23T15:20:00Z')
    const sent = { reference: 'G-7K3F-22', created_at: came.toISOString() }
    await at.keep(storedRequest(1, { ...sent, message: 'Ça grince', keeps_parts: 1 }))
    const { log } = createLog('debug', { write() {} })
    const runtime = { secret: 'a secret of this site alone', database: at.database, log }
    const query = new URLSearchParams(sentQuery('G-7K3F-22', runtime.secret))
    itIs(came)
    const shown = await sentRequest(query, runtime, 'fr')
    expect(shown).toMatchObject({ reference: sent.reference, answerDue: promisedAnswer(came, 'fr') })
    const values = { service_type: 'freins', vehicle_make: 'Mazda', keeps_parts: 'yes', reminders: '' }
    expect(shown?.values).toMatchObject({ ...values, message: 'Ça grince' })
    itIs(new Date(came.getTime() + 60 * 60_000))
    expect(await sentRequest(query, runtime, 'fr')).toMatchObject({ values: { message: 'Ça grince' } })
    itIs(new Date(came.getTime() + 60 * 60_000 + 1))
    expect(await sentRequest(query, runtime, 'fr')).toEqual({ reference: 'G-7K3F-22' })
    const proof = query.get('proof')
    for (const wrong of [`reference=${sent.reference}`, `reference=G-7K3F-23&proof=${proof}`])
      expect(await sentRequest(new URLSearchParams(wrong), runtime, 'fr')).toBeUndefined()
    expect(await sentRequest(query, { ...runtime, secret: 'another' }, 'fr')).toBeUndefined()
  })
})

withKnownHours()

test('an answer is due by the clock of the staff area, at a quarter of an hour', () => {
  // Four opening hours after Monday, 10:20 are the same day at 14:20, shown as 14:30.
  const due = promisedAnswer(new Date('2026-11-23T15:20:00Z'), 'fr')
  expect(due).toBe('lundi 23\u00a0novembre, 14\u00a0h\u00a030')
  // After closing on Saturday: Monday, four hours after opening.
  expect(promisedAnswer(new Date('2026-11-21T20:00:00Z'), 'en')).toBe('Monday, November\u00a023, 1\u00a0p.m.')
})

import { describe, expect, test } from 'vitest'
import { engines } from '../../test/engines.ts'
import { storedRequest } from '../../test/requests/stored-request.ts'
import { databaseForEach } from '../../test/staff/in-database.ts'
import { dueAt, forgetOutdated, retentionStart } from './retention.server.ts'

const NOW = new Date('2026-11-27T03:30:00Z')
/** Midnight at the garage two years before: in UTC it is already the 27th. */
const START = '2024-11-26T05:00:00.000Z'
const BEFORE = '2024-11-26T04:59:59.999Z'

test('a request is kept two years, from the morning of its day at the garage', () => {
  expect(retentionStart(NOW).toISOString()).toBe(START)
})

describe.each(engines)('What is kept no longer, on $name', ({ open }) => {
  const at = databaseForEach([], open)
  const db = () => at.db
  const old = (number: number, more = {}) => storedRequest(number, { created_at: BEFORE, ...more })

  const signed = { by_user: null, by_name: '' }
  const unsent = { number: 1, body: '{}', version: 1, sha256: null, sent_at: null, replaced_at: null }
  const written = {
    request_history: { version: 2, field: 'car', from_value: null, to_value: null, replaced: null },
    request_notes: { text: '' },
    request_messages: { text: '' },
    evaluations: unsent,
  } as const

  test('is what nobody wrote on since, whose appointment is past; spam has a period of its own', async () => {
    await at.keep(
      ...[old(1), old(2, { created_at: START }), old(3, { status: 'spam', spam_since: BEFORE })],
      ...[old(4, { appointment_at: BEFORE }), old(5, { appointment_at: START })],
    )
    for (const [place, [table, row]] of Object.entries(written).entries())
      for (const [more, moment] of [BEFORE, START].entries()) {
        const number = 10 * (place + 1) + more
        await at.keep(old(number))
        const of = { ...signed, id: `w${number}`, request_id: `id-${number}`, at: moment }
        await db()
          .insertInto(table as 'request_notes')
          .values({ ...of, ...row } as never)
          .execute()
      }
    expect(await dueAt(db(), NOW)).toMatchObject({ requests: 6, consents: 0 })
    expect(await forgetOutdated(at.database, NOW)).toMatchObject({ requests: 6 })
    const left = [11, 2, 21, 3, 31, 41, 5].map((number) => `G-TEST-${number}`)
    expect(await at.references()).toEqual(left)
    const figure = { day: '2024-11-25', answer_minutes: null }
    expect(await at.rows('anonymous_requests')).toMatchObject(Array(6).fill(figure))
  })

  test('a consent outlives its request until it was withdrawn as long ago', async () => {
    const agreed = { reminders_text: 'Oui', reminders_at: BEFORE }
    for (const [number, withdrawn_at] of [null, START, BEFORE, START, BEFORE].entries()) {
      await at.keep(number < 3 ? old(number, agreed) : storedRequest(number, agreed))
      const own = db().updateTable('reminder_consents').where('request_id', '=', `id-${number}`)
      await own.set({ withdrawn_at }).execute()
    }
    expect(await forgetOutdated(at.database, NOW)).toMatchObject({ requests: 3, consents: 3 })
    const left = (await at.rows('reminder_consents')).map(({ request_id }) => request_id)
    expect(left.sort()).toEqual(['id-3', null])
  })
})

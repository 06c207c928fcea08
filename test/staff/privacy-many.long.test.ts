import { describe, expect, test } from 'vitest'
import { retention } from '#app/content/retention.ts'
import { forgetRequests, overwriteForgotten } from '#app/personal-data/forget.server.ts'
import { forgetOutdated, retentionStart } from '#app/personal-data/retention.server.ts'
import { listConsents, withdrawConsent } from '#app/requests/consents.server.ts'
import { addNote } from '#app/requests/handling/changes.server.ts'
import { connect } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'
import { placesOf } from '../dump.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER } from './in-database.ts'

const ELISE = {
  name: 'Élise Gagné-Lavoie',
  email: 'Elise.Gagne@example.org',
  phone: '+1 (438) 555-0178',
  plate: 'E77 KLM',
}
const consent = { reminders_text: 'J’accepte les rappels.', reminders_at: '2026-10-01T12:00:00.000Z' }

describe.each(engines)('Personal information in many requests on $name', ({ open }) => {
  const at = databaseForEach([OWNER], open)
  const { log } = createLog('debug', { write() {} })

  test('leaves no copy behind where many requests have made the database rearrange its pages', async () => {
    const rows = Array.from({ length: 600 }, (_, number) => {
      const name = `${(number * 7919) % 601} ${number % 2 ? 'Thibodeau' : 'Tremblay'}`
      return storedRequest(number, { name, email: `${name.replace(' ', '.')}@example.org`, message: name })
    })
    for (const row of rows) await at.keep(row)
    const ids = rows.filter(({ name }) => name.endsWith('Thibodeau')).map(({ id }) => id)
    await at.db.transaction().execute((trx) => forgetRequests(trx, ids, { figures: false }))
    await overwriteForgotten(at.database, log)
    expect(await placesOf(at.database, /thibodeau/i)).toEqual([])
    expect(await placesOf(at.database, /tremblay/i)).not.toEqual([])
  })

  test('goes by itself when it is kept no longer, whatever number of processes look', async () => {
    const now = new Date('2028-12-01T12:00:00Z')
    const since = retentionStart(now).toISOString()
    expect(since).toBe('2026-12-01T05:00:00.000Z')
    const old = '2026-06-01T12:00:00.000Z'
    await at.keep(
      storedRequest(1, { ...ELISE, ...consent, created_at: old }),
      storedRequest(2, { ...ELISE, created_at: since }),
      storedRequest(3, { created_at: old, appointment_at: '2027-01-05T12:00:00.000Z' }),
      storedRequest(4, { created_at: old }),
      storedRequest(5, { created_at: old, status: 'spam', spam_since: old, ...consent }),
    )
    await addNote(at.db, { reference: 'G-TEST-4', text: 'Rappelé', by: OWNER })
    await at.db.updateTable('request_notes').set({ at: '2027-03-01T12:00:00.000Z' }).execute()
    const more = Array.from({ length: 450 }, (_, number) => storedRequest(100 + number, { created_at: old }))
    await at.keep(...more)
    // Several SQLite connections in one process would block each other forever, so there is only one.
    const { engine, url } = at.database
    const others = engine === 'postgres' ? [connect(url), connect(url)] : []
    const all = [at.database, ...others, at.database]
    const done = await Promise.all(all.map((database) => forgetOutdated(database, now)))
    for (const database of others) await database.close()
    expect(done.reduce((sum, { requests }) => sum + requests, 0)).toBe(451)
    expect(await at.db.selectFrom('anonymous_requests').select('id').execute()).toHaveLength(451)
    const left = await at.db.selectFrom('contact_submissions').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['id-2', 'id-3', 'id-4', 'id-5'])
    // The consent is kept until it is withdrawn, and its withdrawal as long as a request.
    const { rows } = await listConsents(at.db, 1)
    expect(rows).toMatchObject([{ request_id: null, email: ELISE.email, withdrawn_at: null }])
    await withdrawConsent(at.db, { id: rows[0]?.id ?? '', by: OWNER })
    const later = new Date()
    later.setUTCMonth(later.getUTCMonth() + retention.requestMonths + 1)
    expect(await forgetOutdated(at.database, later)).toMatchObject({ consents: 1 })
    expect((await listConsents(at.db, 1)).total).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { forgetRequests, overwriteForgotten } from '#app/personal-data/forget.server.ts'
import { forgetOutdated } from '#app/personal-data/retention.server.ts'
import { connect } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'
import { placesOf } from '../dump.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER } from './in-database.ts'

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
    const old = '2026-06-01T12:00:00.000Z'
    await at.keep(
      ...Array.from({ length: 450 }, (_, number) => storedRequest(100 + number, { created_at: old })),
      storedRequest(1, { created_at: '2026-12-01T05:00:00.000Z' }),
    )
    // Several SQLite connections in one process would block each other forever, so there is only one.
    const { engine, url } = at.database
    const others = engine === 'postgres' ? [connect(url), connect(url)] : []
    const all = [at.database, ...others, at.database]
    const done = await Promise.all(all.map((database) => forgetOutdated(database, now)))
    for (const database of others) await database.close()
    expect(done.reduce((sum, { requests }) => sum + requests, 0)).toBe(450)
    expect(await at.db.selectFrom('anonymous_requests').select('id').execute()).toHaveLength(450)
    expect(await at.references()).toEqual(['G-TEST-1'])
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetRequests, overwriteForgotten } from '#app/personal-data/forget.server.ts'
import { createLog } from '#platform/log.ts'
import { placesOf } from '../dump.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

describe.each(engines)('Personal information in many requests on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const { log } = createLog('debug', { write() {} })

  test('leaves no copy behind where many requests have made the database rearrange its pages', async () => {
    const rows = Array.from({ length: 600 }, (_, number) => {
      const name = `${(number * 7919) % 601} ${number % 2 ? 'Thibodeau' : 'Tremblay'}`
      return storedRequest(number, { name, email: `${name.replace(' ', '.')}@example.org`, message: name })
    })
    for (const row of rows) await keep(opened.database.db, row)
    const ids = rows.filter(({ name }) => name.endsWith('Thibodeau')).map(({ id }) => id)
    await opened.database.db.transaction().execute((trx) => forgetRequests(trx, ids, { figures: false }))
    await overwriteForgotten(opened.database, log)
    expect(await placesOf(opened.database, /thibodeau/i)).toEqual([])
    expect(await placesOf(opened.database, /tremblay/i)).not.toEqual([])
  })
})

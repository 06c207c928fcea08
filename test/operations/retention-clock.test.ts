import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lastRetentionRun, retentionHold, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { createLog } from '#platform/log.ts'
import { engines } from '../engines.ts'
import { newFolder } from '../new-folder.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, itIs } from '../staff/in-database.ts'
import { ranJustNow } from './ran-just-now.ts'

const YEAR = 365 * 24 * 60 * 60_000
const DAY = 24 * 60 * 60_000

describe.each(engines)('The retention rules on $name, when the clock jumps', ({ open }) => {
  const at = databaseForEach([], open)
  let dataDir: string
  let logged = ''
  const logging = createLog('info', { write: (text) => (logged += text) })
  beforeEach(async () => {
    logged = ''
    dataDir = newFolder()
    const now = new Date().toISOString()
    const spam = storedRequest(2, { created_at: now, status: 'spam', spam_since: now })
    await at.keep(storedRequest(1, { created_at: now }), spam)
  })

  const run = (isLetRun = false) =>
    runRetention({ database: at.database, env: { dataDir }, log: logging.log }, isLetRun)
  const setClock = (ahead: number) => itIs(new Date(Date.now() + ahead))

  test.each([
    ['three years', 3 * YEAR],
    ['32 days', 32 * DAY],
  ])('%s ahead, nothing is erased, and a person is asked', async (_, ahead) => {
    await ranJustNow(at.db)
    setClock(ahead)
    await run()
    logging.flush()
    expect(await at.references()).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await retentionHold(at.db)).toMatchObject({ spam: 1, requests: ahead > YEAR ? 1 : 0 })
    expect(logged).toContain('"event":"retention.held"')
    vi.useRealTimers()
    await run()
    expect(await at.references()).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await retentionHold(at.db)).toBeUndefined()
  })

  test('what waits is erased once a person lets it', async () => {
    await ranJustNow(at.db)
    setClock(3 * YEAR)
    await run(true)
    expect(await at.references()).toEqual([])
    expect(await retentionHold(at.db)).toBeUndefined()
    expect(await lastRetentionRun(at.db)).toMatchObject({ spam: 1, requests: 1 })
  })

  test('before any run was noted, and where one run would erase more than a garage receives, a person is asked too', async () => {
    const old = new Date(Date.now() - 3 * YEAR).toISOString()
    await at.keep(storedRequest(3, { created_at: old }))
    await run()
    expect(await at.references()).toHaveLength(3)
    await at.keep(
      ...Array.from({ length: 201 }, (_, number) => storedRequest(100 + number, { created_at: old })),
    )
    await at.db.deleteFrom('retention_hold').execute()
    await ranJustNow(at.db)
    await run()
    expect(await at.references()).toHaveLength(204)
    expect(await retentionHold(at.db)).toMatchObject({ requests: 202 })
  })

  test('six days without a run, or a clock set back, need nobody', async () => {
    await ranJustNow(at.db, new Date(Date.now() - 6 * DAY).toISOString())
    const old = new Date(Date.now() - 3 * YEAR).toISOString()
    await at.keep(storedRequest(3, { created_at: old }))
    await run()
    expect(await at.references()).toEqual(['G-TEST-1', 'G-TEST-2'])
    setClock(-32 * DAY)
    await run()
    expect(await at.references()).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await retentionHold(at.db)).toBeUndefined()
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lastRetentionRun, retentionHold, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { ranJustNow } from './ran-just-now.ts'

const YEAR = 365 * 24 * 60 * 60_000
const DAY = 24 * 60 * 60_000

describe.each(engines)('The retention rules on $name, when the clock jumps', ({ open }) => {
  let opened: OpenedDatabase
  let dataDir: string
  let logged = ''
  const logging = createLog('info', { write: (text) => (logged += text) })
  beforeEach(async () => {
    logged = ''
    opened = await open()
    dataDir = mkdtempSync(path.join(tmpdir(), 'garage-clock-'))
    const now = new Date().toISOString()
    await keep(
      opened.database.db,
      storedRequest(1, { created_at: now }),
      storedRequest(2, { created_at: now, status: 'spam', spam_since: now }),
    )
  })
  afterEach(async () => {
    vi.useRealTimers()
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const run = (isLetRun = false) =>
    runRetention({ database: opened.database, env: { dataDir }, log: logging.log }, isLetRun)
  const left = async () => {
    const rows = await opened.database.db
      .selectFrom('contact_submissions')
      .select('reference')
      .orderBy('reference')
      .execute()
    return rows.map(({ reference }) => reference)
  }
  /** Only the date: the timers of the pool stay real. */
  const setClock = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })

  test.each([
    ['three years', 3 * YEAR],
    ['32 days', 32 * DAY],
  ])('%s ahead, nothing is erased, and a person is asked', async (_, ahead) => {
    await ranJustNow(opened.database.db)
    setClock(ahead)
    await run()
    logging.flush()
    expect(await left()).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await retentionHold(opened.database.db)).toMatchObject({ spam: 1, requests: ahead > YEAR ? 1 : 0 })
    expect(logged).toContain('"event":"retention.held"')
    vi.useRealTimers()
    await run()
    expect(await left()).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await retentionHold(opened.database.db)).toBeUndefined()
  })

  test('what waits is erased once a person lets it', async () => {
    await ranJustNow(opened.database.db)
    setClock(3 * YEAR)
    await run(true)
    expect(await left()).toEqual([])
    expect(await retentionHold(opened.database.db)).toBeUndefined()
    expect(await lastRetentionRun(opened.database.db)).toMatchObject({ spam: 1, requests: 1 })
  })

  test('before any run was noted, and where one run would erase more than a garage receives, a person is asked too', async () => {
    const old = new Date(Date.now() - 3 * YEAR).toISOString()
    await keep(opened.database.db, storedRequest(3, { created_at: old }))
    await run()
    expect(await left()).toHaveLength(3)
    await keep(
      opened.database.db,
      ...Array.from({ length: 201 }, (_, number) => storedRequest(100 + number, { created_at: old })),
    )
    await opened.database.db.deleteFrom('retention_hold').execute()
    await ranJustNow(opened.database.db)
    await run()
    expect(await left()).toHaveLength(204)
    expect(await retentionHold(opened.database.db)).toMatchObject({ requests: 202 })
  })

  test('six days without a run, or a clock set back, need nobody', async () => {
    await ranJustNow(opened.database.db, new Date(Date.now() - 6 * DAY).toISOString())
    const old = new Date(Date.now() - 3 * YEAR).toISOString()
    await keep(opened.database.db, storedRequest(3, { created_at: old }))
    await run()
    expect(await left()).toEqual(['G-TEST-1', 'G-TEST-2'])
    setClock(-32 * DAY)
    await run()
    expect(await left()).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await retentionHold(opened.database.db)).toBeUndefined()
  })
})

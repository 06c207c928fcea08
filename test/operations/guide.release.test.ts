import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { noteDatabaseInUse } from '#database/in-use.ts'
import { migrate } from '#database/migrate.ts'
import { install } from '../../tools/installed.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { addPerson, rowsIn } from '../staff/in-database.ts'

const OWNER = 'owner@garage.example'

describe.each(engines)('The commands of the guide, as written, on $name', ({ name, open }) => {
  let folder: string
  let opened: OpenedDatabase
  let databaseUrl: string
  let site: ReturnType<typeof install>

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'garage-guide-'))
    opened = await open()
    const isPostgres = name === 'Postgres'
    const dataDir = path.join(folder, 'srv/garage/data')
    databaseUrl = isPostgres ? `${opened.url}?application_name=garage` : `file:${dataDir}/garage.db`
    site = install(folder, { DATA_DIR: dataDir, ...(isPostgres && { DATABASE_URL: databaseUrl }) })
    await fill()
    writeFileSync(path.join(dataDir, 'auth-secret'), 'x'.repeat(64))
    noteDatabaseInUse({ dataDir, databaseUrl })
    site.own()
  })
  afterEach(async () => {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Three requests, an owner, and another phone number that is published. */
  async function fill(): Promise<void> {
    await withDatabase(async (db) => {
      await keep(db, storedRequest(1), storedRequest(2), storedRequest(3))
      const at = new Date().toISOString()
      await addPerson(db, { id: 'u1', email: OWNER })
      const phone = { path: 'business.phone', was: '+15145550147', now: '+15145550163' }
      const change = { created_at: at, by_name: OWNER, effective_at: at, undoes: null }
      const entries = JSON.stringify([phone])
      await db
        .insertInto('content_changes')
        .values({ ...change, entries })
        .execute()
    })
  }

  async function withDatabase<Result>(
    work: (db: OpenedDatabase['database']['db']) => Promise<Result>,
  ): Promise<Result> {
    const database = connect(databaseUrl)
    try {
      await migrate(database)
      return await work(database.db)
    } finally {
      await database.close()
      site.own()
    }
  }
  const references = async () =>
    (await withDatabase((db) => rowsIn(db, 'contact_submissions'))).map(({ reference }) => reference).sort()
  const backups = () => readdirSync(path.join(site.dataDir, 'backups')).toSorted()

  test('the night saves the requests and the published phone; restored, all are there, and what was there too', async () => {
    const [saved = ''] = site.night()
    expect(saved).toContain(`${name}, `)
    expect(saved).toMatch(/: 3 requests\n$/)
    expect(readFileSync(site.outagePage, 'utf8')).toContain('tel:+15145550163')
    expect(site.run('garage staff list')).toContain(OWNER)
    expect(site.run('garage upgrade')).toContain('changes nothing in the database')
    expect(await withDatabase((db) => rowsIn(db, 'last_backup'))).toMatchObject([{ requests: 3 }])

    for (const file of backups())
      copyFileSync(path.join(site.dataDir, 'backups', file), path.join(site.kept, file))
    copyFileSync(path.join(site.dataDir, 'auth-secret'), path.join(site.kept, 'auth-secret'))
    await withDatabase((db) => db.deleteFrom('contact_submissions').where('id', '!=', 'id-3').execute())
    const restored = site.block('/srv/kept/auth-secret')
    expect(restored).toContain(': 3 requests')
    expect(restored).toContain('What was there is now')
    expect(await references()).toEqual(['G-TEST-1', 'G-TEST-2', 'G-TEST-3'])
  })
})

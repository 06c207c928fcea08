import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { staffCommand } from '../scripts/staff.ts'
import { restore } from './desk/restored.ts'
import { engines, type OpenedDatabase } from './engines.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

describe.each(engines)('A backup on $name', ({ open }) => {
  let opened: OpenedDatabase
  let folder: string
  beforeEach(async () => {
    opened = await open()
    folder = await mkdtemp(path.join(tmpdir(), 'garage-backup-'))
  })
  afterEach(async () => {
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  })

  const environment = () => ({ ...process.env, DATABASE_URL: opened.url, DATA_DIR: folder })
  const script = (name: string, ...words: string[]) =>
    run(process.execPath, [path.join(root, 'scripts', name), ...words], { env: environment() })
  const staff = (...words: string[]) => staffCommand(words, environment())

  test('made while the site writes holds one moment, whole', async () => {
    const { db } = opened.database
    await sql`create table pairs (one integer not null, other integer not null)`.execute(db)
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        written += 1
        await db.transaction().execute(async (trx) => {
          await sql`insert into pairs values (${written}, 0)`.execute(trx)
          await sql`update pairs set other = one where one = ${written}`.execute(trx)
        })
        // SQLite calls are synchronous: without a pause nothing else in this process would run.
        await setImmediate()
      }
    })()
    await expect.poll(() => written).toBeGreaterThan(50)
    const before = written - 1
    const { stdout } = await script('backup.ts')
    writing = false
    await writer

    const [file = '', said] = stdout.trim().split('\n')
    expect(said).toMatch(/^(SQLite|Postgres), .*: 0 requests$/)
    expect(await readdir(path.join(folder, 'backups'))).toEqual([path.basename(file)])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const restored = await restore(file, folder, opened.url)
    const { rows } = await sql<{ total: number; whole: number; latest: number }>`
      select count(*) as total, sum(case when one = other then 1 else 0 end) as whole, max(one) as latest from pairs
    `.execute(restored.database.db)
    expect(rows[0]?.total).toBeGreaterThanOrEqual(before)
    expect(rows[0]).toMatchObject({ whole: rows[0]?.total, latest: rows[0]?.total })
    expect(await restored.database.db.selectFrom('user').selectAll().execute()).toEqual([])
    await restored.close()
  })

  test('staff are listed, named and dismissed from the command line', async () => {
    const now = new Date().toISOString()
    for (const [email, confirmed] of [
      ['a@garage.example', true],
      ['b@garage.example', true],
    ] as const) {
      await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
        values (${email}, '', ${email}, ${confirmed}, ${now}, ${now})`.execute(opened.database.db)
    }
    const list = () => staff('list')
    expect(await list()).toBe('admin   a@garage.example\n        b@garage.example')
    await expect(staff('revoke', 'a@garage.example')).rejects.toThrow('is the last admin')
    await expect(staff('grant', 'nobody@garage.example')).rejects.toThrow('No account')
    await staff('grant-writer', 'B@garage.example')
    expect(await list()).toBe('admin   a@garage.example\nwriter  b@garage.example')
    await staff('grant-editor', 'B@garage.example')
    expect(await list()).toBe('admin   a@garage.example\neditor  b@garage.example')
    await staff('grant', 'B@garage.example')
    await staff('revoke', 'a@garage.example')
    expect(await list()).toBe('        a@garage.example\nadmin   b@garage.example')
    expect((await script('staff.ts', 'list')).stdout).toBe(`${await list()}\n`)
    await expect(script('staff.ts')).rejects.toThrow('npm run staff -- list')
  })

  test('a refusal at the command line is one line', async () => {
    const refused = script('staff.ts', 'revoke', 'nobody@garage.example')
    await expect(refused).rejects.toHaveProperty(
      'stderr',
      'No account has the e-mail nobody@garage.example.\n',
    )
  })
})

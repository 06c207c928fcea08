import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { backupCommand } from '../scripts/backup.ts'
import { needPostgres } from '../scripts/postgres.ts'
import { forOlderServers, restoreCommand } from '../scripts/restore.ts'
import { staffCommand } from '../scripts/staff.ts'
import { engines } from './engines.ts'
import { newFolder } from './new-folder.ts'
import { keep, storedRequest } from './requests/stored-request.ts'
import { databaseForEach } from './staff/in-database.ts'

/** Opens a backup as a database: the SQLite file itself, or restored into a new Postgres database. */
async function restore(
  file: string,
  folder: string,
  url: string,
): Promise<{ database: Database; close(): Promise<void> }> {
  if (file.endsWith('.db')) {
    const database = connect(`file:${file}`)
    return { database, close: () => database.close() }
  }
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const database = connect(url)
  await sql.raw(`create database ${name}`).execute(database.db)
  await database.close()
  const target = new URL(url)
  target.pathname = `/${name}`
  await run(path.join(needPostgres(), 'pg_restore'), ['--exit-on-error', `--dbname=${target.href}`, file], {
    cwd: folder,
  })
  const restored = connect(target.href)
  return { database: restored, close: () => restored.close() }
}

const run = promisify(execFile)
const DAY = 24 * 60 * 60_000
const root = path.resolve(import.meta.dirname, '..')

describe.each(engines)('A backup on $name', ({ open }) => {
  const at = databaseForEach([], open)
  let folder: string
  beforeEach(() => {
    folder = newFolder()
  })

  const environment = () => ({ ...process.env, DATABASE_URL: at.opened.url, DATA_DIR: folder })

  const staff = (...words: string[]) => staffCommand(words, environment())

  test('made while the site writes holds one moment, whole', async () => {
    const { db } = at
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
    const { stdout } = await run(process.execPath, [path.join(root, 'scripts/backup.ts')], {
      env: environment(),
    })
    writing = false
    await writer

    const [file = '', said] = stdout.trim().split('\n')
    expect(said).toMatch(/^(SQLite|Postgres), .*: 0 requests$/)
    expect(await readdir(path.join(folder, 'backups'))).toEqual([path.basename(file)])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const restored = await restore(file, folder, at.opened.url)
    const { rows } = await sql<{ total: number; whole: number; latest: number }>`
      select count(*) as total, sum(case when one = other then 1 else 0 end) as whole, max(one) as latest from pairs
    `.execute(restored.database.db)
    expect(rows[0]?.total).toBeGreaterThanOrEqual(before)
    expect(rows[0]).toMatchObject({ whole: rows[0]?.total, latest: rows[0]?.total })
    expect(await restored.database.db.selectFrom('user').selectAll().execute()).toEqual([])
    await restored.close()
  })

  test('a backup removes those older than two weeks, but never the last seven', async () => {
    const backups = path.join(folder, 'backups')
    await mkdir(backups)
    const end = at.database.engine === 'sqlite' ? 'db' : 'dump'
    const named = (day: number) =>
      `garage-${new Date(Date.now() - day * DAY).toISOString().replace(/[:.]/g, '-')}.${end}`
    const all = async () => (await readdir(backups)).toSorted()
    const old = [15, 16, 17, 18, 19, 20, 21].map(named).toSorted()
    const others = ['garage.db', 'notes-2020.txt']
    for (const name of [...old, ...others]) await writeFile(path.join(backups, name), 'x')
    await backupCommand(environment())
    expect((await all()).slice(0, -3)).toEqual(old.slice(1))
    const recent = [1, 2, 3, 4, 5, 6, 13].map(named)
    for (const name of recent) await writeFile(path.join(backups, name), 'x')
    await backupCommand(environment())
    expect((await all()).filter((name) => old.includes(name))).toEqual([])
    expect(await all()).toEqual(expect.arrayContaining([...recent, ...others]))
  })

  test('a site that runs is not restored over, and a damaged backup leaves what was there', async () => {
    await at.keep(storedRequest(1), storedRequest(2), storedRequest(3))
    const [saved = ''] = (await backupCommand(environment())).split('\n')
    await expect(restoreCommand([saved], environment())).rejects.toThrow('stop the site first')
    await at.database.close()
    const whole = await readFile(saved)
    // Cut in the middle, as by a full disk while it was copied elsewhere.
    await writeFile(saved, whole.subarray(0, whole.length * 0.6))
    await expect(restoreCommand([saved], environment())).rejects.toThrow()
    const left = connect(at.opened.url)
    expect(await left.db.selectFrom('contact_submissions').select('id').execute()).toHaveLength(3)
    await left.db.deleteFrom('contact_submissions').where('id', '!=', 'id-1').execute()
    await left.db.schema.createTable('neighbour').addColumn('id', 'integer').execute()
    await left.close()
    if (left.engine === 'postgres')
      await expect(restoreCommand([saved], environment())).rejects.toThrow('not of the site (neighbour)')
    const neighbour = connect(at.opened.url)
    await neighbour.db.schema.dropTable('neighbour').execute()
    await neighbour.close()
    await writeFile(saved, whole)
    const said = await restoreCommand([saved], environment())
    expect(said).toContain(': 3 requests')
    expect(said).toMatch(/What was there is now .*[./]before-/)
    await expect(restoreCommand([`${saved}.txt`], environment())).rejects.toThrow('is no backup of')
    await expect(restoreCommand([], environment())).rejects.toThrow('garage restore FILE')
  })

  test('staff are listed, named and dismissed from the command line', async () => {
    for (const id of ['a', 'b']) await at.addPerson({ id, email: `${id}@garage.example` })
    const list = () => staff('list')
    expect(await list()).toBe('admin   a@garage.example\n        b@garage.example')
    await expect(staff('revoke', 'a@garage.example')).rejects.toThrow('is the last admin')
    await expect(staff()).rejects.toThrow('npm run staff -- list')
    await expect(staff('grant', 'nobody@garage.example')).rejects.toThrow('No account')
    await staff('grant-writer', 'B@garage.example')
    expect(await list()).toBe('admin   a@garage.example\nwriter  b@garage.example')
    await staff('grant-editor', 'B@garage.example')
    expect(await list()).toBe('admin   a@garage.example\neditor  b@garage.example')
    await staff('grant', 'B@garage.example')
    await staff('revoke', 'a@garage.example')
    expect(await list()).toBe('        a@garage.example\nadmin   b@garage.example')
  })
})

test('a command that is refused says why in one line', async () => {
  const opened = await engines[0]?.open()
  // Not the folder of all tests: a data folder is closed to everyone else, and Postgres has its own in there.
  const dataDir = path.dirname(opened?.url.replace('file:', '') ?? '')
  const words = [path.join(root, 'scripts/staff.ts'), 'revoke', 'nobody@garage.example']
  const env = { ...process.env, DATABASE_URL: opened?.url, DATA_DIR: dataDir }
  const refused = run(process.execPath, words, { env })
  await expect(refused).rejects.toHaveProperty('stderr', 'No account has the e-mail nobody@garage.example.\n')
  await opened?.close()
})

test('a backup made by the programs of Postgres 17 goes into an older server', () => {
  const said = "insert into t values ('SET transaction_timeout = 0;');\n"
  const script = `SET statement_timeout = 0;\nSET transaction_timeout = 0;\nSET check_function_bodies = false;\n${' '.repeat(2_000)}\nSET transaction_timeout = 0;\né ${said}`
  const read = forOlderServers(Buffer.from(script)).toString()
  expect(read).toMatch(/^SET statement_timeout = 0;\n\nSET check_function_bodies = false;/)
  expect(read).toContain(`SET transaction_timeout = 0;\né ${said}`)
})

test('a copy of the SQLite file made by hand is restored with the writes in the log beside it', async () => {
  const folder = newFolder()
  const at = (name: string) => path.join(folder, name)
  const running = connect(`file:${at('running.db')}`)
  await migrate(running)
  await sql`pragma wal_checkpoint(truncate)`.execute(running.db)
  await keep(running.db, storedRequest(1))
  for (const end of ['', '-wal']) await copyFile(at(`running.db${end}`), at(`copy.db${end}`))
  await running.close()
  const said = await restoreCommand([at('copy.db')], { DATA_DIR: folder })
  expect(said).toContain('garage.db: 1 requests')
})

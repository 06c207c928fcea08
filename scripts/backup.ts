import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataFolder } from '#platform/data-folder.ts'
import { readEnv } from '#platform/env.ts'
import { findPostgres } from './postgres.ts'

/**
 * Writes a consistent copy of the database to `DATA_DIR/backups` while the site keeps running. A copy is checked before it gets
 * its final name; it holds personal information and is readable by its owner only.
 */
async function makeBackup(): Promise<string> {
  const env = readEnv(process.env)
  const { dataDir, databaseUrl } = env
  openDataFolder(env)
  const folder = path.join(dataDir, 'backups')
  await mkdir(folder, { recursive: true })
  const isPostgres = /^postgres(ql)?:/.test(databaseUrl)
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const file = path.join(folder, `garage-${stamp}.${isPostgres ? 'dump' : 'db'}`)
  const unfinished = `${file}.unfinished`
  try {
    if (isPostgres) dumpPostgres(databaseUrl, unfinished)
    else copySqlite(databaseUrl.replace(/^file:/, ''), unfinished)
    const handle = await open(unfinished, 'r+')
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return file
}

function copySqlite(source: string, copy: string): void {
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    // `vacuum into` reads one snapshot, whatever is written meanwhile; a page-by-page copy would restart at each write.
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
  const made = new DatabaseSync(copy)
  try {
    // Out of WAL mode, so that the copy is one self-contained file.
    made.exec('pragma journal_mode = delete')
    const [result] = made.prepare('pragma integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error('The copy is damaged')
  } finally {
    made.close()
  }
}

function dumpPostgres(url: string, copy: string): void {
  const programs = findPostgres()
  const program = (name: string) => (programs ? path.join(programs, name) : name)
  const address = new URL(url)
  // Arguments can be read by everyone on the machine, the environment cannot.
  const environment = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  run(program('pg_dump'), ['--format=custom', `--file=${copy}`, `--dbname=${address.href}`], environment)
  run(program('pg_restore'), ['--list', copy], environment)
}

function run(program: string, words: string[], env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(program, words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) {
    throw new Error(`${path.basename(program)} is needed for a backup of Postgres: install postgresql-client`)
  }
  if (status !== 0) throw new Error(`${path.basename(program)} failed`)
}

try {
  console.log(await makeBackup())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { needPostgres } from '../../scripts/postgres.ts'

const run = promisify(execFile)

/** Opens a backup as a database: the SQLite file itself, or restored into a new Postgres database. */
export async function restore(
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

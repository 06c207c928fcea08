import { copyFileSync, existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import { causesOf } from '#platform/causes.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { backupCommand } from './backup.ts'
import { commandEnv, nameOf, Refused, runCommand } from './command/command.ts'
import { postgresProgram } from './command/postgres-programs.ts'

const USAGE =
  'garage restore FILE   (garage-….db for SQLite, garage-….dump for Postgres; the site must be stopped)'

/**
 * Puts a backup in the place of the database. What was there is kept: the SQLite file under another name, Postgres' rows as
 * a backup.
 */
export async function restoreCommand(
  [file]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const env = commandEnv(environment)
  if (!file) throw new Refused(USAGE)
  const isPostgres = !env.databaseUrl.startsWith('file:')
  if (path.extname(file) !== (isPostgres ? '.dump' : '.db'))
    throw new Refused(
      `${file} is no backup of ${isPostgres ? 'Postgres' : 'SQLite'}, which DATABASE_URL names.\n${USAGE}`,
    )
  if (!existsSync(file)) throw new Refused(`There is no file ${file}, or it cannot be read`)
  openDataFolder(env)
  const before = isPostgres
    ? await restorePostgres(file, env.databaseUrl, environment)
    : restoreSqlite(file, nameOf(env.databaseUrl))
  const database = connect(env.databaseUrl)
  try {
    const { count } = await database.db
      .selectFrom('contact_submissions')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    return `${nameOf(env.databaseUrl)}: ${Number(count)} requests\n${before}`
  } finally {
    await database.close()
  }
}

function restoreSqlite(file: string, place: string): string {
  const aside = `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const isThere = existsSync(place)
  if (isThere) {
    refuseIfOpen(place)
    for (const end of ['', '-wal', '-shm']) if (existsSync(place + end)) renameSync(place + end, aside + end)
  }
  copyFileSync(file, place)
  return isThere ? `What was there is now ${aside}` : ''
}

/** Only the last connection to a file can take it out of WAL mode. A damaged file has none that matters. */
function refuseIfOpen(place: string): void {
  try {
    const database = new DatabaseSync(place)
    try {
      database.exec('pragma journal_mode = delete')
    } finally {
      database.close()
    }
  } catch (error) {
    if (/locked/.test(causesOf(error))) throw new Refused(`${place} is open: stop the site first`)
  }
}

async function restorePostgres(file: string, url: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const { db, close } = connect(url)
  let isFilled: boolean
  try {
    const { rows } = await sql<{ others: number; filled: boolean }>`
      select count(*) as others, to_regclass('public.contact_submissions') is not null as filled
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(db)
    if (rows[0]?.others) throw new Refused(`${nameOf(url)} is open: stop the site first`)
    isFilled = rows[0]?.filled === true
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(causesOf(error))
  } finally {
    await close()
  }
  const before = isFilled ? (await backupCommand(environment)).split('\n')[0] : undefined
  const emptied = connect(url)
  await sql`drop schema if exists public cascade`.execute(emptied.db)
  await sql`create schema public`.execute(emptied.db)
  await emptied.close()
  postgresProgram('pg_restore', url, (address) => [
    '--exit-on-error',
    '--no-owner',
    `--dbname=${address}`,
    file,
  ])
  return before ? `What was there is now ${before}` : ''
}

if (import.meta.main) await runCommand(() => restoreCommand(process.argv.slice(2), process.env))

import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { migrate, stepsOf } from '#database/migrate.ts'
import { sqliteDialect } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'
import { causesOf } from '#platform/causes.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { backupCommand, copySqlite } from './backup.ts'
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
  if (!existsSync(file))
    throw new Refused(`There is no file ${path.resolve(file)}, or its folder cannot be read`)
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
  if (isThere) refuseIfOpen(place)
  // Read by SQLite: with the writes in a log beside it, should it be a copy made by hand, and refused if it is damaged.
  const copy = `${place}.unfinished`
  rmSync(copy, { force: true })
  try {
    copySqlite(file, copy)
    if (isThere)
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(place + end)) renameSync(place + end, aside + end)
    renameSync(copy, place)
  } finally {
    rmSync(copy, { force: true })
  }
  return isThere ? `What was there is now ${aside}` : ''
}

/** All or nothing: where a row cannot be restored, what was there stays. */
const BEFORE =
  'set client_min_messages = warning;\nbegin;\ndrop schema if exists public cascade;\ncreate schema public;\n'
const AFTER = '\ncommit;\n'

/** Its settings stand at the beginning of a script, before anything that a person typed. */
const SETTINGS_BYTES = 2_000

/** Programs of Postgres 17 and later write a setting that an older server refuses. */
export function forOlderServers(script: Buffer): Buffer {
  const settings = script.subarray(0, SETTINGS_BYTES).toString('latin1')
  return Buffer.concat([
    Buffer.from(settings.replace(/^SET transaction_timeout = 0;$/m, ''), 'latin1'),
    script.subarray(SETTINGS_BYTES),
  ])
}

/** Only the last connection to a file can take it out of WAL mode. A damaged file has none that matters. */
export function refuseIfOpen(place: string): void {
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

/** Those of these tables that no step of the schema makes; none of another version, whose steps nobody here knows. */
async function foreignTables(database: Database, tables: string[]): Promise<string[]> {
  const own = new Kysely<Tables>({ dialect: sqliteDialect(new DatabaseSync(':memory:')) })
  try {
    const { refusal } = await stepsOf(database)
    if (refusal) return []
    await migrate({ ...database, db: own, engine: 'sqlite' })
    const known = await own.introspection.getTables({ withInternalKyselyTables: true })
    return tables.filter((table) => !known.some(({ name }) => name === table))
  } finally {
    await own.destroy()
  }
}

async function restorePostgres(file: string, url: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const database = connect(url)
  let isFilled: boolean
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(database.db)
    if (rows[0]?.others) throw new Refused(`${nameOf(url)} is open: stop the site first`)
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db)
    const foreign = await foreignTables(
      database,
      tables.map(({ name }) => name),
    )
    if (foreign.length)
      throw new Refused(
        `${nameOf(url)} holds tables that are not of the site (${foreign.join(', ')}), and a restore would drop them: give the site a database of its own`,
      )
    isFilled = tables.some(({ name }) => name === 'contact_submissions')
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(causesOf(error))
  } finally {
    await database.close()
  }
  // Of the provider's own extensions, owners and rights nothing is restored: another provider has others.
  const words = ['--schema=public', '--no-owner', '--no-privileges', '--file=-', file]
  const script = postgresProgram('pg_restore', url, () => words)
  const before = isFilled ? (await backupCommand(environment, 'before-restore')).split('\n')[0] : undefined
  postgresProgram(
    'psql',
    url,
    (address) => ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`],
    Buffer.concat([Buffer.from(BEFORE), forOlderServers(script), Buffer.from(AFTER)]),
  )
  return before ? `What was there is now ${before}` : ''
}

if (import.meta.main) await runCommand(() => restoreCommand(process.argv.slice(2), process.env))

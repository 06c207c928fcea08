import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { causesOf } from '#platform/causes.ts'
import { commandEnv, connectExisting, nameOf, Refused, runCommand } from './command/command.ts'
import { postgresProgram } from './command/postgres-programs.ts'

const KEPT = 7
const KEPT_MILLISECONDS = 14 * 24 * 60 * 60_000

/**
 * Writes a consistent copy of the database to `DATA_DIR/backups` while the site keeps running. A copy is checked before it gets
 * its final name; it holds personal information and is readable by its owner only.
 * @param name how its file's name begins; only those of the default are removed when they are old, and found by the guide
 * @returns the file, and below it the engine, the database and how many requests it holds
 */
export async function backupCommand(environment: NodeJS.ProcessEnv, name = 'garage'): Promise<string> {
  const env = commandEnv(environment)
  const { dataDir, databaseUrl } = env
  const database = connectExisting(env)
  try {
    const requests = await countRequests(database.db, nameOf(databaseUrl))
    const folder = path.join(dataDir, 'backups')
    await mkdir(folder, { recursive: true })
    const isPostgres = database.engine === 'postgres'
    const at = new Date().toISOString()
    const file = path.join(folder, `${name}-${at.replace(/[:.]/g, '-')}.${isPostgres ? 'dump' : 'db'}`)
    const unfinished = `${file}.unfinished`
    try {
      if (isPostgres) dumpPostgres(databaseUrl, unfinished)
      else copySqlite(nameOf(databaseUrl), unfinished)
      const handle = await open(unfinished, 'r+')
      await handle.sync()
      await handle.close()
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
    await removeOld(folder)
    await noteBackup(database.db, { at, requests })
    return `${file}\n${isPostgres ? 'Postgres' : 'SQLite'}, ${nameOf(databaseUrl)}: ${requests} requests`
  } finally {
    await database.close()
  }
}

type Db = ReturnType<typeof connectExisting>['db']

async function countRequests(db: Db, where: string): Promise<number> {
  try {
    const { count } = await db
      .selectFrom('contact_submissions')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  } catch (error) {
    throw new Refused(`${where} is no database of the garage: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Staff are told when this is too long ago. A database of an older version, before its update, has no such table. */
async function noteBackup(db: Db, backup: { at: string; requests: number }): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ id: 1, ...backup })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(backup))
    .execute()
    .catch((error: unknown) =>
      console.error(
        `The backup is good. Staff are not shown it, as before an upgrade from an older version: ${causesOf(error)}`,
      ),
    )
}

/** Only after a good backup, and never the last seven: where backups fail, what there is stays. */
async function removeOld(folder: string): Promise<void> {
  const all = (await readdir(folder)).filter((name) => /^garage-[\dTZ-]+\.(db|dump)$/.test(name)).toSorted()
  const since = `garage-${new Date(Date.now() - KEPT_MILLISECONDS).toISOString().replace(/[:.]/g, '-')}`
  for (const name of all.slice(0, -KEPT)) if (name < since) await rm(path.join(folder, name))
}

/** Copies a file with what stands in its log. @throws Refused if it, or the copy, is damaged */
export function copySqlite(source: string, copy: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
    // `vacuum into` reads one snapshot, whatever is written meanwhile; a page-by-page copy would restart at each write.
    database.prepare('vacuum into ?').run(copy)
  } catch (error) {
    throw new Refused(`${source} cannot be copied: ${causesOf(error)}`)
  } finally {
    database?.close()
  }
  const made = new DatabaseSync(copy)
  try {
    // Out of WAL mode, so that the copy is one self-contained file.
    made.exec('pragma journal_mode = delete')
    const [result] = made.prepare('pragma integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Refused('The copy is damaged')
  } finally {
    made.close()
  }
}

function dumpPostgres(url: string, copy: string): void {
  postgresProgram('pg_dump', url, (address) => ['--format=custom', `--file=${copy}`, `--dbname=${address}`])
  postgresProgram('pg_restore', url, () => ['--list', copy])
}

if (import.meta.main) await runCommand(() => backupCommand(process.env))

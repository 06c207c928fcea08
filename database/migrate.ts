import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database, Engine } from './connect.ts'
import { migrations } from './migrations.ts'

/** A schema migration. It runs in one transaction with the record that it ran, on both engines. */
export type SchemaStep = {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
  /** Why the version before cannot work on what this step leaves: it must then be stopped first. Most steps only add. */
  stopFirst?: string
}

/**
 * Processes that start at once take turns. The lock ends with the transaction: one that a session holds would stay behind in a
 * pooler of connections (PgBouncer), where another session lets go of it, and no process could start any more. Its key is that of
 * Kysely's own lock, which older versions take.
 */
const LOCK = '3853314791062309107'

/** Runs the missing migrations. @returns their names @throws with the name of the one that failed, which is rolled back */
export async function migrate(
  database: Database,
  steps: Readonly<Record<string, SchemaStep>> = migrations,
): Promise<string[]> {
  const { done, missing, refusal } = await stepsOf(database, steps)
  if (refusal) throw new Error(refusal)
  // The migrator writes even then: a full disk keeps no site from starting.
  if (!missing.length) return []
  // The migrator asks for all that was recorded, also what the first step says since.
  const names = [...done, ...missing]
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        names.map((name): [string, Migration] => [
          name,
          { up: async (db: Kysely<unknown>) => steps[name]?.up(db, database.engine) },
        ]),
      ),
  }
  return database.db.transaction().execute(async (trx) => {
    if (database.engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.raw(LOCK)})`.execute(trx)
    const { error, results = [] } = await new Migrator({ db: trx, provider }).migrateToLatest()
    if (error) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName
      throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ''}`, {
        cause: error,
      })
    }
    return results.map((result) => result.migrationName)
  })
}

/** The steps a database has, in order, those it lacks, and why this version cannot go on from there. */
export async function stepsOf(
  { db }: Database,
  steps: Readonly<Record<string, SchemaStep>> = migrations,
): Promise<{ done: string[]; missing: string[]; refusal: string | undefined }> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const rows = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)
    ? await db
        .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
        .selectFrom(DEFAULT_MIGRATION_TABLE)
        .select('name')
        .orderBy('name')
        .execute()
    : []
  const done = rows.map(({ name }) => name)
  const missing = Object.keys(steps).filter((name) => !done.includes(name))
  return { done, missing, refusal: refusalOf(done, Object.keys(steps)) }
}

/** The first step is the schema of the last release. What such a database recorded before it is part of it. */
function refusalOf(done: readonly string[], [first = '', ...others]: readonly string[]): string | undefined {
  const newer = done.findLast((name) => name > first && !others.includes(name))
  if (newer)
    return `The database is of a newer version of the site (step ${newer}). Start that version, or restore a backup made before it`
  if (done.length && !done.includes(first))
    return `The database is from before the last release (it ends with step ${done.at(-1)}). Install that release and start it first, then this version`
}

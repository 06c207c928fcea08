import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database, Engine } from './connect.ts'
import { migrations } from './migrations.ts'

/** A schema migration. It runs in one transaction with the record that it ran, on both engines. */
export type SchemaStep = { up(db: Kysely<unknown>, engine: Engine): Promise<void> }

/** Runs the missing migrations. @returns their names @throws with the name of the one that failed, which is rolled back */
export async function migrate(
  database: Database,
  steps: Readonly<Record<string, SchemaStep>> = migrations,
): Promise<string[]> {
  const migrator = new Migrator({
    db: database.db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(steps).map(([name, step]): [string, Migration] => [
            name,
            { up: (db: Kysely<unknown>) => step.up(db, database.engine) },
          ]),
        ),
    },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ''}`, {
      cause: error,
    })
  }
  return results.map((result) => result.migrationName)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** An empty database per engine with the current schema; copying it is faster than migrating a new one for each test. */
    emptyDatabases: { sqlite: string; postgres: string }
  }
}

/** One Postgres for the whole run; the tests discard its databases, so it does not need to sync to disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false })
  const folder = await mkdtemp(path.join(tmpdir(), 'garage-empty-'))
  const empty = new URL(postgres.url)
  empty.pathname = '/empty'
  const server = connect(postgres.url)
  await sql`create database empty`.execute(server.db)
  await server.close()
  const emptyDatabases = { sqlite: `file:${path.join(folder, 'garage.db')}`, postgres: empty.href }
  for (const url of Object.values(emptyDatabases)) {
    const database = connect(url)
    await migrate(database)
    await database.close()
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('emptyDatabases', emptyDatabases)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

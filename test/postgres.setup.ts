import type { TestProject } from 'vitest/node'
import { startPostgres } from '../scripts/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One Postgres for the whole run; tests throw its databases away, so it need not sync. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false })
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}

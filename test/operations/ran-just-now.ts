import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Notes a run of the retention rules, as a site in service has one: without it the next run asks first. */
export async function ranJustNow(db: Kysely<Tables>, at = new Date().toISOString()): Promise<void> {
  await db
    .insertInto('retention_run')
    .values({ id: 1, at, requests: 0, consents: 0, spam: 0, incidents: 0 })
    .execute()
}

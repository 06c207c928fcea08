import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Days after which a repeated act is no longer recognised. */
const KNOWN_DAYS = 90
const DAY = 86_400_000

/** Identifies an act of a user or, by its id, of the followed request: the same on every retry. */
export type ActKey = { id: string; by: string; reference: string }

/**
 * Runs `work` once per key, however often the act is sent, also concurrently: a repeat gives `done`. If `work` ends in
 * anything but `done`, such as a conflict, the act may be sent again.
 * @returns the outcome, and the request's version after it
 */
export function doOnce<Outcome extends { kind: string }>(
  db: Kysely<Tables>,
  { id, by, reference }: ActKey,
  work: (trx: Kysely<Tables>) => Promise<Outcome>,
): Promise<{ outcome: Outcome | { kind: 'done' }; version: number }> {
  const isSame = (row: ExpressionBuilder<Tables, 'acts_made'>) => row.and({ made_by: by, id })
  return db.transaction().execute(async (trx) => {
    // A concurrent repeat waits here until the first transaction ends, then finds its row.
    const { numInsertedOrUpdatedRows: claimed } = await trx
      .insertInto('acts_made')
      .values({ made_by: by, id, at: new Date().toISOString(), version: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!claimed) {
      const before = trx.selectFrom('acts_made').select('version').where(isSame)
      return { outcome: { kind: 'done' }, version: (await before.executeTakeFirstOrThrow()).version }
    }
    const outcome = await work(trx)
    const version = await versionOf(trx, reference)
    if (outcome.kind === 'done') await trx.updateTable('acts_made').set({ version }).where(isSame).execute()
    else await trx.deleteFrom('acts_made').where(isSame).execute()
    return { outcome, version }
  })
}

/** The request's version after an act of this user; 0 if it was not done. */
export async function versionAfterAct(
  db: Kysely<Tables>,
  { id, by }: Omit<ActKey, 'reference'>,
): Promise<number> {
  const done = db.selectFrom('acts_made').select('version').where('made_by', '=', by).where('id', '=', id)
  return (await done.executeTakeFirst())?.version ?? 0
}

async function versionOf(db: Kysely<Tables>, reference: string): Promise<number> {
  const request = await db
    .selectFrom('contact_submissions')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return request?.version ?? 0
}

export async function forgetActsDone(db: Kysely<Tables>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY).toISOString()
  await db.deleteFrom('acts_made').where('at', '<', since).execute()
}

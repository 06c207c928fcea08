import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { changeRequest, type Staff, type WantedChange } from './changes.server.ts'

/** What is needed to undo the change of one request: its new version and its old value. */
export type TakenBack = { reference: string; version: number; value: string | null }

/** The outcome of a bulk change; conflicts and refusals are listed by the customer's name. */
export type ManyChanged = { done: TakenBack[]; conflicts: string[]; refused: string[] }

/** Changes many requests in one transaction, each with a history entry; conflicts and refusals change nothing and are reported. */
export function changeMany(db: Kysely<Tables>, wanted: WantedChange[], by: Staff): Promise<ManyChanged> {
  // Always in the same order, so that two bulk changes of the same requests cannot deadlock.
  const inOrder = wanted.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  return db.transaction().execute(async (trx) => {
    const changed: ManyChanged = { done: [], conflicts: [], refused: [] }
    for (const one of inOrder) {
      const { reference } = one
      const { kind, before } = await changeRequest(trx, { ...one, by })
      if (before) changed.done.push({ reference, ...before })
      if (kind === 'conflict') changed.conflicts.push(await nameOf(trx, reference))
      if (kind === 'refused') changed.refused.push(await nameOf(trx, reference))
    }
    return changed
  })
}

async function nameOf(db: Kysely<Tables>, reference: string): Promise<string> {
  const row = await db
    .selectFrom('contact_submissions')
    .select('name')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return row.name
}

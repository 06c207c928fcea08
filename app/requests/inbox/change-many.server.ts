import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { changeWithin, type Staff, type WantedChange } from './changes.server.ts'

/** One request of many that was changed: what takes it back. */
export type TakenBack = { reference: string; version: number; value: string | null }

/** What came of changing many: the others are named by whose they are. */
export type ManyChanged = { done: TakenBack[]; conflicts: string[]; refused: string[] }

/** Changes many requests in one transaction, each with its line in the history; what cannot be changed stays and is reported. */
export function changeMany(db: Kysely<Tables>, wanted: WantedChange[], by: Staff): Promise<ManyChanged> {
  // In one order, so that of two people who change the same requests at once, one waits for the other.
  const inOrder = wanted.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  return db.transaction().execute(async (trx) => {
    const changed: ManyChanged = { done: [], conflicts: [], refused: [] }
    for (const one of inOrder) {
      const { reference } = one
      const { kind, before } = await changeWithin(trx, one, by)
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

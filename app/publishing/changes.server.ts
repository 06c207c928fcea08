import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { ChangeSet, Entry } from './fold.ts'
import { same } from './same.ts'

/** A saved change that is not published yet. `isUndone`: it was, and an undo made it a draft again. */
export type Draft = Entry & { by: string; savedAt: string; isUndone?: boolean }

/** The change sets with an id above `after`, by id; 0 gives all. */
export async function setsAfter(db: Kysely<Tables>, after: number): Promise<ChangeSet[]> {
  const rows = await db
    .selectFrom('content_changes')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .execute()
  return rows.map(({ id, created_at, by_name, effective_at, entries, undoes }) => ({
    id,
    createdAt: created_at,
    by: by_name,
    effectiveAt: effective_at,
    entries: JSON.parse(entries) as Entry[],
    undoes,
  }))
}

export const allSets = (db: Kysely<Tables>): Promise<ChangeSet[]> => setsAfter(db, 0)

/** The id of the newest set; 0 if there is none. */
export async function newestSet(db: Kysely<Tables>): Promise<number> {
  const { newest } = await db
    .selectFrom('content_changes')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

export async function allDrafts(db: Kysely<Tables>): Promise<Draft[]> {
  const rows = await db.selectFrom('content_drafts').selectAll().orderBy('saved_at').execute()
  return rows.map(({ path, was, now, saved_by, saved_at, is_undone }) => ({
    path,
    was: JSON.parse(was),
    now: JSON.parse(now),
    by: saved_by,
    savedAt: saved_at,
    isUndone: is_undone === 1,
  }))
}

/**
 * Saves a draft; deletes it if it changes nothing.
 * @param seen `savedAt` of the draft the person was looking at, empty if there was none
 * @returns `conflict` if someone saved another draft in the meantime; nothing was written
 */
export async function saveDraft(
  db: Kysely<Tables>,
  { path, was, now, by }: Entry & { by: string },
  seen: string,
): Promise<'done' | 'conflict'> {
  if (same(was, now)) return dropDraft(db, path, seen)
  const row = { ...inJson({ was, now }), saved_by: by, saved_at: laterThan(seen), is_undone: 0 as const }
  const written = seen
    ? await db
        .updateTable('content_drafts')
        .set(row)
        .where('path', '=', path)
        .where('saved_at', '=', seen)
        .returning('path')
        .executeTakeFirst()
    : await db
        .insertInto('content_drafts')
        .values({ path, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .returning('path')
        .executeTakeFirst()
  return written ? 'done' : 'conflict'
}

/**
 * Saves several drafts in one transaction. The `savedAt` of each is that of the draft the person was looking at ('' for none).
 * @returns `conflict` if somebody else has saved one of the paths since; nothing is written then
 */
export async function saveDrafts(db: Kysely<Tables>, drafts: readonly Draft[]): Promise<'done' | 'conflict'> {
  const trx = await db.startTransaction().execute()
  try {
    for (const draft of inOneOrder(drafts))
      if ((await saveDraft(trx, draft, draft.savedAt)) === 'conflict') return 'conflict'
    await trx.commit().execute()
    return 'done'
  } finally {
    if (!trx.isCommitted) await trx.rollback().execute()
  }
}

/** A fixed order of locks, so that two transactions that write the same paths cannot deadlock. */
const inOneOrder = <Some extends { path: string }>(drafts: readonly Some[]) =>
  drafts.toSorted((one, other) => (one.path < other.path ? -1 : 1))

const inJson = ({ was, now }: Pick<Entry, 'was' | 'now'>) => ({
  was: JSON.stringify(was),
  now: JSON.stringify(now),
})

/** The current time, but always later than `seen`, so that two saves within a millisecond differ. */
function laterThan(seen: string): string {
  const now = new Date().toISOString()
  return now > seen ? now : new Date(Date.parse(seen) + 1).toISOString()
}

export async function dropDraft(
  db: Kysely<Tables>,
  path: string,
  seen: string,
): Promise<'done' | 'conflict'> {
  const { numDeletedRows } = await db
    .deleteFrom('content_drafts')
    .where('path', '=', path)
    .where('saved_at', '=', seen)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n || !seen ? 'done' : 'conflict'
}

type NewSet = Omit<ChangeSet, 'id'>

/**
 * What a set leaves of drafts. `drafts`: those it publishes, which go; one that was saved again in the meantime stays. `undone`:
 * what becomes a draft again, where its path has none.
 */
export type Left = { drafts?: readonly Draft[]; undone?: readonly Entry[] }

/**
 * Adds a set, and deletes and adds its drafts, in one transaction.
 * @param after id of the newest set known when the new one was checked
 * @returns undefined if another set was added in the meantime; nothing was written
 */
export function addSet(
  { db, engine }: Database,
  set: NewSet,
  { after, drafts = [], undone = [] }: Left & { after: number },
): Promise<ChangeSet | undefined> {
  return db.transaction().execute(async (trx) => {
    // The lock makes sets visible in the order of their ids, so that whoever reads the newest has not missed an earlier one.
    if (engine === 'postgres') await sql`lock table content_changes in exclusive mode`.execute(trx)
    if ((await newestSet(trx)) !== after) return undefined
    const { id } = await trx
      .insertInto('content_changes')
      .values({
        created_at: set.createdAt,
        by_name: set.by,
        effective_at: set.effectiveAt,
        entries: JSON.stringify(set.entries),
        undoes: set.undoes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { path, savedAt } of inOneOrder(drafts)) await dropDraft(trx, path, savedAt)
    for (const { path, ...values } of inOneOrder(undone))
      await trx
        .insertInto('content_drafts')
        .values({ path, ...inJson(values), saved_by: set.by, saved_at: set.createdAt, is_undone: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return { ...set, id }
  })
}

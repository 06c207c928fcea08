import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { ChangeSet, Entry } from './fold.ts'
import { same } from './same.ts'

/** A saved change that is not published yet. */
export type Draft = Entry & { by: string; savedAt: string }

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

export const allDrafts = (db: Kysely<Tables>): Promise<Draft[]> => draftsIn(db, 'content_drafts')

/** What undone publications said: no publication takes it. */
export const allAside = (db: Kysely<Tables>): Promise<Draft[]> => draftsIn(db, 'content_aside')

async function draftsIn(db: Kysely<Tables>, table: 'content_drafts' | 'content_aside'): Promise<Draft[]> {
  const rows = await db.selectFrom(table).selectAll().orderBy('saved_at').execute()
  return rows.map(({ path, was, now, saved_by, saved_at }) => ({
    path,
    was: JSON.parse(was),
    now: JSON.parse(now),
    by: saved_by,
    savedAt: saved_at,
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
  const row = { was: JSON.stringify(was), now: JSON.stringify(now), saved_by: by, saved_at: laterThan(seen) }
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
const inOneOrder = (drafts: readonly Draft[]) =>
  drafts.toSorted((one, other) => (one.path < other.path ? -1 : 1))

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

/**
 * Makes what was set aside a draft again.
 * @returns `conflict` if its path has a draft; it stays aside then
 */
export function takeUp(db: Kysely<Tables>, aside: Draft): Promise<'done' | 'conflict'> {
  return db.transaction().execute(async (trx) => {
    const saved = await saveDraft(trx, aside, '')
    if (saved === 'done') await dropAside(trx, aside)
    return saved
  })
}

export async function dropAside(db: Kysely<Tables>, { path, savedAt }: Draft): Promise<void> {
  await db.deleteFrom('content_aside').where('path', '=', path).where('saved_at', '=', savedAt).execute()
}

type NewSet = Omit<ChangeSet, 'id'>

/**
 * Adds a set and deletes its drafts, in one transaction.
 * @param after id of the newest set known when the new one was checked
 * @param drafts those it publishes; one that was saved again in the meantime stays
 * @param aside what to set aside
 * @returns undefined if another set was added in the meantime; nothing was written
 */
export function addSet(
  { db, engine }: Database,
  set: NewSet,
  { after, drafts = [], aside = [] }: { after: number; drafts?: readonly Draft[]; aside?: readonly Draft[] },
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
    for (const { path, was, now, by, savedAt } of aside)
      await trx
        .insertInto('content_aside')
        .values({ path, was: JSON.stringify(was), now: JSON.stringify(now), saved_by: by, saved_at: savedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return { ...set, id }
  })
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction, Updateable } from 'kysely'
import { announce } from '#app/jobs/announce.server.ts'
import type { LinkKey } from '#app/requests/follow/links.server.ts'
import type { Database } from '#database/connect.ts'
import type { RequestChange, RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { Author, RequestRow } from './story.server.ts'

/** What acts use of a running site. */
export type Desk = {
  database: Pick<Database, 'db'>
  env: Env
  secret: string
  /** Mails, which leave after the commit. */
  jobs: { wake(): void }
}

/** An act at work: its request, locked and as it is by now, who acts, and when. */
export type Doing = {
  trx: Transaction<Tables>
  request: RequestRow
  by: Author
  now: Date
  env: Env
  key: LinkKey
}

/** What an act does to its request. It gives the reason if it is refused, and has then written nothing. */
export type Act<Why = never> = (doing: Doing) => Promise<Why | undefined>

/** `id`: the same however often an act is sent, so that it is done once. */
type Made = { reference: string; by: Author; now?: Date; id?: string | undefined }

/** `why`: the reason if nothing was done. `before`: the request as it was; `version`: its version after. */
export type Acted<Why> = { why?: Why | 'gone' | undefined; before?: RequestRow; version: number }

/**
 * Takes an act of staff or of the customer, the only way to change a request: in one transaction, with the request locked, so that
 * of two acts that cross the second finds what the first has left. One that was refused may be sent again.
 */
export async function act<Why>(
  { database: { db }, env, secret, jobs }: Desk,
  { reference, by, now = new Date(), id }: Made,
  does: Act<Why>,
): Promise<Acted<Why>> {
  const acted = await db.transaction().execute(async (trx): Promise<Acted<Why>> => {
    const before = await lockRequest(trx, reference)
    if (!before) return { why: 'gone', version: 0 }
    const key = { made_by: by.id ?? before.id, id: id ?? '' }
    const known = id && (await versionAfter(trx, key))
    if (known) return { version: known }
    const doing: Doing = { trx, request: before, by, now, env, key: { secret, siteUrl: env.siteUrl } }
    const why = await does(doing)
    const { version } = doing.request
    if (id && !why)
      await trx
        .insertInto('acts_made')
        .values({ ...key, at: now.toISOString(), version })
        .execute()
    return { why, before, version }
  })
  if (!acted.why) jobs.wake()
  return acted
}

/** The request's version after an act that was done; undefined if it was not. */
export async function versionAfter(
  db: Kysely<Tables>,
  key: { made_by: string; id: string },
): Promise<number | undefined> {
  const done = db
    .selectFrom('acts_made')
    .select('version')
    .where((row) => row.and(key))
  return (await done.executeTakeFirst())?.version
}

/** Days after which a repeated act is no longer recognised. */
const KNOWN_DAYS = 90
const DAY = 86_400_000

export async function forgetActsDone(db: Kysely<Tables>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY).toISOString()
  await db.deleteFrom('acts_made').where('at', '<', since).execute()
}

/** Locks the request's row until the transaction ends: writing a column to itself does so on both database engines. */
function lockRequest(trx: Kysely<Tables>, reference: string): Promise<RequestRow | undefined> {
  return trx
    .updateTable('contact_submissions')
    .set((row) => ({ version: row.ref('version') }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()
}

type Happened = {
  field: RequestChange['field']
  from?: string | null
  to: string | null
  replaced?: string | null
}

/** Writes what an act changes, and what happened by it in the history: each as the next version of the request. */
export async function writeDown(
  doing: Doing,
  all: readonly Happened[],
  set: Updateable<RequestTable> = {},
): Promise<undefined> {
  const { trx, request, by, now } = doing
  const { id, version } = request
  for (const [at, { field, from = null, to, replaced = null }] of all.entries())
    await trx
      .insertInto('request_history')
      .values({
        id: randomUUID(),
        request_id: id,
        version: version + at + 1,
        at: now.toISOString(),
        by_user: by.id,
        by_name: by.email,
        field,
        from_value: from,
        to_value: to,
        replaced,
      })
      .execute()
  doing.request = await trx
    .updateTable('contact_submissions')
    .set({ ...set, version: version + all.length })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'changed', id)
}

/** Keeps what was noted of a request, or said to its customer. */
export async function keepText(
  { trx, request, by, now }: Doing,
  table: 'request_notes' | 'request_messages',
  text: string,
): Promise<undefined> {
  const row = { id: randomUUID(), request_id: request.id, at: now.toISOString(), text }
  await trx
    .insertInto(table)
    .values({ ...row, by_user: by.id, by_name: by.email })
    .execute()
  await announce(trx, 'changed', request.id)
}

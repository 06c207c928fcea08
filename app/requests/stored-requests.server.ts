import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { announce } from '#app/jobs/announce.server.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import { nameOrder, type Searched, searchWords } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'
import { keepConsent } from './consents.server.ts'
import type { RequestKeys } from './idempotency.server.ts'
import { type CheckedRequest, forEachField } from './request.ts'

/** A request stored under an idempotency key. */
export type RequestUnderKey = Pick<
  Selectable<RequestTable>,
  'id' | 'reference' | 'created_at' | 'status' | 'version' | 'content_hash'
>

export function requestUnder(
  db: Kysely<Tables>,
  { own, contentHash = '', since = '' }: Partial<RequestKeys> & Pick<RequestKeys, 'own'>,
): Promise<RequestUnderKey | undefined> {
  return db
    .selectFrom('contact_submissions')
    .select(['id', 'reference', 'created_at', 'status', 'version', 'content_hash'])
    .where((row) =>
      row.or([
        row('idempotency_key', '=', own),
        row('content_hash', '=', contentHash).and('created_at', '>', since),
      ]),
    )
    .orderBy((row) => row('idempotency_key', '=', own), 'desc')
    .executeTakeFirst()
}

/** Whether it was held as spam when it came in, and staff have not changed it since. */
export function isHeldAsSpam({ status, version }: RequestUnderKey): boolean {
  return status === 'spam' && version === 1
}

/** The columns of what was asked; an estimate and consents have more to them. */
export function askedColumns(request: CheckedRequest) {
  const { reminders: _, estimate: __, ...same } = request
  return {
    ...same,
    name_order: nameOrder(same.name),
    ...forEachField('day', (name) => request[name] || null),
    ...forEachField('box', (name): 0 | 1 => (request[name] ? 1 : 0)),
  }
}

const isUnanswered = ({ status, first_answered_at }: Insertable<RequestTable>) =>
  ['new', 'spam', undefined].includes(status) && !first_answered_at

/**
 * Stores a request, in the caller's transaction. Who is not answered yet waits from the moment it came.
 * @returns false if its key or its reference is taken; nothing is stored then.
 */
export async function insertRequest(
  trx: Transaction<Tables>,
  request: Insertable<RequestTable>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('contact_submissions')
    .values({ waiting_since: isUnanswered(request) ? request.created_at : null, ...request })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await indexRequest(trx, request)
  await keepConsent(trx, request)
  if (request.status !== 'spam') await announce(trx, 'new', request.id)
  return true
}

/** Makes a request findable by its words as they are now. */
export async function indexRequest(trx: Kysely<Tables>, request: Searched & { id: string }): Promise<void> {
  await trx.deleteFrom('request_words').where('request_id', '=', request.id).execute()
  const words = searchWords(request).map((word) => ({ word, request_id: request.id }))
  for (let from = 0; from < words.length; from += WORDS_AT_ONCE)
    await trx
      .insertInto('request_words')
      .values(words.slice(from, from + WORDS_AT_ONCE))
      .execute()
}

const WORDS_AT_ONCE = 500

/**
 * Moves a request from spam to the inbox as if it came in now.
 * @returns false if it is no longer held; nothing is written then.
 */
export async function releaseFromSpam(trx: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const released = await trx
    .updateTable('contact_submissions')
    .set({
      status: 'new',
      spam_reason: null,
      spam_since: null,
      created_at: at,
      waiting_since: at,
    })
    .where('id', '=', id)
    .where('status', '=', 'spam')
    .where('version', '=', 1)
    .returning('id')
    .executeTakeFirst()
  if (!released) return false
  await announce(trx, 'new', id)
  return true
}

import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Lang } from '#app/content/language.ts'
import { announce } from '#app/jobs/announce.server.ts'
import { followPath } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'
import { withinTransaction } from '#database/within-transaction.ts'

/** What an address of a followed request is made from. */
export type LinkKey = { secret: string; siteUrl: string }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN_LENGTH = 26

/**
 * The token of a request's address: 130 bits that nobody can guess without the secret. The database holds its hash alone, so that
 * a copy of it opens no page, and the same address can be written again on a work order.
 */
function tokenOf(secret: string, requestId: string, turn: number): string {
  const bytes = createHmac('sha256', secret).update(`follow ${requestId} ${turn}`).digest()
  return [...bytes.subarray(0, TOKEN_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The address in the mail that confirms a request: its first one. */
export const firstAddress = ({ secret, siteUrl }: LinkKey, requestId: string, lang: Lang) =>
  siteUrl + followPath(tokenOf(secret, requestId, 1), lang)

/** Opens a new address of a request; the first one is that of `firstAddress`. Addresses before it stay as they are. */
export async function openLink(db: Kysely<Tables>, secret: string, requestId: string): Promise<void> {
  const last = await lastLink(db, requestId)
  const turn = (last?.turn ?? 0) + 1
  await db
    .insertInto('request_links')
    .values({
      token_hash: hashOf(tokenOf(secret, requestId, turn)),
      request_id: requestId,
      turn,
      made_at: new Date().toISOString(),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Closes every address of a request, and opens a new one: for one that reached somebody it was not for, or a request without one.
 * @returns false if there is no such request.
 */
export function renewPage(db: Kysely<Tables>, secret: string, reference: string): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const request = await trx
      .selectFrom('contact_submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (!request) return false
    await trx
      .updateTable('request_links')
      .set({ revoked_at: new Date().toISOString() })
      .where('request_id', '=', request.id)
      .where('revoked_at', 'is', null)
      .execute()
    await openLink(trx, secret, request.id)
    await announce(trx, 'changed', request.id)
    return true
  })
}

/** The token of a request's newest address; undefined where there is none, or the secret has changed since. */
async function openToken(db: Kysely<Tables>, secret: string, requestId: string): Promise<string | undefined> {
  const last = await lastLink(db, requestId)
  if (!last || last.revoked_at) return undefined
  const token = tokenOf(secret, requestId, last.turn)
  return hashOf(token) === last.token_hash ? token : undefined
}

/** The whole address of a request's page in its language; undefined without an open one. */
export async function addressOf(
  db: Kysely<Tables>,
  { secret, siteUrl }: LinkKey,
  { id, lang }: { id: string; lang: Lang },
): Promise<string | undefined> {
  const path = await pageOf(db, secret, { id, lang })
  return path && siteUrl + path
}

/** The same, opened where there is none: of a request that is older than these pages, or than the site's secret. */
export async function openedAddress(
  db: Kysely<Tables>,
  key: LinkKey,
  request: { id: string; lang: Lang },
): Promise<string | undefined> {
  const page = await addressOf(db, key, request)
  if (page) return page
  await openLink(db, key.secret, request.id)
  return addressOf(db, key, request)
}

/** The address without the site's origin. */
export async function pageOf(
  db: Kysely<Tables>,
  secret: string,
  { id, lang }: { id: string; lang: Lang },
): Promise<string | undefined> {
  const token = await openToken(db, secret, id)
  return token && followPath(token, lang)
}

function lastLink(db: Kysely<Tables>, requestId: string) {
  return db
    .selectFrom('request_links')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The request behind a token: `gone` if its address was closed or the request erased, undefined if there never was one. */
export async function requestBehind(db: Kysely<Tables>, token: string): Promise<string | 'gone' | undefined> {
  const link = await db
    .selectFrom('request_links')
    .select(['request_id', 'revoked_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!link) return undefined
  return link.revoked_at === null && link.request_id !== null ? link.request_id : 'gone'
}

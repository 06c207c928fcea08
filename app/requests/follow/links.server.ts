import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Lang } from '#app/content/language.ts'
import { followFolders, followPath } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'

/** What an address of a followed request is made from. */
export type LinkKey = { secret: string; siteUrl: string }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN_LENGTH = 26

/**
 * The token of a request's address: 130 bits that nobody can guess without the secret. The database holds its hash alone, so that
 * a copy of it opens no page (mails that wait hold a placeholder), and the same address can be written again on a work order.
 */
function tokenOf(secret: string, requestId: string, turn: number): string {
  const bytes = createHmac('sha256', secret).update(`follow ${requestId} ${turn}`).digest()
  return [...bytes.subarray(0, TOKEN_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Stands for a token in stored mails, so that a copy of the database opens no page while they wait. */
const placeholder = (turn: number) => `~${turn}~`
const placeholders = new RegExp(`((?:${Object.values(followFolders).join('|')})/)~(\\d{1,6})~`, 'g')

/** A mail as it leaves, with the tokens of its request. */
export function withTokens<Kept extends { request_id: string | null; html: string; text: string }>(
  secret: string,
  mail: Kept,
): Kept {
  const { request_id: id } = mail
  if (!id) return mail
  const filled = (part: string) =>
    part.replace(placeholders, (_, folder, turn) => folder + tokenOf(secret, id, Number(turn)))
  return { ...mail, html: filled(mail.html), text: filled(mail.text) }
}

type Followed = { id: string; lang: Lang }

/** Opens another address of a request's page; those before it stay as they are. @returns it, for a mail */
export async function openLink(
  db: Kysely<Tables>,
  { secret, siteUrl }: LinkKey,
  { id, lang }: Followed,
): Promise<string> {
  const turn = ((await lastLink(db, id))?.turn ?? 0) + 1
  const token = tokenOf(secret, id, turn)
  await db
    .insertInto('request_links')
    .values({
      token_hash: hashOf(token),
      request_id: id,
      turn,
      made_at: new Date().toISOString(),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return siteUrl + followPath(placeholder(turn), lang)
}

/** The token of a request's newest address; undefined where there is none, or the secret has changed since. */
async function openToken(db: Kysely<Tables>, secret: string, requestId: string) {
  const last = await lastLink(db, requestId)
  if (!last || last.revoked_at) return undefined
  const token = tokenOf(secret, requestId, last.turn)
  return hashOf(token) === last.token_hash ? { token, turn: last.turn } : undefined
}

/** The newest address of a request's page; undefined without an open one. */
export async function addressOf(
  db: Kysely<Tables>,
  { secret, siteUrl }: LinkKey,
  { id, lang }: Followed,
): Promise<string | undefined> {
  const open = await openToken(db, secret, id)
  return open && siteUrl + followPath(open.token, lang)
}

/**
 * The same for a mail, which is stored without the token; opened where there is none: of a request that is older than these pages,
 * or than the site's secret.
 */
export async function mailedAddress(
  db: Kysely<Tables>,
  key: LinkKey,
  { id, lang }: Followed,
): Promise<string> {
  const open = await openToken(db, key.secret, id)
  return open ? key.siteUrl + followPath(placeholder(open.turn), lang) : openLink(db, key, { id, lang })
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

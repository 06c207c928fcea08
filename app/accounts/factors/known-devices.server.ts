import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { cookieIn, cookieName } from '#app/accounts/cookies/cookie.server.ts'
import type { Tables } from '#database/tables.ts'

const NAME = 'garage-device'
/** 400 days, the longest that browsers keep a cookie. */
const SECONDS = 400 * 24 * 60 * 60
/** How many people one browser is known for, the most recent first. */
const PEOPLE = 5

/**
 * Browsers that signed in to an account before. Each keeps a proof in a cookie: a keyed hash of the account and its current
 * password hash, so that nothing is stored here and a new password makes every other device unknown. The proof grants no
 * access; it only moves this browser's attempts to a budget apart from strangers'.
 */
export function createKnownDevices(db: Kysely<Tables>, secret: string, secure: boolean) {
  const proofOf = (userId: string, password: string | null) =>
    createHmac('sha256', secret)
      .update(`device\n${userId}\n${password ?? ''}`)
      .digest('base64url')

  const proofsIn = (headers: Headers | undefined) =>
    cookieIn(headers && { headers }, NAME, secure)?.split('.') ?? []

  function accounts() {
    return db
      .selectFrom('user')
      .leftJoin('account', (join) =>
        join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
      )
      .select(['user.id', 'account.password'])
  }

  return {
    /** Whether this browser signed in to the account before, with its current password. */
    async knows(headers: Headers | undefined, email: string): Promise<boolean> {
      const proofs = proofsIn(headers)
      if (!proofs.length) return false
      const account = await accounts().where('user.email', '=', email.toLowerCase()).executeTakeFirst()
      return (
        account !== undefined && proofs.some((proof) => isSame(proof, proofOf(account.id, account.password)))
      )
    },

    /** The cookie for a browser whose user has just proved to own the account. */
    async cookieFor(headers: Headers | undefined, userId: string) {
      const account = await accounts().where('user.id', '=', userId).executeTakeFirstOrThrow()
      const proof = proofOf(account.id, account.password)
      const others = proofsIn(headers).filter((other) => other !== proof)
      return {
        name: cookieName(NAME, secure),
        value: [proof, ...others].slice(0, PEOPLE).join('.'),
        attributes: { path: '/', maxAge: SECONDS, httpOnly: true, sameSite: 'lax', secure },
      } as const
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** At most `times` within `seconds`, counted from the first. */
export type Limit = { times: number; seconds: number }

export const limits = {
  signInFromAddress: { times: 30, seconds: 5 * 60 },
  signInToAccount: { times: 10, seconds: 15 * 60 },
  codeToAccount: { times: 10, seconds: 15 * 60 },
  secondFactorOfAccount: { times: 10, seconds: 15 * 60 },
  /** Asked once more of someone signed in. */
  passwordOfAccount: { times: 10, seconds: 15 * 60 },
  signUpFromAddress: { times: 10, seconds: 60 * 60 },
  /** However many addresses they come from: each makes an account, and sends a mail to whomever was named. */
  signUpOfEveryone: { times: 200, seconds: 60 * 60 },
  recoveryFromAddress: { times: 10, seconds: 60 * 60 },
  /** Mails one person can be made to receive. */
  mailToAccount: { times: 5, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Counts who tries what how often, in the database: one count for all processes, kept over restarts. */
export function createAttempts(db: Kysely<Tables>, secret: string) {
  // Neither an address nor an e-mail is stored: only what their keyed hash is.
  const nameOf = (limit: LimitName, who: string) =>
    createHmac('sha256', secret).update(`${limit}\n${who.toLowerCase()}`).digest('base64url')

  return {
    /** Notes one more try. @returns the seconds to wait, or undefined where it is allowed. */
    async take(limit: LimitName, who: string, now = Date.now()): Promise<number | undefined> {
      const { times, seconds } = limits[limit]
      const ends = now + seconds * 1000
      const row = await db
        .insertInto('auth_attempts')
        .values({ name: nameOf(limit, who), count: 1, window_ends: ends })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            count: sql`case when auth_attempts.window_ends <= ${now} then 1 else auth_attempts.count + 1 end`,
            window_ends: sql`case when auth_attempts.window_ends <= ${now} then ${ends} else auth_attempts.window_ends end`,
          }),
        )
        .returning(['count', 'window_ends'])
        .executeTakeFirstOrThrow()
      if (row.count === 1) await db.deleteFrom('auth_attempts').where('window_ends', '<=', now).execute()
      return row.count <= times ? undefined : Math.ceil((row.window_ends - now) / 1000)
    },

    /** Forgets the tries: whoever proved to own the account starts anew. */
    async forget(limit: LimitName, who: string): Promise<void> {
      await db.deleteFrom('auth_attempts').where('name', '=', nameOf(limit, who)).execute()
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

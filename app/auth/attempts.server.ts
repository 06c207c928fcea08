import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** At most `times` within `seconds`, counted from the first. */
export type Limit = { times: number; seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * What strangers may ask of one account (`account-limits.server.ts`): from one network, from all together, and beside them
 * what devices that signed in to it before may ask. No network alone uses up what all have.
 */
const accountLimits = {
  /** Passwords tried. */
  signInFromNetwork: { times: 5, seconds: HOUR },
  signInOfStrangers: { times: 30, seconds: HOUR },
  signInFromDevices: { times: 10, seconds: HOUR },
  /** Mailed codes tried. */
  codeFromNetwork: { times: 5, seconds: HOUR },
  codeOfStrangers: { times: 20, seconds: HOUR },
  codeFromDevices: { times: 5, seconds: HOUR },
  /** Mails with a code. */
  codeMailFromNetwork: { times: 2, seconds: HOUR },
  codeMailOfStrangers: { times: 8, seconds: HOUR },
  codeMailFromDevices: { times: 3, seconds: HOUR },
  /** Mails with a link to a new password. The link is good for an hour: where these are used up, one has just come. */
  recoveryMailFromNetwork: { times: 2, seconds: 30 * MINUTE },
  recoveryMailOfStrangers: { times: 3, seconds: 30 * MINUTE },
  recoveryMailFromDevices: { times: 2, seconds: 30 * MINUTE },
} as const satisfies Record<string, Limit>

export const limits = {
  ...accountLimits,
  signInFromAddress: { times: 30, seconds: 5 * MINUTE },
  secondFactorOfAccount: { times: 10, seconds: 15 * MINUTE },
  /** Asked once more of someone signed in. */
  passwordOfAccount: { times: 10, seconds: 15 * MINUTE },
  signUpFromAddress: { times: 10, seconds: HOUR },
  /** However many addresses they come from: each makes an account, and sends a mail to whomever was named. */
  signUpOfEveryone: { times: 200, seconds: HOUR },
  /** Mails to whomever was named at a sign-up. A budget for each purpose: none uses up what another one needs. */
  signUpToAccount: { times: 3, seconds: HOUR },
  recoveryFromAddress: { times: 10, seconds: HOUR },
  resetFromAddress: { times: 10, seconds: HOUR },
  /** Asked by whoever knows the password, or by staff. */
  confirmationToAccount: { times: 5, seconds: HOUR },
  invitationToAccount: { times: 5, seconds: HOUR },
  emailChangeToAccount: { times: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Counts who tries what how often, in the database: one count for all processes, kept over restarts. */
export function createAttempts(db: Kysely<Tables>, secret: string) {
  // Neither an address nor an e-mail is stored: only what their keyed hash is.
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  function nameOf(limit: LimitName, who: string, network: string): string {
    const name = keyed(`${limit}\n${who.toLowerCase()}`)
    return network ? `${name}.${keyed(`${name}\n${network}`)}` : name
  }

  return {
    /**
     * Notes one more try, of one network where that is given. @returns the seconds to wait, or undefined where it is allowed.
     */
    async take(limit: LimitName, who: string, network = '', now = Date.now()): Promise<number | undefined> {
      const { times, seconds } = limits[limit]
      const ends = now + seconds * 1000
      const row = await db
        .insertInto('auth_attempts')
        .values({ name: nameOf(limit, who, network), count: 1, window_ends: ends })
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

    /** Forgets the tries, those of one network or of all: whoever proved to own the account starts anew. */
    async forget(limit: LimitName, who: string, network = ''): Promise<void> {
      const name = nameOf(limit, who, network)
      await db
        .deleteFrom('auth_attempts')
        .where(({ or, eb }) =>
          or([
            eb('name', '=', name),
            sql<boolean>`substr(name, 1, cast(${name.length + 1} as integer)) = ${`${name}.`}`,
          ]),
        )
        .execute()
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

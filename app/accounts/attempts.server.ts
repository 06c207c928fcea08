import { normalizeIP } from '@better-auth/core/utils/ip'
import type { Kysely } from 'kysely'
import { type Allowance, budgetName, refill, takeFrom } from '#database/budgets.ts'
import type { Tables } from '#database/tables.ts'

/** The header in which the server passes the client address on; a value sent by the client is dropped. */
export const CALLER_HEADER = 'x-caller-address'

/** The client's network: an IPv4 address, or an IPv6 /48, which a provider may give to one customer. */
export function callerNetwork(headers: Headers | undefined): string {
  return normalizeIP(headers?.get(CALLER_HEADER) ?? 'unknown', { ipv6Subnet: 48 })
}

/** `atOnce` at once, refilled within `minutes`. */
const within = (minutes: number, atOnce: number): Allowance => ({ atOnce, perMinute: atOnce / minutes })
const HOUR = 60

/** How often one network may, and how often all together. */
type Limit = { network?: Allowance; all?: Allowance }

/** A few networks cannot use up what all share, so they do not lock out the owner, who is elsewhere. */
const guesses = { network: within(HOUR, 5), all: within(HOUR, 25) } satisfies Limit
/** A link is valid for an hour: where these are used up, one has arrived within the last half hour. */
const mails = { network: within(HOUR, 2), all: within(HOUR, 8) } satisfies Limit
const proofs = { all: within(15, 10) } satisfies Limit

/** Some share their figures, but each has budgets of its own, so that none uses up another's. */
export const limits = {
  /** Guesses at the account with an e-mail. */
  password: guesses,
  code: guesses,
  /** Mails to an e-mail that anyone can request. */
  signUpMail: mails,
  codeMail: mails,
  resetMail: mails,
  /** Requested by someone who knows the password, or by staff: no network is counted. */
  confirmationMail: mails,
  invitationMail: mails,
  emailChangeMail: mails,
  /** Of a user whose password is known, or who is signed in. */
  secondStep: proofs,
  passwordAgain: proofs,
  /** Each sign-up creates an account and mails the address given. */
  signUp: { network: within(HOUR, 10), all: within(HOUR, 200) },
  /** Anything else that is asked without being signed in, whoever it is about. */
  call: { network: within(15, 30) },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Counts attempts in the database: one count for all processes, kept across restarts. */
export function createAttempts(db: Kysely<Tables>, secret: string) {
  const hash = (text: string) => budgetName(secret, text)
  const nameOf = (who: string, limit?: LimitName, network?: string) =>
    [hash(who.toLowerCase()), limit, network && hash(network)].filter(Boolean).join('.')

  async function takeOne(name: string, allowance: Allowance): Promise<number | undefined> {
    const [taken] = await takeFrom(db, [{ name, allowance }])
    return taken?.wait ? Math.ceil(taken.wait / 1000) : undefined
  }

  return {
    /**
     * Counts one more attempt.
     * @param who the e-mail or user id that it is about; empty if it is about nobody
     * @returns the seconds to wait, or undefined if it is allowed
     */
    async take(limit: LimitName, who: string, network = ''): Promise<number | undefined> {
      const { network: ofNetwork, all }: Limit = limits[limit]
      // The narrow budget first: an attempt refused to a network does not use up what all share.
      const wait = ofNetwork && network && (await takeOne(nameOf(who, limit, network), ofNetwork))
      return wait || (all && takeOne(nameOf(who, limit), all))
    },

    /** Resets what was counted for one network; without one for all, without a limit everything about that person. */
    forget: (who: string, limit?: LimitName, network?: string): Promise<void> =>
      refill(db, nameOf(who, limit, network)),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

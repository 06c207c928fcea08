import type { Kysely } from 'kysely'
import { type Allowance, budgetName, refill, takeFrom } from '#database/budgets.ts'
import type { Tables } from '#database/tables.ts'

/** `atOnce` at once, refilled within `minutes`. */
const within = (minutes: number, atOnce: number): Allowance => ({ atOnce, perMinute: atOnce / minutes })
const HOUR = 60

/**
 * Limits per account (`account-limits.server.ts`): for strangers from one network, for all strangers, and for devices that
 * signed in to it before. No network alone can use up what all strangers share.
 */
const ofOneAccount = {
  /** Password attempts. */
  signInFromNetwork: within(HOUR, 5),
  signInOfStrangers: within(HOUR, 30),
  signInFromDevices: within(HOUR, 10),
  /** Attempts with a mailed code. */
  codeFromNetwork: within(HOUR, 5),
  codeOfStrangers: within(HOUR, 20),
  codeFromDevices: within(HOUR, 5),
  /** Mails with a code. */
  codeMailFromNetwork: within(HOUR, 2),
  codeMailOfStrangers: within(HOUR, 8),
  codeMailFromDevices: within(HOUR, 3),
  /** Mails with a password reset link, valid for an hour: if these are used up, one has arrived recently. */
  recoveryMailFromNetwork: within(30, 2),
  recoveryMailOfStrangers: within(45, 3),
  recoveryMailFromDevices: within(30, 2),
}

export const accountAllowances = {
  ...ofOneAccount,
  signInFromAddress: within(15, 30),
  secondFactorOfAccount: within(15, 10),
  /** The password, asked again of someone signed in. */
  passwordOfAccount: within(15, 10),
  signUpFromAddress: within(HOUR, 10),
  /** For all networks together: each sign-up creates an account and mails the address given. */
  signUpOfEveryone: within(HOUR, 200),
  /** Mails to the address given at sign-up. Each purpose has its own budget, so that none uses up another's. */
  signUpToAccount: within(HOUR, 3),
  recoveryFromAddress: within(HOUR, 10),
  resetFromAddress: within(HOUR, 10),
  /** Requested by someone who knows the password, or by staff. */
  confirmationToAccount: within(HOUR, 5),
  invitationToAccount: within(HOUR, 5),
  emailChangeToAccount: within(HOUR, 5),
}

export type LimitName = keyof typeof accountAllowances

/** Counts attempts in the database: one count for all processes, kept across restarts. */
export function createAttempts(db: Kysely<Tables>, secret: string) {
  function nameOf(limit: LimitName, who: string, network: string): string {
    const name = budgetName(secret, `${limit}\n${who.toLowerCase()}`)
    return network ? `${name}.${budgetName(secret, `${name}\n${network}`)}` : name
  }

  return {
    /** Counts one more attempt, of one network if given. @returns the seconds to wait, or undefined if it is allowed. */
    async take(limit: LimitName, who: string, network = ''): Promise<number | undefined> {
      const name = nameOf(limit, who, network)
      const [taken] = await takeFrom(db, [{ name, allowance: accountAllowances[limit] }])
      return taken?.wait ? Math.ceil(taken.wait / 1000) : undefined
    },

    /** Resets the count of one network or of all, for someone who has proved to own the account. */
    forget: (limit: LimitName, who: string, network = ''): Promise<void> =>
      refill(db, nameOf(limit, who, network)),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

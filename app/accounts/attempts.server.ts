import type { Kysely } from 'kysely'
import { type Allowance, budgetName, refill, takeFrom } from '#database/budgets.ts'
import type { Tables } from '#database/tables.ts'

/** So many at once, and as many again within so many minutes. */
const within = (minutes: number, atOnce: number): Allowance => ({ atOnce, perMinute: atOnce / minutes })
const HOUR = 60

/**
 * What strangers may ask of one account (`account-limits.server.ts`): from one network, from all together, and beside them
 * what devices that signed in to it before may ask. No network alone uses up what all have.
 */
const ofOneAccount = {
  /** Passwords tried. */
  signInFromNetwork: within(HOUR, 5),
  signInOfStrangers: within(HOUR, 30),
  signInFromDevices: within(HOUR, 10),
  /** Mailed codes tried. */
  codeFromNetwork: within(HOUR, 5),
  codeOfStrangers: within(HOUR, 20),
  codeFromDevices: within(HOUR, 5),
  /** Mails with a code. */
  codeMailFromNetwork: within(HOUR, 2),
  codeMailOfStrangers: within(HOUR, 8),
  codeMailFromDevices: within(HOUR, 3),
  /** Mails with a link to a new password. The link is good for an hour: where these are used up, one has just come. */
  recoveryMailFromNetwork: within(30, 2),
  recoveryMailOfStrangers: within(45, 3),
  recoveryMailFromDevices: within(30, 2),
}

export const accountAllowances = {
  ...ofOneAccount,
  signInFromAddress: within(15, 30),
  secondFactorOfAccount: within(15, 10),
  /** Asked once more of someone signed in. */
  passwordOfAccount: within(15, 10),
  signUpFromAddress: within(HOUR, 10),
  /** However many addresses they come from: each makes an account, and sends a mail to whomever was named. */
  signUpOfEveryone: within(HOUR, 200),
  /** Mails to whomever was named at a sign-up. A budget for each purpose: none uses up what another one needs. */
  signUpToAccount: within(HOUR, 3),
  recoveryFromAddress: within(HOUR, 10),
  resetFromAddress: within(HOUR, 10),
  /** Asked by whoever knows the password, or by staff. */
  confirmationToAccount: within(HOUR, 5),
  invitationToAccount: within(HOUR, 5),
  emailChangeToAccount: within(HOUR, 5),
}

export type LimitName = keyof typeof accountAllowances

/** Counts who tries what how often, in the database: one count for all processes, kept over restarts. */
export function createAttempts(db: Kysely<Tables>, secret: string) {
  function nameOf(limit: LimitName, who: string, network: string): string {
    const name = budgetName(secret, `${limit}\n${who.toLowerCase()}`)
    return network ? `${name}.${budgetName(secret, `${name}\n${network}`)}` : name
  }

  return {
    /**
     * Notes one more try, of one network where that is given. @returns the seconds to wait, or undefined where it is allowed.
     */
    async take(limit: LimitName, who: string, network = ''): Promise<number | undefined> {
      const name = nameOf(limit, who, network)
      const [taken] = await takeFrom(db, [{ name, allowance: accountAllowances[limit] }])
      return taken?.wait ? Math.ceil(taken.wait / 1000) : undefined
    },

    /** Forgets the tries, those of one network or of all: whoever proved to own the account starts anew. */
    forget: (limit: LimitName, who: string, network = ''): Promise<void> =>
      refill(db, nameOf(limit, who, network)),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

import { normalizeIP } from '@better-auth/core/utils/ip'
import type { Attempts } from './attempts.server.ts'
import type { KnownDevices } from './factors/known-devices.server.ts'

/** The header in which the server passes the client address on; a value sent by the client is dropped. */
export const CALLER_HEADER = 'x-caller-address'

/** What anyone can attempt on an account whose e-mail they know. */
type Attempt = 'signIn' | 'code' | 'codeMail' | 'recoveryMail'

/** The client's network. A provider may give one customer a whole IPv6 /48; floods are counted by /64. */
export function callerNetwork(headers: Headers | undefined, ipv6Subnet: 48 | 64): string {
  return normalizeIP(headers?.get(CALLER_HEADER) ?? 'unknown', { ipv6Subnet })
}

/**
 * Rate limits per account. Strangers use up the budget of their network, then one that all strangers share; a device that
 * signed in before has a budget that no stranger can use up, so that the owner always gets in.
 */
export function createAccountLimits(attempts: Attempts, devices: KnownDevices) {
  return {
    knows: devices.knows,

    /** Counts one more attempt. @returns the seconds to wait, or undefined if it is allowed. */
    async take(attempt: Attempt, email: string, headers: Headers | undefined): Promise<number | undefined> {
      if (await devices.knows(headers, email)) return attempts.take(`${attempt}FromDevices`, email)
      const network = callerNetwork(headers, 48)
      // The narrow budget first: an attempt refused to a network does not use up the shared budget.
      return (
        (await attempts.take(`${attempt}FromNetwork`, email, network)) ??
        (await attempts.take(`${attempt}OfStrangers`, email))
      )
    },

    /** After a success, resets the budgets of known devices and of this network, but no others. */
    async forget(attempt: Attempt, email: string, headers: Headers | undefined): Promise<void> {
      await attempts.forget(`${attempt}FromDevices`, email)
      await attempts.forget(`${attempt}FromNetwork`, email, callerNetwork(headers, 48))
    },
  }
}

export type AccountLimits = ReturnType<typeof createAccountLimits>

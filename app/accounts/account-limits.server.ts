import { normalizeIP } from '@better-auth/core/utils/ip'
import type { Attempts } from './attempts.server.ts'
import type { KnownDevices } from './factors/known-devices.server.ts'

/** The header in which the server says where a request came from; what a visitor puts there is thrown away. */
export const CALLER_HEADER = 'x-caller-address'

/** What anyone may ask of an account whose e-mail they know. */
type Attempt = 'signIn' | 'code' | 'codeMail' | 'recoveryMail'

/** The network someone asks from. A provider gives its customer up to a whole IPv6 /48; floods are counted by /64. */
export function callerNetwork(headers: Headers | undefined, ipv6Subnet: 48 | 64): string {
  return normalizeIP(headers?.get(CALLER_HEADER) ?? 'unknown', { ipv6Subnet })
}

/**
 * How often something may be asked of one account. Strangers use up what their own network may ask, then what all strangers
 * may; a device that signed in before has a budget that no stranger reaches, so that its owner always gets in.
 */
export function createAccountLimits(attempts: Attempts, devices: KnownDevices) {
  return {
    knows: devices.knows,

    /** Notes that it is asked once more. @returns the seconds to wait, or undefined where it is allowed. */
    async take(attempt: Attempt, email: string, headers: Headers | undefined): Promise<number | undefined> {
      if (await devices.knows(headers, email)) return attempts.take(`${attempt}FromDevices`, email)
      const network = callerNetwork(headers, 48)
      // The narrow one first: what a network is refused uses up nothing of the others.
      return (
        (await attempts.take(`${attempt}FromNetwork`, email, network)) ??
        (await attempts.take(`${attempt}OfStrangers`, email))
      )
    },

    /** Whoever was right starts anew, and nobody else with them. */
    async forget(attempt: Attempt, email: string, headers: Headers | undefined): Promise<void> {
      await attempts.forget(`${attempt}FromDevices`, email)
      await attempts.forget(`${attempt}FromNetwork`, email, callerNetwork(headers, 48))
    },
  }
}

export type AccountLimits = ReturnType<typeof createAccountLimits>

import { type Allowance, allOrNone, type Budget, budgetName, takeFrom } from '#database/budgets.ts'
import type { Database } from '#database/connect.ts'
import { networkOf } from '#platform/address.ts'

/**
 * The rate limits of new requests. Suspected spam has budgets of its own, so that a flood of it never blocks a visitor. A
 * garage receives some dozens a day; the tire season's worst hour stays far below `everyone.clean`. Each network's budget is
 * far smaller than that of everyone, so that no household and no provider's block can exhaust the shared one.
 */
export const requestAllowances = {
  /** An IPv4 address or an IPv6 /64. */
  address: {
    clean: { atOnce: 6, perMinute: 0.5 },
    suspicious: { atOnce: 6, perMinute: 0.5 },
  },
  /** An IPv6 /56, which one household may hold. */
  home: {
    clean: { atOnce: 12, perMinute: 0.5 },
    suspicious: { atOnce: 8, perMinute: 0.5 },
  },
  /** An IPv6 /48 or an IPv4 /24. Until its budget has refilled, it counts as one that has just sent. */
  block: {
    clean: { atOnce: 24, perMinute: 0.5 },
    suspicious: { atOnce: 12, perMinute: 0.5 },
  },
  /** Each request mails its visitor: this keeps anyone from flooding a mailbox. */
  email: { atOnce: 4, perMinute: 0.1 },
  /** `reserved` is left to blocks that have not just sent. */
  everyone: {
    clean: { atOnce: 120, perMinute: 10, reserved: 60 },
    suspicious: { atOnce: 40, perMinute: 2, reserved: 20 },
  },
} as const

export type RequestLimits = {
  /** Counts a request if every budget has room for it. @returns seconds to wait if one has none, else 0. */
  take(request: { address: string; email: string; suspicious: boolean }): Promise<number>
}

/** For measurements only: accepts every request. */
export const noRequestLimits: RequestLimits = { take: async () => 0 }

/** Budgets in the database: shared by all processes and kept over restarts. @param secret HMAC key for the budgets' names. */
export function createRequestLimits(
  database: Pick<Database, 'db' | 'engine'>,
  secret: string,
  now: () => number = Date.now,
): RequestLimits {
  function budget(who: string, allowance: Allowance): Budget {
    return { name: budgetName(secret, who), allowance }
  }

  return {
    take({ address, email, suspicious }) {
      const kind = suspicious ? 'suspicious' : 'clean'
      const networks = networksOf(address)
      const of = (level: keyof typeof networks) =>
        budget(`${kind} ${level} ${networks[level]}`, requestAllowances[level][kind])
      const block = of('block')
      // Always in this order, so that no two transactions deadlock.
      const own = [of('address'), ...('home' in networks ? [of('home')] : []), block]
      if (!suspicious) own.push(budget(`email ${email.toLowerCase()}`, requestAllowances.email))
      const allowance = requestAllowances.everyone[kind]
      const everyone = budget(`${kind} everyone`, allowance)

      return allOrNone(database, async (trx) => {
        const taken = await takeFrom(trx, own, now())
        const wait = Math.max(...taken.map((one) => one.wait))
        // A sender over one of their own limits never locks the row that everyone shares.
        if (wait) return secondsOf(wait)
        // A block that has just sent leaves the reserve to others, until its own budget is full again.
        const fullIn = taken.find(({ name }) => name === block.name)?.filling ?? 0
        const leave = fullIn > 0 ? allowance.reserved : 0
        const [shared] = await takeFrom(trx, [{ ...everyone, leave }], now())
        if (!shared?.wait) return 0
        return secondsOf(fullIn > 0 ? Math.min(shared.wait, fullIn) : shared.wait)
      })
    },
  }
}

/** The networks an address belongs to; for IPv4 the address itself is the household. */
function networksOf(address: string): { address: string; block: string; home?: string } {
  const own = networkOf(address)
  if (!own.includes(':')) return { address: own, block: own.split('.').slice(0, 3).join('.') }
  const groups = own.split(':')
  const block = groups.slice(0, 3).join(':')
  const home = `${block}:${groups[3]?.padStart(4, '0').slice(0, 2)}`
  return { address: own, home, block }
}

const secondsOf = (milliseconds: number) => Math.ceil(milliseconds / 1000)

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
  const usedUp = createUsedUp()

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

      const known = Math.max(...[...own, everyone].map(({ name }) => usedUp.secondsOf(name)))
      if (known) return Promise.resolve(known)
      return allOrNone(database, async (trx) => {
        const taken = await takeFrom(trx, own, now())
        const waits = taken.map(({ name, wait }) => (wait ? usedUp.note(name, wait) : 0))
        const wait = Math.max(...waits)
        // A sender over one of their own limits never locks the row that everyone shares.
        if (wait) return wait
        const turn = taken.find(({ name }) => name === block.name)?.filling ?? 0
        const leave = turn > 0 ? allowance.reserved : 0
        const [shared] = await takeFrom(trx, [{ ...everyone, leave }], now())
        if (!shared?.wait) return 0
        return turn > 0
          ? usedUp.note(block.name, Math.min(shared.wait, turn))
          : usedUp.note(everyone.name, shared.wait)
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

const USED_UP_KEPT = 10_000

/**
 * Budgets that this process found exhausted, until they have room again: a flood is refused without the database, whose
 * connections and locks would otherwise keep visitors and staff waiting.
 */
function createUsedUp() {
  const untils = new Map<string, number>()
  return {
    /** @returns the wait in whole seconds. */
    note(name: string, milliseconds: number): number {
      const seconds = Math.ceil(milliseconds / 1000)
      if (untils.size >= USED_UP_KEPT) untils.clear()
      untils.set(name, performance.now() + seconds * 1000)
      return seconds
    },
    /** Seconds until the budget has room again, or 0. */
    secondsOf(name: string): number {
      const left = (untils.get(name) ?? 0) - performance.now()
      if (left > 0) return Math.ceil(left / 1000)
      untils.delete(name)
      return 0
    },
  }
}

import { type Allowance, createBuckets, networkOf } from '#server/buckets.ts'

/**
 * How many new requests are taken. What looks like spam has budgets of its own, so that a flood of it never holds up a
 * visitor. A garage receives some dozens a day; the tire season's worst hour stays far below `everyone.clean`.
 */
export const requestAllowances = {
  address: {
    clean: { atOnce: 6, perMinute: 0.5 },
    suspicious: { atOnce: 6, perMinute: 0.5 },
  },
  /** Each request writes to its visitor: nobody's mailbox can be filled from here. */
  email: { atOnce: 4, perMinute: 0.1 },
  everyone: {
    clean: { atOnce: 120, perMinute: 10 },
    suspicious: { atOnce: 40, perMinute: 2 },
  },
} as const

export type RequestLimits = {
  /** Counts a request if every budget has room for it. @returns seconds to wait where one has none, else 0. */
  take(request: { address: string; email: string; suspicious: boolean }): Promise<number>
}

/** For measuring alone: every request is taken. */
export const noRequestLimits: RequestLimits = { take: async () => 0 }

/** Budgets in this process's memory. */
export function createRequestLimits(now?: () => number): RequestLimits {
  const buckets = createBuckets(now)
  return {
    async take({ address, email, suspicious }) {
      const kind = suspicious ? 'suspicious' : 'clean'
      const asked: [string, Allowance][] = [
        [`${kind} everyone`, requestAllowances.everyone[kind]],
        [`${kind} address ${networkOf(address)}`, requestAllowances.address[kind]],
      ]
      if (!suspicious) asked.push([`email ${email.toLowerCase()}`, requestAllowances.email])
      return buckets.take(asked)
    },
  }
}

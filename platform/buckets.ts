import type { Allowance } from '#database/budgets.ts'

const BUCKETS_KEPT = 20_000

/** Token buckets by key, in this process's memory. They refill over time, so a full one need not be kept. */
export function createBuckets(now: () => number = () => performance.now()) {
  const buckets = new Map<string, { left: number; at: number; allowance: Allowance }>()

  function left(key: string, allowance: Allowance): number {
    const bucket = buckets.get(key)
    if (!bucket) return allowance.atOnce
    return Math.min(allowance.atOnce, bucket.left + ((now() - bucket.at) / 60_000) * allowance.perMinute)
  }

  function forgetFull(): void {
    for (const [key, bucket] of buckets) {
      if (left(key, bucket.allowance) >= bucket.allowance.atOnce) buckets.delete(key)
    }
    // A Map keeps insertion order and `take` re-inserts, so the least recently used come first.
    for (const key of buckets.keys()) {
      if (buckets.size <= BUCKETS_KEPT / 2) break
      buckets.delete(key)
    }
  }

  return {
    /** Returns a token to its bucket. */
    giveBack(key: string): void {
      const bucket = buckets.get(key)
      if (bucket) bucket.left += 1
    },
    /** Takes a token from every bucket, or from none if any is empty. @returns seconds to wait, or 0. */
    take(wanted: readonly [key: string, allowance: Allowance][]): number {
      const waits = wanted.map(([key, allowance]) => {
        const missing = 1 - left(key, allowance)
        return missing > 0 ? Math.ceil((missing / allowance.perMinute) * 60) : 0
      })
      const wait = Math.max(...waits)
      if (wait > 0) return wait
      if (buckets.size > BUCKETS_KEPT) forgetFull()
      for (const [key, allowance] of wanted) {
        const rest = left(key, allowance) - 1
        buckets.delete(key)
        buckets.set(key, { left: rest, at: now(), allowance })
      }
      return 0
    },
  }
}

import { createMiddleware } from 'hono/factory'
import type { Allowance } from '#database/budgets.ts'
import { networkOf } from '#platform/address.ts'
import { createBuckets } from '#platform/buckets.ts'
import { type Refuse, refuseLater } from './refuse.ts'

/** Statuses that mean the post itself was bad, not that it came at a bad time. */
const REFUSED = [400, 403, 413, 415, 422]

/**
 * How many refused posts a network may send. A person filling in a form is refused a few times a minute; 120 at once and one
 * more each second leave room for everyone behind the shared address of an office or a mobile network. Posts beyond that are
 * rejected unread.
 */
export const refusedPosts: Allowance = { atOnce: 120, perMinute: 60 }

/** Rate limits for refused posts, by network, in this process's memory. Clients without a known address are not limited. */
export function createRefusedPosts(now?: () => number) {
  const buckets = createBuckets(now)
  return {
    /** Takes a token when a post arrives, so concurrent posts cannot share the last one. @returns seconds to wait, or 0. */
    take: (address: string): number => (address ? buckets.take([[networkOf(address), refusedPosts]]) : 0),
    /** Returns the token if the post was not refused. */
    settle(address: string, status: number): void {
      if (address && !REFUSED.includes(status)) buckets.giveBack(networkOf(address))
    },
  }
}

export type RefusedPosts = ReturnType<typeof createRefusedPosts>

/** For measurements only: nothing is counted. */
export const uncountedPosts: RefusedPosts = { take: () => 0, settle: () => {} }

/** Rejects a network's posts unread while it is over the rate limit. */
export function budgetOfRefusedPosts(posts: RefusedPosts, refuse: Refuse) {
  return createMiddleware<{ Variables: { address: string } }>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const { address } = c.var
    const wait = posts.take(address)
    if (wait) {
      return refuseLater(refuse, c.req.raw, {
        status: 429,
        code: 'too-many-refused',
        detail: 'Too many requests from here were refused.',
        reason: 'later',
        headers: { 'Retry-After': `${wait}` },
      })
    }
    await next()
    posts.settle(address, c.res.status)
    return undefined
  })
}

import { createMiddleware } from 'hono/factory'
import type { Allowance } from '#database/budgets.ts'
import { networkOf } from '#platform/address.ts'
import { createBuckets } from '#platform/buckets.ts'
import { type Refuse, refuseLater } from './refuse.ts'

/** Answers to a post that was nothing, as opposed to one that came at a bad time. */
const REFUSED = [400, 403, 413, 415, 422]

/**
 * How many refused posts a network may send. Filling in a form, one person is refused a few times a minute; a hundred and
 * twenty at once, and one more each second, is room for everyone behind the one address of an office or a mobile network.
 * What a program sends beyond it is turned away unread.
 */
export const refusedPosts: Allowance = { atOnce: 120, perMinute: 60 }

/** The budgets of refused posts, by network, in this process's memory. Who asks from no known address has none. */
export function createRefusedPosts(now?: () => number) {
  const buckets = createBuckets(now)
  return {
    /** Takes one for a post that arrives: many that arrive together do not share the last. @returns seconds to wait, or 0. */
    take: (address: string): number => (address ? buckets.take([[networkOf(address), refusedPosts]]) : 0),
    /** Gives it back where the post was not refused. */
    settle(address: string, status: number): void {
      if (address && !REFUSED.includes(status)) buckets.giveBack(networkOf(address))
    },
  }
}

export type RefusedPosts = ReturnType<typeof createRefusedPosts>

/** For measuring alone: nothing is counted. */
export const uncountedPosts: RefusedPosts = { take: () => 0, settle: () => {} }

/** Turns posts of a network away unread while its budget is used up. */
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

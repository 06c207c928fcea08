import { type Kysely, sql } from 'kysely'
import { dayOf } from '#app/content/hours/opening.ts'
import type { Allowance } from '#database/budgets.ts'
import type { Tables } from '#database/tables.ts'
import { networkOf } from '#platform/address.ts'
import { createBuckets } from '#platform/buckets.ts'
import type { ClickEvent } from './clicks.ts'

/** A visitor clicks a few times; a busy day of the garage has some hundreds. */
export const clickAllowances = {
  address: { atOnce: 20, perMinute: 5 },
  everyone: { atOnce: 300, perMinute: 60 },
} as const satisfies Record<string, Allowance>

export type ClickLimits = {
  /** @returns seconds to wait if no more clicks are counted now, else 0. */
  take(address: string): number
}

/** Rate limits in this process's memory: the address is neither stored nor logged. */
export function createClickLimits(now?: () => number): ClickLimits {
  const buckets = createBuckets(now)
  return {
    take: (address) =>
      buckets.take([
        ['everyone', clickAllowances.everyone],
        [networkOf(address), clickAllowances.address],
      ]),
  }
}

/** Counts a click for the day in the garage's time zone. Nothing about the visitor is stored. */
export async function countClick(db: Kysely<Tables>, event: ClickEvent, now = new Date()): Promise<void> {
  const day = dayOf(now)
  await db
    .insertInto('click_counts')
    .values({ day, event, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event']).doUpdateSet({ count: sql<number>`click_counts.count + 1` }),
    )
    .execute()
}

/** The clicks since a day (YYYY-MM-DD, in the garage's time zone), by event. */
export async function clicksSince(db: Kysely<Tables>, day: string): Promise<Map<ClickEvent, number>> {
  const rows = await db
    .selectFrom('click_counts')
    .select(({ fn }) => ['event', fn.sum<number>('count').as('count')])
    .where('day', '>=', day)
    .groupBy('event')
    .$narrowType<{ event: ClickEvent }>()
    .execute()
  return new Map(rows.map(({ event, count }) => [event, Number(count)]))
}

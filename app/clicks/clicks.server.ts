import { type Kysely, sql } from 'kysely'
import { dayOf } from '#app/content/hours/opening.ts'
import { type Allowance, allOrNone, budgetName, takeFrom } from '#database/budgets.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { networkOf } from '#platform/address.ts'
import type { ClickEvent } from './clicks.ts'

/** A visitor clicks a few times; a busy day of the garage has some hundreds. */
export const clickAllowances = {
  address: { atOnce: 20, perMinute: 5 },
  everyone: { atOnce: 300, perMinute: 60 },
} as const satisfies Record<string, Allowance>

/** Counts a click against its network's budget, then everyone's. @returns seconds to wait if one is used up, else 0 */
export function takeClick(
  database: Pick<Database, 'db' | 'engine'>,
  secret: string,
  address: string,
  at = Date.now(),
): Promise<number> {
  const budgets = [
    { name: budgetName(secret, `clicks ${networkOf(address)}`), allowance: clickAllowances.address },
    { name: budgetName(secret, 'clicks everyone'), allowance: clickAllowances.everyone },
  ]
  return allOrNone(database, async (trx) => {
    const taken = await takeFrom(trx, budgets, at)
    return Math.ceil(Math.max(...taken.map(({ wait }) => wait)) / 1000)
  })
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

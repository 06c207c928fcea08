import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Engine } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Allowance } from '#server/buckets.ts'

/** A budget to take one request from. */
export type Budget = {
  /** A keyed hash. */
  name: string
  allowance: Allowance
  /** So much must be left in it afterwards. */
  leave?: number
}

/** What came of taking one, in milliseconds. */
export type Taken = {
  name: string
  /** Until there is room for one; 0 where one was taken. */
  wait: number
  /** Until the budget would have been full again, had nothing been taken; 0 where it was full. */
  filling: number
}

/** Milliseconds since 1970 by the clock of the database, which is one for all processes. */
export type Clock = RawBuilder<number>

export const clockOf = (engine: Engine): Clock =>
  engine === 'sqlite'
    ? sql`cast(unixepoch('subsec') * 1000 as integer)`
    : sql`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`

const oneOf = ({ allowance }: Budget) => Math.round(60_000 / allowance.perMinute)
const allOf = (budget: Budget) => oneOf(budget) * budget.allowance.atOnce
/** The latest moment from now at which a budget may be full for one more to be in it. */
const roomOf = (budget: Budget) => allOf(budget) - oneOf(budget) * (1 + (budget.leave ?? 0))

/**
 * Takes one from each of several budgets, in one statement: each take puts the moment at which a budget is full again further
 * off, as far as the allowance goes. Whoever finds no room in one undoes the transaction.
 * @returns what came of each, in the order asked.
 */
export async function takeFrom(
  trx: Kysely<Tables>,
  budgets: readonly Budget[],
  now: Clock,
): Promise<Taken[]> {
  const by = (milliseconds: (budget: Budget) => number) => {
    const cases = budgets.map(
      (budget) => sql`when ${budget.name} then cast(${milliseconds(budget)} as bigint)`,
    )
    return sql<number>`case request_budgets.name ${sql.join(cases, sql` `)} end`
  }
  // A moment that no take can have reached was written by a clock that has since been set back.
  const full = sql<number>`case when request_budgets.full_at between ${now} and ${now} + 2 * ${by(allOf)}
    then request_budgets.full_at else ${now} end`
  const taken = await trx
    .insertInto('request_budgets')
    .values(
      budgets.map((budget) => ({
        name: budget.name,
        full_at: sql`${now} + cast(${oneOf(budget)} as bigint)`,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ full_at: sql`${full} + ${by(oneOf)}` })
        .where(sql<boolean>`${full} <= ${now} + ${by(roomOf)}`),
    )
    .returning(['name', sql<number>`full_at - ${now}`.as('filling')])
    .execute()
  const missing = budgets.filter(({ name }) => !taken.some((row) => row.name === name))
  const refused = missing.length ? await fillingOf(trx, missing, now) : []
  return budgets.map((budget) => {
    const { name } = budget
    const row = taken.find((one) => one.name === name)
    if (row) return { name, wait: 0, filling: row.filling - oneOf(budget) }
    const filling = refused.find((one) => one.name === name)?.filling ?? 0
    return { name, wait: Math.max(1, filling - roomOf(budget)), filling }
  })
}

function fillingOf(trx: Kysely<Tables>, budgets: readonly Budget[], now: Clock) {
  return trx
    .selectFrom('request_budgets')
    .select(['name', sql<number>`full_at - ${now}`.as('filling')])
    .where(
      'name',
      'in',
      budgets.map(({ name }) => name),
    )
    .execute()
}

/** Runs in a transaction that is undone where there is something to wait for. @param take resolves to seconds to wait, or 0. */
export async function allOrNone(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  take: (trx: Kysely<Tables>) => Promise<number>,
): Promise<number> {
  const trx = await db.startTransaction().execute()
  try {
    // A budget that a crash gives back harms nobody; what is answered is synced when the request itself is kept.
    if (engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx)
    const wait = await take(trx)
    if (!wait) await trx.commit().execute()
    return wait
  } finally {
    if (!trx.isCommitted) await trx.rollback().execute()
  }
}

/** Forgets budgets that are full: they are as if nobody had asked. */
export async function forgetFullBudgets({ db, engine }: Database): Promise<void> {
  const full = db
    .selectFrom('request_budgets')
    .select('name')
    .where('full_at', '<=', clockOf(engine))
    // One that is being taken from now is not full any more.
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  await db.deleteFrom('request_budgets').where('name', 'in', full).execute()
}

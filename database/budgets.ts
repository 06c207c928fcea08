import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

/** A rate limit: so many at once, then so many more per minute. */
export type Allowance = { atOnce: number; perMinute: number }

/** A budget to take a token from. */
export type Budget = {
  /** `budgetName` of the person or network it is for. */
  name: string
  allowance: Allowance
  /** Tokens that must be left in it afterwards. */
  leave?: number
}

/** The result for one budget; times in milliseconds. */
export type Taken = {
  name: string
  /** Until a token is free; 0 if one was taken. */
  wait: number
  /** Until the budget would have been full without this call; 0 if it was full. */
  filling: number
}

/** A keyed hash: neither an address nor an e-mail is stored. */
export function budgetName(secret: string, who: string): string {
  return createHmac('sha256', secret).update(who).digest('base64url')
}

const oneOf = ({ allowance }: Budget) => Math.round(60_000 / allowance.perMinute)
const allOf = (budget: Budget) => oneOf(budget) * budget.allowance.atOnce
/** The longest time until full, in milliseconds, at which a budget still has a token to take. */
const roomOf = (budget: Budget) => allOf(budget) - oneOf(budget) * (1 + (budget.leave ?? 0))

/**
 * Takes a token from each of several budgets, in one statement: a row stores when its budget is full again, and each take moves
 * that moment further off, as far as the allowance goes. If one has no token, the caller rolls the transaction back.
 * @returns one result per budget, in the given order.
 */
export async function takeFrom(
  db: Kysely<Tables>,
  budgets: readonly Budget[],
  at = Date.now(),
): Promise<Taken[]> {
  const now = momentOf(at)
  const by = (milliseconds: (budget: Budget) => number) => {
    const cases = budgets.map(
      (budget) => sql`when ${budget.name} then cast(${milliseconds(budget)} as bigint)`,
    )
    return sql<number>`case budgets.name ${sql.join(cases, sql` `)} end`
  }
  // A moment further off than any take can set comes from a clock that has since been set back: ignore it.
  const full = sql<number>`case when budgets.full_at between ${now} and ${now} + 2 * ${by(allOf)}
    then budgets.full_at else ${now} end`
  const taken = await db
    .insertInto('budgets')
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
  const refused = missing.length ? await fillingOf(db, missing, at) : []
  return budgets.map((budget) => {
    const { name } = budget
    const row = taken.find((one) => one.name === name)
    if (row) return { name, wait: 0, filling: row.filling - oneOf(budget) }
    const filling = refused.find((one) => one.name === name)?.filling ?? 0
    return { name, wait: Math.max(1, filling - roomOf(budget)), filling }
  })
}

function fillingOf(db: Kysely<Tables>, budgets: readonly Budget[], at: number) {
  return db
    .selectFrom('budgets')
    .select(['name', sql<number>`full_at - ${momentOf(at)}`.as('filling')])
    .where(
      'name',
      'in',
      budgets.map(({ name }) => name),
    )
    .execute()
}

/** Without the cast, the parameter would be typed as text or as too small an integer. */
const momentOf = (milliseconds: number) => sql<number>`cast(${milliseconds} as bigint)`

/** Runs `take` in a transaction and rolls it back if there is a wait. @param take resolves to seconds to wait, or 0. */
export async function allOrNone(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  take: (trx: Kysely<Tables>) => Promise<number>,
): Promise<number> {
  const trx = await db.startTransaction().execute()
  try {
    // Losing a take in a crash does no harm, so it is not synced; what it was taken for is.
    if (engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx)
    const wait = await take(trx)
    if (!wait) await trx.commit().execute()
    return wait
  } finally {
    if (!trx.isCommitted) await trx.rollback().execute()
  }
}

/** Resets a budget to full, and all whose names begin with its name and a dot. */
export async function refill(db: Kysely<Tables>, name: string): Promise<void> {
  const beneath = `${name}.`
  await db
    .deleteFrom('budgets')
    .where(({ or, eb }) =>
      or([
        eb('name', '=', name),
        sql<boolean>`substr(name, 1, cast(${beneath.length} as integer)) = ${beneath}`,
      ]),
    )
    .execute()
}

/** Deletes full budgets: a budget without a row is full. */
export async function forgetFullBudgets({ db, engine }: Database): Promise<void> {
  const full = db
    .selectFrom('budgets')
    .select('name')
    .where('full_at', '<=', Date.now())
    // A locked row is being taken from now, so it is no longer full.
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  await db.deleteFrom('budgets').where('name', 'in', full).execute()
}

import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

/** So many at once, then so many more per minute. */
export type Allowance = { atOnce: number; perMinute: number }

/** A budget to take one from. */
export type Budget = {
  /** `budgetName` of whom it is for. */
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

/** A keyed hash: neither an address nor an e-mail is stored. */
export function budgetName(secret: string, who: string): string {
  return createHmac('sha256', secret).update(who).digest('base64url')
}

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
  // A moment that no take can have reached was written by a clock that has since been set back.
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

/** A parameter alone would be taken for a text or for a number too small. */
const momentOf = (milliseconds: number) => sql<number>`cast(${milliseconds} as bigint)`

/** Runs in a transaction that is undone where there is something to wait for. @param take resolves to seconds to wait, or 0. */
export async function allOrNone(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  take: (trx: Kysely<Tables>) => Promise<number>,
): Promise<number> {
  const trx = await db.startTransaction().execute()
  try {
    // A budget that a crash gives back harms nobody; what is answered is synced with what it was taken for.
    if (engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx)
    const wait = await take(trx)
    if (!wait) await trx.commit().execute()
    return wait
  } finally {
    if (!trx.isCommitted) await trx.rollback().execute()
  }
}

/** Fills a budget, and those whose names begin with its name and a dot. */
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

/** Forgets budgets that are full: they are as if nobody had asked. */
export async function forgetFullBudgets({ db, engine }: Database): Promise<void> {
  const full = db
    .selectFrom('budgets')
    .select('name')
    .where('full_at', '<=', Date.now())
    // One that is being taken from now is not full any more.
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  await db.deleteFrom('budgets').where('name', 'in', full).execute()
}

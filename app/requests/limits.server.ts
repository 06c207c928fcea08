import { createHmac } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Engine } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { type Allowance, networkOf } from '#server/buckets.ts'

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

/** Milliseconds since 1970 by the clock of the database, which is one for all processes. */
type Clock = RawBuilder<number>

const clockOf = (engine: Engine): Clock =>
  engine === 'sqlite'
    ? sql`cast(unixepoch('subsec') * 1000 as integer)`
    : sql`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`

/** Budgets in the database: one count for all processes, kept over restarts. @param secret keys what stands for a person. */
export function createRequestLimits(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  secret: string,
  now: Clock = clockOf(engine),
): RequestLimits {
  const nameOf = (budget: string) => createHmac('sha256', secret).update(budget).digest('base64url')
  const usedUp = createUsedUp()

  return {
    async take({ address, email, suspicious }) {
      const kind = suspicious ? 'suspicious' : 'clean'
      // The narrowest first: whoever has used up their own never holds the row that everyone shares.
      const budgets: (readonly [budget: string, Allowance])[] = [
        [`${kind} address ${networkOf(address)}`, requestAllowances.address[kind]],
        [`${kind} everyone`, requestAllowances.everyone[kind]],
      ]
      if (!suspicious) budgets.splice(1, 0, [`email ${email.toLowerCase()}`, requestAllowances.email])
      const asked = budgets.map(([budget, allowance]) => [nameOf(budget), allowance] as const)
      const known = Math.max(...asked.map(([name]) => usedUp.secondsOf(name)))
      if (known) return known
      return allOrNone(db, async (trx) => {
        // A budget that a crash gives back harms nobody; what is answered is synced when the request itself is kept.
        if (engine === 'postgres') await sql`set local synchronous_commit = off`.execute(trx)
        for (const [name, allowance] of asked) {
          const wait = await takeOne(trx, name, allowance, now)
          if (!wait) continue
          usedUp.note(name, wait)
          return wait
        }
        return 0
      })
    },
  }
}

const USED_UP_KEPT = 10_000

/**
 * Budgets this process found used up, until there is something in them again: a flood is refused without the database, whose
 * connections and rows it would otherwise hold while visitors and staff wait for them.
 */
function createUsedUp() {
  const untils = new Map<string, number>()
  return {
    note(name: string, seconds: number) {
      if (untils.size >= USED_UP_KEPT) untils.clear()
      untils.set(name, performance.now() + seconds * 1000)
    },
    /** Seconds until something is in the budget again, or 0. */
    secondsOf(name: string): number {
      const left = (untils.get(name) ?? 0) - performance.now()
      if (left > 0) return Math.ceil(left / 1000)
      untils.delete(name)
      return 0
    },
  }
}

/** Runs in a transaction that is undone where there is something to wait for. */
async function allOrNone(
  db: Kysely<Tables>,
  take: (trx: Kysely<Tables>) => Promise<number>,
): Promise<number> {
  const trx = await db.startTransaction().execute()
  try {
    const wait = await take(trx)
    if (!wait) await trx.commit().execute()
    return wait
  } finally {
    if (!trx.isCommitted) await trx.rollback().execute()
  }
}

/**
 * Takes one from a budget, in one statement: each take puts the moment at which it is full again further off, as far as the
 * allowance goes. @returns seconds to wait, or 0.
 */
async function takeOne(
  db: Kysely<Tables>,
  name: string,
  { atOnce, perMinute }: Allowance,
  now: Clock,
): Promise<number> {
  const one = Math.round(60_000 / perMinute)
  const all = one * atOnce
  // A moment that no take can have reached was written by a clock that has since been set back.
  const full = sql<number>`case when request_budgets.full_at between ${now} and ${now} + cast(${2 * all} as bigint)
    then request_budgets.full_at else ${now} end`
  const taken = await db
    .insertInto('request_budgets')
    .values({ name, full_at: sql`${now} + cast(${one} as bigint)` })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ full_at: sql`${full} + cast(${one} as bigint)` })
        .where(sql<boolean>`${full} <= ${now} + cast(${all - one} as bigint)`),
    )
    .returning('name')
    .executeTakeFirst()
  if (taken) return 0
  const { wait } = await db
    .selectFrom('request_budgets')
    .select(sql<number>`full_at - ${now} - cast(${all - one} as bigint)`.as('wait'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(wait / 1000))
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

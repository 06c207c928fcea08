import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { areWaiting } from '#app/requests/life/waiting.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { InboxFilter } from './inbox.ts'

export type RequestBuilder = ExpressionBuilder<Tables, 'contact_submissions'>
type Selecting<Output> = SelectQueryBuilder<Tables, 'contact_submissions', Output>
export type Condition = (row: RequestBuilder) => ReturnType<RequestBuilder['and']>

/** The orders that one index provides: by which columns, all of them in one direction. */
const orders = {
  newest: { by: ['created_at', 'id'], direction: 'desc' },
  oldest: { by: ['created_at', 'id'], direction: 'asc' },
  name: { by: ['name_order', 'created_at', 'id'], direction: 'asc' },
  /** By the moment that each waits since: when a word is due follows from it, and moves with the opening hours. */
  due: { by: ['waiting_since', 'id'], direction: 'asc' },
} as const satisfies Record<InboxFilter['sort'], object>

/** Requests in one of these orders. */
export type Run = { among: Condition; sort: keyof typeof orders }

/** To whom the garage owes a word, whose is due first on top: in the order in which they have waited. */
export const due = { among: areWaiting, sort: 'due' } as const satisfies Run

function inStatus(status: InboxFilter['status']): Condition {
  return (row) => (status ? row('status', '=', status) : row('status', '<>', 'spam'))
}

/**
 * The runs that make up the order of a list, one after the other.
 * @param spam whether spam is included if no status is asked for
 */
export function runsOf({ status, sort }: Pick<InboxFilter, 'status' | 'sort'>, spam = false): Run[] {
  const own: Condition = spam ? (row) => row.and([]) : inStatus(status)
  if (sort !== 'due') return [{ among: own, sort }]
  return [
    { among: (row) => row.and([own(row), due.among(row)]), sort: due.sort },
    { among: (row) => row.and([own(row), row.not(due.among(row))]), sort: 'newest' },
  ]
}

export function sorted<Output>(rows: Selecting<Output>, sort: Run['sort']): Selecting<Output> {
  const { by, direction } = orders[sort]
  return by.reduce((ordered: Selecting<Output>, column) => ordered.orderBy(column, direction), rows)
}

/** Condition: comes after a given request in the order. */
export function isAfter(
  request: Pick<Selectable<RequestTable>, 'id' | 'created_at' | 'name_order' | 'waiting_since'>,
  sort: Run['sort'],
) {
  const { by, direction } = orders[sort]
  const columns = sql.join(by.map((column) => sql.ref(column)))
  const values = sql.join(by.map((column) => request[column]))
  return sql<boolean>`(${columns}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${values})`
}

export async function countOf<Output>(rows: Selecting<Output>): Promise<number> {
  const counted = rows.clearSelect().clearOrderBy()
  const { count } = await counted
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { type InboxFilter, openStatuses, type Status, statuses } from './inbox.ts'

type RequestBuilder = ExpressionBuilder<Tables, 'contact_submissions'>
type Selecting<Output> = SelectQueryBuilder<Tables, 'contact_submissions', Output>
export type Condition = (row: RequestBuilder) => ReturnType<RequestBuilder['and']>
export type Sort = InboxFilter['sort']

/** The orders that one index provides: by which columns, all of them in one direction. */
const orders = {
  newest: { by: ['created_at', 'id'], direction: 'desc' },
  oldest: { by: ['created_at', 'id'], direction: 'asc' },
  name: { by: ['name_order', 'created_at', 'id'], direction: 'asc' },
} as const

/** Requests of some statuses in one order; `due` is the order of the open ones alone. */
export type Run = { of: readonly Status[]; sort: Sort }

/**
 * The runs that make up the order of a list, one after the other.
 * @param spam whether spam is included if no status is asked for
 */
export function runsOf({ status, sort }: Pick<InboxFilter, 'status' | 'sort'>, spam = false): Run[] {
  const own = statuses.filter((each) => (status ? each === status : spam || each !== 'spam'))
  if (sort !== 'due') return [{ of: own, sort }]
  const [open, closed] = [true, false].map((is) => own.filter((each) => openStatuses.includes(each) === is))
  return [
    { of: open ?? [], sort },
    { of: closed ?? [], sort: 'newest' },
  ]
}

/** Condition: is of one of these statuses. What it leaves out is named, so that the index of an order serves it. */
export const inStatus =
  (kept: readonly Status[]): Condition =>
  (row) =>
    kept.length === 1
      ? row('status', 'in', kept)
      : row.and(statuses.filter((each) => !kept.includes(each)).map((each) => row('status', '<>', each)))

export function sorted<Output>(rows: Selecting<Output>, sort: keyof typeof orders): Selecting<Output> {
  const { by, direction } = orders[sort]
  return by.reduce((ordered: Selecting<Output>, column) => ordered.orderBy(column, direction), rows)
}

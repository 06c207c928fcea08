import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { InboxFilter } from './inbox.ts'

export type RequestBuilder = ExpressionBuilder<Tables, 'contact_submissions'>
type Selecting<Output> = SelectQueryBuilder<Tables, 'contact_submissions', Output>
type Among = ReturnType<typeof inStatus>

/** Requests in an order that one index provides. */
export type Run = { among?: Among; sort: Exclude<InboxFilter['sort'], 'due'> }

export function inStatus(status: InboxFilter['status']) {
  return (row: RequestBuilder) => (status ? row('status', '=', status) : row('status', '<>', 'spam'))
}

const waits: Among = (row) => row('status', '=', 'new')

/**
 * The runs that make up the order of a list, one after the other. Answers are due in the order in which requests came in:
 * there is no column for it, since a change of the opening hours moves the due time.
 * @param spam whether spam is included if no status is asked for
 */
export function runsOf({ status, sort }: Pick<InboxFilter, 'status' | 'sort'>, spam = false): Run[] {
  if (sort !== 'due') return [{ among: spam ? undefined : inStatus(status), sort }]
  if (status) return [{ among: inStatus(status), sort: status === 'new' ? 'oldest' : 'newest' }]
  return [
    { among: waits, sort: 'oldest' },
    { among: (row) => row('status', 'not in', spam ? ['new'] : ['new', 'spam']), sort: 'newest' },
  ]
}

export function sorted<Output>(rows: Selecting<Output>, sort: Run['sort']): Selecting<Output> {
  if (sort === 'name') return rows.orderBy('name_order').orderBy('created_at').orderBy('id')
  const direction = sort === 'newest' ? 'desc' : 'asc'
  return rows.orderBy('created_at', direction).orderBy('id', direction)
}

/** Condition: comes after a given request in the order. */
export function isAfter(
  { id, created_at, name_order }: Pick<RequestTable, 'id' | 'created_at'> & { name_order: string },
  sort: Run['sort'],
) {
  return (row: RequestBuilder) =>
    sort === 'name'
      ? row(row.refTuple('name_order', 'created_at', 'id'), '>', row.tuple(name_order, created_at, id))
      : row(row.refTuple('created_at', 'id'), sort === 'newest' ? '<' : '>', row.tuple(created_at, id))
}

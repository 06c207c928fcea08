import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Submission } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { InboxFilter } from './inbox.ts'

export type RequestBuilder = ExpressionBuilder<Tables, 'contact_submissions'>
type Selecting<Output> = SelectQueryBuilder<Tables, 'contact_submissions', Output>
type Among = ReturnType<typeof inStatus>

/** Requests in an order that one index has. */
export type Run = { among?: Among; sort: Exclude<InboxFilter['sort'], 'due'> }

export function inStatus(status: InboxFilter['status']) {
  return (row: RequestBuilder) => (status ? row('status', '=', status) : row('status', '<>', 'spam'))
}

const waits: Among = (row) => row('status', '=', 'new')

/**
 * The runs that make the order of a list, one behind the other. Who waits for an answer is due in the order in which he came:
 * no column says when, since a change of the opening hours moves it.
 * @param spam whether what counts as spam is among them, where no status is asked for
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

/** Stands behind a request in an order. */
export function isAfter(
  { id, created_at, name_order }: Pick<Submission, 'id' | 'created_at'> & { name_order: string },
  sort: Run['sort'],
) {
  return (row: RequestBuilder) =>
    sort === 'name'
      ? row(row.refTuple('name_order', 'created_at', 'id'), '>', row.tuple(name_order, created_at, id))
      : row(row.refTuple('created_at', 'id'), sort === 'newest' ? '<' : '>', row.tuple(created_at, id))
}

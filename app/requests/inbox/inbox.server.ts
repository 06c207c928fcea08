import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely'
import type { formTypes } from '#app/requests/request.ts'
import type { Submission, Tables } from '#database/tables.ts'
import type { InboxFilter, Status } from './inbox.ts'
import { hasWords, type SearchPlan, searchPlan } from './search.server.ts'

export const PAGE_SIZE = 50

/** A search shows at most so many requests, the first in its order; who looks for one among more adds a word. */
export const MOST_FOUND = 1_000

/** What the list is asked for: the filter with its days as moments. */
export type InboxQuery = Pick<InboxFilter, 'status' | 'service' | 'only' | 'search' | 'sort'> & {
  type?: (typeof formTypes)[number]
  /** Came in at this moment or later. */
  since?: Date
  /** Unanswered requests from before this moment are overdue. */
  overdueBefore: Date
}

type Builder = ExpressionBuilder<Tables, 'contact_submissions'>

/** Everything a filter says but the status and the search. */
function matches(query: InboxQuery) {
  return (row: Builder) => {
    const conditions = []
    if (query.type) conditions.push(row('form_type', '=', query.type))
    if (query.service) conditions.push(row('service_type', '=', query.service))
    if (query.since) conditions.push(row('created_at', '>=', query.since.toISOString()))
    if (query.only === 'unread') conditions.push(row('read_at', 'is', null), row('status', '<>', 'spam'))
    if (query.only === 'overdue') {
      conditions.push(
        row('first_answered_at', 'is', null),
        row('status', '=', 'new'),
        row('created_at', '<=', query.overdueBefore.toISOString()),
      )
    }
    return row.and(conditions)
  }
}

function inStatus(status: InboxFilter['status']) {
  return (row: Builder) => (status ? row('status', '=', status) : row('status', '<>', 'spam'))
}

type Selecting<Output> = SelectQueryBuilder<Tables, 'contact_submissions', Output>

function sorted<Output>(rows: Selecting<Output>, sort: InboxFilter['sort']): Selecting<Output> {
  if (sort === 'name') return rows.orderBy('name_order').orderBy('created_at').orderBy('id')
  const direction = sort === 'newest' ? 'desc' : 'asc'
  return rows.orderBy('created_at', direction).orderBy('id', direction)
}

const listed = [
  'id',
  'created_at',
  'reference',
  'form_type',
  'name',
  'email',
  'phone',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
  'service_type',
  'estimate',
  'preferred_date',
  'status',
  'version',
  'read_at',
  'first_answered_at',
  'appointment_at',
] as const satisfies readonly (keyof Submission)[]

type Counts = Record<Status, number>

/**
 * One page of the requests a filter finds, with the counts per status; a page past the end is the last one.
 * `more`: a search found more than `MOST_FOUND`, and the counts are of the first.
 */
export async function listRequests(db: Kysely<Tables>, query: InboxQuery, wanted: number) {
  const plan = await searchPlan(db, query.search)
  return plan ? listFound(db, query, plan, wanted) : listAll(db, query, wanted)
}

async function listAll(db: Kysely<Tables>, query: InboxQuery, wanted: number) {
  const counts = await countByStatus(db, query)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = query.status ? counts[query.status] : all - counts.spam
  const { page, pages } = pageAmong(total, wanted)
  const ids = sorted(
    db
      .selectFrom('contact_submissions')
      .select('id')
      .where(matches(query))
      .where(inStatus(query.status))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    query.sort,
  )
  const rows = total ? await sorted(rowsOf(db).where('id', 'in', ids), query.sort).execute() : []
  return { counts, total, page, pages, rows, more: false }
}

/** How many requests a filter finds in each status. */
async function countByStatus(db: Kysely<Tables>, query: InboxQuery): Promise<Counts> {
  const rows = await db
    .selectFrom('contact_submissions')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where(matches(query))
    .groupBy('status')
    .execute()
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

/** How many requests nobody has read; what looks like spam is not among them. */
export async function countUnread(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('contact_submissions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .where('status', '<>', 'spam')
    .executeTakeFirstOrThrow()
  return count
}

const none: Counts = { new: 0, contacted: 0, scheduled: 0, completed: 0, archived: 0, spam: 0 }

async function listFound(db: Kysely<Tables>, query: InboxQuery, plan: SearchPlan, wanted: number) {
  const every = await found(db, query, plan)
  const more = every.length === AT_MOST
  const ofStatus = every.filter(({ status }) => (query.status ? status === query.status : status !== 'spam'))
  // Among the first of all there may be few of one status where there are many: then it is looked for by itself.
  const complete = !more || ofStatus.length >= MOST_FOUND
  const own = complete ? ofStatus : await found(db, query, plan, inStatus(query.status))
  const shown = own.slice(0, MOST_FOUND)
  const counts = { ...none }
  for (const { status } of every) counts[status] += 1
  if (query.status) counts[query.status] = shown.length
  const { page, pages } = pageAmong(shown.length, wanted)
  const ids = shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id)
  const rows = ids.length ? await sorted(rowsOf(db).where('id', 'in', ids), query.sort).execute() : []
  return { counts, total: shown.length, page, pages, rows, more }
}

/** Room for the spam among the first. */
const AT_MOST = MOST_FOUND * 1.5

/** The first requests with the words of a search, in their order. */
function found(
  db: Kysely<Tables>,
  query: InboxQuery,
  plan: SearchPlan,
  only?: ReturnType<typeof inStatus>,
): Promise<{ id: string; status: Status }[]> {
  const rows = db
    .selectFrom('contact_submissions')
    .select(['id', 'status'])
    .where(matches(query))
    .where(hasWords(plan, db))
    .limit(AT_MOST)
  return sorted(only ? rows.where(only) : rows, query.sort).execute()
}

function pageAmong(total: number, wanted: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return { page: Math.min(Math.max(1, wanted), pages), pages }
}

function rowsOf(db: Kysely<Tables>) {
  return db.selectFrom('contact_submissions').select(listed)
}

export type ListedRequest = Awaited<ReturnType<typeof listAll>>['rows'][number]

const EXPORTED_AT_ONCE = 1_000

/** Every request a filter finds, in its order, some at a time: however many there are, few are held at once. */
export async function* everyRequest(db: Kysely<Tables>, query: InboxQuery) {
  const plan = await searchPlan(db, query.search)
  let after: (Pick<Submission, 'id' | 'created_at'> & { name_order: string }) | undefined
  for (;;) {
    let ids = db
      .selectFrom('contact_submissions')
      .select('id')
      .where(matches(query))
      .where(inStatus(query.status))
      .limit(EXPORTED_AT_ONCE)
    if (plan) ids = ids.where(hasWords(plan, db))
    if (after) ids = ids.where(isAfter(after, query.sort))
    const rows = db.selectFrom('contact_submissions').selectAll()
    const batch = await sorted(rows.where('id', 'in', sorted(ids, query.sort)), query.sort).execute()
    yield batch
    after = batch.at(-1)
    if (!after || batch.length < EXPORTED_AT_ONCE) return
  }
}

/** Stands behind a request in an order. */
function isAfter(
  { id, created_at, name_order }: { id: string; created_at: string; name_order: string },
  sort: InboxFilter['sort'],
) {
  return (row: Builder) =>
    sort === 'name'
      ? row(row.refTuple('name_order', 'created_at', 'id'), '>', row.tuple(name_order, created_at, id))
      : row(row.refTuple('created_at', 'id'), sort === 'newest' ? '<' : '>', row.tuple(created_at, id))
}

import type { Kysely, Selectable } from 'kysely'
import type { formTypes } from '#app/requests/request.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import { type InboxFilter, type QuickFilter, type Status, statuses } from './inbox.ts'
import {
  type Condition,
  countOf,
  due,
  isAfter,
  type RequestBuilder,
  type Run,
  runsOf,
  sorted,
} from './order.server.ts'
import { hasWords, readSearch, type Search } from './search.server.ts'

export const PAGE_SIZE = 50

/** The most pages shown below each other: a longer list takes a phone too long to lay out. */
export const MOST_PAGES = 10

/** The most requests a search shows, the first in its order; to see others, one must narrow the search. */
export const MOST_FOUND = 1_000

/** The query of the list: the filter with its days as points in time. */
export type InboxQuery = Pick<InboxFilter, 'status' | 'service' | 'only' | 'search' | 'sort'> & {
  type?: (typeof formTypes)[number]
  /** Received at this moment or later. */
  since?: Date
  /** Who waits since before this moment has waited too long. */
  overdueBefore: Date
}

/** What each quick filter keeps. */
const quick = {
  unread: (row) => row.and([row('read_at', 'is', null), row('status', '<>', 'spam')]),
  overdue: (row, { overdueBefore: last }) =>
    row.and([due.among(row), row('waiting_since', '<=', last.toISOString())]),
} satisfies Record<QuickFilter, (row: RequestBuilder, query: InboxQuery) => ReturnType<Condition>>

/** The conditions of a filter, without the status and the search. */
function matches(query: InboxQuery) {
  return (row: RequestBuilder) => {
    const conditions = []
    if (query.type) conditions.push(row('form_type', '=', query.type))
    if (query.service) conditions.push(row('service_type', '=', query.service))
    if (query.since) conditions.push(row('created_at', '>=', query.since.toISOString()))
    if (query.only) conditions.push(quick[query.only](row, query))
    return row.and(conditions)
  }
}

/** The columns that lists show of a request. */
export const listed = [
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
  'message',
  'lang',
  'status',
  'version',
  'read_at',
  'first_answered_at',
  'waiting_since',
  'appointment_at',
  'promised_at',
  'car',
  'untold_since',
] as const satisfies readonly (keyof RequestTable)[]

type Counts = Record<Status, number>

/**
 * Some pages of the requests that match a query, with the counts per status; past the end, the last page. `more`: the search
 * stopped at `AT_MOST` matches, and the counts are of those. `instead`: what was searched for in place of a slip.
 */
export async function listRequests(db: Kysely<Tables>, query: InboxQuery, first: number, last = first) {
  const search = await readSearch(db, query.search)
  return search ? listFound(db, query, search, [first, last]) : listAll(db, query, [first, last])
}

type Pages = [first: number, last: number]

async function listAll(db: Kysely<Tables>, query: InboxQuery, wanted: Pages) {
  const counts = await countByStatus(db, query)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = query.status ? counts[query.status] : all - counts.spam
  const place = placeAmong(total, wanted)
  const ids: string[] = []
  let { skip } = place
  for (const run of runsOf(query)) {
    const left = place.take - ids.length
    if (!total || !left) break
    const own = found(db, query, run)
    const some = await own.limit(left).offset(skip).execute()
    ids.push(...some.map(({ id }) => id))
    skip = some.length ? 0 : skip - (await countOf(own))
  }
  return { counts, total, ...place, rows: await rowsOf(db, ids), more: false, instead: undefined }
}

/** How many requests match a query, per status. */
async function countByStatus(db: Kysely<Tables>, query: InboxQuery): Promise<Counts> {
  const rows = await db
    .selectFrom('contact_submissions')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where(matches(query))
    .groupBy('status')
    .execute()
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

/** How many requests are unread, without suspected spam. */
export const countUnread = (db: Kysely<Tables>): Promise<number> =>
  countOf(db.selectFrom('contact_submissions').where(quick.unread))

const none = Object.fromEntries(statuses.map((status) => [status, 0])) as Counts

async function listFound(db: Kysely<Tables>, query: InboxQuery, search: Search, wanted: Pages) {
  const every = await firstFound(db, query, search, runsOf({ sort: query.sort }, true))
  const more = every.length === AT_MOST
  const ofStatus = every.filter(({ status }) => (query.status ? status === query.status : status !== 'spam'))
  // The first matches of all statuses may hold few of the one asked for: then search that status alone.
  const complete = !more || ofStatus.length >= MOST_FOUND
  const own = complete ? ofStatus : await firstFound(db, query, search, runsOf(query))
  const shown = own.slice(0, MOST_FOUND)
  const counts = { ...none }
  for (const { status } of every) counts[status] += 1
  if (query.status) counts[query.status] = shown.length
  const place = placeAmong(shown.length, wanted)
  const ids = shown.slice(place.skip, place.skip + place.take).map(({ id }) => id)
  return { counts, total: shown.length, ...place, rows: await rowsOf(db, ids), more, instead: search.instead }
}

/** Leaves room for spam among the first matches. */
const AT_MOST = MOST_FOUND * 1.5

/** The first requests that match a search, in order. */
async function firstFound(db: Kysely<Tables>, query: InboxQuery, search: Search, runs: Run[]) {
  const first: { id: string; status: Status }[] = []
  for (const run of runs) {
    const left = AT_MOST - first.length
    if (left) first.push(...(await found(db, query, run).where(hasWords(search)).limit(left).execute()))
  }
  return first
}

/** The requests of one run that match a query. */
function found(db: Kysely<Tables>, query: InboxQuery, { among, sort }: Run) {
  const rows = db.selectFrom('contact_submissions').select(['id', 'status'])
  return sorted(rows.where(matches(query)).where(among), sort)
}

function placeAmong(total: number, [first, last]: Pages) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, first), pages)
  const lastPage = Math.min(Math.max(page, last), pages, page + MOST_PAGES - 1)
  return { page, lastPage, pages, skip: (page - 1) * PAGE_SIZE, take: (lastPage - page + 1) * PAGE_SIZE }
}

/** Requests in the order of the given ids. */
async function rowsOf(db: Kysely<Tables>, ids: string[]) {
  if (!ids.length) return []
  const rows = await db.selectFrom('contact_submissions').select(listed).where('id', 'in', ids).execute()
  const places = new Map(ids.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export type ListedRequest = Awaited<ReturnType<typeof rowsOf>>[number]

const EXPORTED_AT_ONCE = 1_000

/** Every request that matches a query, in order and in batches, so that few are in memory at once. */
export async function* everyRequest(db: Kysely<Tables>, query: InboxQuery) {
  const search = await readSearch(db, query.search)
  for (const run of runsOf(query)) {
    let after: Selectable<RequestTable> | undefined
    do {
      let ids = found(db, query, run).clearSelect().select('id').limit(EXPORTED_AT_ONCE)
      if (search) ids = ids.where(hasWords(search))
      if (after) ids = ids.where(isAfter(after, run.sort))
      const rows = db.selectFrom('contact_submissions').selectAll()
      const batch = await sorted(rows.where('id', 'in', ids), run.sort).execute()
      if (batch.length) yield batch
      after = batch.length < EXPORTED_AT_ONCE ? undefined : batch.at(-1)
    } while (after)
  }
}

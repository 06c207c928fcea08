import type { Kysely, SelectQueryBuilder } from 'kysely'
import { factColumns } from '#app/requests/life/facts.server.ts'
import { type OpenRequest, openRequests } from '#app/requests/life/open.server.ts'
import { isLate, isOurs, stageOf } from '#app/requests/life/stage.ts'
import type { formTypes } from '#app/requests/request.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import { type InboxFilter, type Status, statuses } from './inbox.ts'
import { type Condition, inStatus, type Run, runsOf, sorted } from './order.server.ts'
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
  /** When it is asked: what is late by then. */
  now: Date
}

/** What a filter keeps besides the status and the choices below; whose turn it is, is known of open requests alone. */
const isKept = ({ only, now }: InboxQuery, request: OpenRequest): boolean =>
  only === undefined ||
  (only === 'ours'
    ? isOurs(request)
    : only === 'overdue'
      ? isLate(request, now)
      : stageOf(request.facts) === only)

/** The conditions of a filter and of a search, without the status. */
function matches(query: InboxQuery, search: Search | undefined): Condition {
  return (row) => {
    const conditions = search ? [hasWords(search)(row)] : []
    if (query.type) conditions.push(row('form_type', '=', query.type))
    if (query.service) conditions.push(row('service_type', '=', query.service))
    if (query.since) conditions.push(row('created_at', '>=', query.since.toISOString()))
    return row.and(conditions)
  }
}

/** The columns that lists show of a request. */
const listed = [
  ...factColumns,
  'created_at',
  'reference',
  'form_type',
  'name',
  'phone',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
  'service_type',
  'estimate',
  'message',
  'lang',
  'version',
] as const satisfies readonly (keyof RequestTable)[]

type Counts = Record<Status, number>

/**
 * Some pages of the requests that match a query, with the counts per status; past the end, the last page. `more`: the search
 * stopped at `AT_MOST` matches, and the counts are of those. `instead`: what was searched for in place of a slip.
 */
export async function listRequests(db: Kysely<Tables>, query: InboxQuery, first: number, last = first) {
  const search = await readSearch(db, query.search)
  return search || query.only
    ? listFound(db, query, search, [first, last])
    : listAll(db, query, [first, last])
}

type Pages = [first: number, last: number]

async function listAll(db: Kysely<Tables>, query: InboxQuery, wanted: Pages) {
  const counts = await countByStatus(db, query)
  const countOf = ({ of }: Run) => of.reduce((sum, status) => sum + counts[status], 0)
  const runs = runsOf(query)
  const total = runs.reduce((sum, run) => sum + countOf(run), 0)
  const place = placeAmong(total, wanted)
  const found: Found[] = []
  let { skip } = place
  for (const run of runs) {
    found.push(...(await find(db, query, run, { limit: place.take - found.length, skip })))
    skip = Math.max(0, skip - countOf(run))
  }
  return { counts, total, ...place, rows: await rowsOf(db, found), more: false, instead: undefined }
}

/** How many requests match a query, per status. */
async function countByStatus(db: Kysely<Tables>, query: InboxQuery): Promise<Counts> {
  const rows = await db
    .selectFrom('contact_submissions')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where(matches(query, undefined))
    .groupBy('status')
    .execute()
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

const none = Object.fromEntries(statuses.map((status) => [status, 0])) as Counts

async function listFound(db: Kysely<Tables>, query: InboxQuery, search: Search | undefined, wanted: Pages) {
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
  const rows = await rowsOf(db, shown.slice(place.skip, place.skip + place.take))
  return { counts, total: shown.length, ...place, rows, more, instead: search?.instead }
}

/** Leaves room for spam among the first matches. */
const AT_MOST = MOST_FOUND * 1.5

/** The first requests that match a search, in order. */
async function firstFound(db: Kysely<Tables>, query: InboxQuery, search: Search | undefined, runs: Run[]) {
  const first: Found[] = []
  for (const run of runs)
    first.push(...(await find(db, query, run, { search, limit: AT_MOST - first.length })))
  return first
}

type Found = { id: string; status: Status }
type Part = { search?: Search | undefined; limit?: number; skip?: number }

/** The requests of one run that match a query, or some of them in their order. */
async function find(
  db: Kysely<Tables>,
  query: InboxQuery,
  { of, sort }: Run,
  { search, limit = Number.MAX_SAFE_INTEGER, skip = 0 }: Part,
): Promise<Found[]> {
  if (!of.length || limit <= 0) return []
  const where: Condition = (row) => row.and([matches(query, search)(row), inStatus(of)(row)])
  if (sort === 'due' || query.only) {
    const open = await openRequests(db, query.now, { where, sort })
    return open.filter((each) => isKept(query, each)).slice(skip, skip + limit)
  }
  const rows = db.selectFrom('contact_submissions').select(['id', 'status']).where(where)
  return sorted(rows, sort).limit(limit).offset(skip).execute()
}

function placeAmong(total: number, [first, last]: Pages) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, first), pages)
  const lastPage = Math.min(Math.max(page, last), pages, page + MOST_PAGES - 1)
  return { page, lastPage, pages, skip: (page - 1) * PAGE_SIZE, take: (lastPage - page + 1) * PAGE_SIZE }
}

/** What lists show of requests that were found, in their order. */
export const rowsOf = (db: Kysely<Tables>, found: readonly Pick<Found, 'id'>[]) =>
  inOrder(db.selectFrom('contact_submissions').select(listed), found)

async function inOrder<Row extends { id: string }>(
  rows: SelectQueryBuilder<Tables, 'contact_submissions', Row>,
  found: readonly Pick<Found, 'id'>[],
): Promise<Row[]> {
  if (!found.length) return []
  const places = new Map(found.map(({ id }, at) => [id, at]))
  const stored = await rows.where('id', 'in', [...places.keys()]).execute()
  return stored.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export type ListedRequest = Awaited<ReturnType<typeof rowsOf>>[number]

const EXPORTED_AT_ONCE = 1_000

/** Every request that matches a query, in order and in batches, so that few are in memory at once. */
export async function* everyRequest(db: Kysely<Tables>, query: InboxQuery) {
  const search = await readSearch(db, query.search)
  for (const run of runsOf(query)) {
    const found = await find(db, query, run, { search })
    for (let from = 0; from < found.length; from += EXPORTED_AT_ONCE)
      yield inOrder(
        db.selectFrom('contact_submissions').selectAll(),
        found.slice(from, from + EXPORTED_AT_ONCE),
      )
  }
}

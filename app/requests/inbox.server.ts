import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely'
import { folded, phoneDigits, WORD_LENGTH } from '#database/search-words.ts'
import type { Submission, Tables } from '#database/tables.ts'
import type { InboxFilter, Status } from './inbox.ts'
import type { formTypes } from './request.ts'

export const PAGE_SIZE = 50

/** What the list is asked for: the filter with its days as moments. */
export type InboxQuery = Pick<InboxFilter, 'status' | 'service' | 'only' | 'search' | 'sort'> & {
  type?: (typeof formTypes)[number]
  /** Came in at this moment or later. */
  since?: Date
  /** Unanswered requests from before this moment are overdue. */
  overdueBefore: Date
}

type Builder = ExpressionBuilder<Tables, 'contact_submissions'>

/** Everything a filter says but the status. */
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
    for (const term of searchTerms(query.search)) conditions.push(contains(row, term))
    return row.and(conditions)
  }
}

/** The beginnings of words that must all be found; a phone number in any notation is one. */
function searchTerms(search: string): string[] {
  const text = search.trim()
  if (/^[+\d(][\d\s().+/-]*$/.test(text) && phoneDigits(text).length >= 7) return [phoneDigits(text)]
  return folded(text)
    .split(' ')
    .filter(Boolean)
    .map((term) => term.slice(0, WORD_LENGTH))
}

const LAST_CHARACTER = '\u{10ffff}'

function contains(row: Builder, term: string) {
  return row('id', 'in', (from) =>
    from
      .selectFrom('request_words')
      .select('request_id')
      .where('word', '>=', term)
      .where('word', '<', term + LAST_CHARACTER),
  )
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
  'preferred_date',
  'status',
  'read_at',
  'first_answered_at',
  'appointment_at',
] as const satisfies readonly (keyof Submission)[]

/** How many requests a filter finds in each status. */
export async function countByStatus(db: Kysely<Tables>, query: InboxQuery): Promise<Record<Status, number>> {
  const rows = await db
    .selectFrom('contact_submissions')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where(matches(query))
    .groupBy('status')
    .execute()
  const none = { new: 0, contacted: 0, scheduled: 0, completed: 0, archived: 0, spam: 0 }
  return Object.assign(none, Object.fromEntries(rows.map(({ status, count }) => [status, count])))
}

/** One page of the requests a filter finds, with the counts per status; a page past the end is the last one. */
export async function listRequests(db: Kysely<Tables>, query: InboxQuery, wanted: number) {
  const counts = await countByStatus(db, query)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = query.status ? counts[query.status] : all - counts.spam
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const rows = total ? await pageOf(db, query, page) : []
  return { counts, total, page, pages, rows }
}

function pageOf(db: Kysely<Tables>, query: InboxQuery, page: number) {
  const ids = db
    .selectFrom('contact_submissions')
    .select('id')
    .where(matches(query))
    .where(inStatus(query.status))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const rows = db.selectFrom('contact_submissions').select(listed)
  return sorted(rows.where('id', 'in', sorted(ids, query.sort)), query.sort).execute()
}

export type ListedRequest = Awaited<ReturnType<typeof pageOf>>[number]

const EXPORTED_AT_ONCE = 1_000

/** Every request a filter finds, in its order, some at a time: however many there are, few are held at once. */
export async function* everyRequest(db: Kysely<Tables>, query: InboxQuery) {
  for (let offset = 0; ; offset += EXPORTED_AT_ONCE) {
    const ids = db
      .selectFrom('contact_submissions')
      .select('id')
      .where(matches(query))
      .where(inStatus(query.status))
      .limit(EXPORTED_AT_ONCE)
      .offset(offset)
    const rows = db.selectFrom('contact_submissions').selectAll()
    const found = await sorted(rows.where('id', 'in', sorted(ids, query.sort)), query.sort).execute()
    yield found
    if (found.length < EXPORTED_AT_ONCE) return
  }
}

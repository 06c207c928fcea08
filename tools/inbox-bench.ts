import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { lastDays, requestFigures } from '../app/requests/inbox/figures.server.ts'
import { type InboxQuery, listRequests, PAGE_SIZE } from '../app/requests/inbox/inbox.server.ts'
import { statuses } from '../app/requests/inbox/inbox.ts'
import { countToday, todayItems } from '../app/requests/inbox/today.server.ts'
import { requestServices } from '../app/requests/request.ts'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import type { Submission } from '../database/rows/requests.ts'
import { nameOrder, searchWords } from '../database/search-words.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { plansOf, watched } from './inbox-plans.ts'

const REQUESTS = 100_000
const BUDGET_MILLISECONDS = 150
const ROUNDS = 5
const AT_ONCE = 500
const WORDS_AT_ONCE = 5_000
const NOW = new Date('2026-11-20T15:00:00Z')
const TWO_YEARS = 2 * 365 * 86_400_000

const names = ['Élise Gagné', 'Marc Tremblay', 'Nadia Ouellet', 'José Côté', 'Anne-Marie Lévesque', 'Li Wei']
const cars = [
  ['Toyota', 'Corolla'],
  ['Honda', 'Civic'],
  ['Hyundai', 'Elantra'],
  ['Mazda', '3'],
  ['Ford', 'F-150'],
] as const

function submission(number: number): Insertable<Submission> {
  const [vehicle_make, vehicle_model] = cars[number % cars.length] ?? cars[0]
  const status = number % 20 === 0 ? 'spam' : (statuses[number % 5] ?? 'new')
  const created_at = new Date(
    NOW.getTime() - ((number * 7919) % REQUESTS) * (TWO_YEARS / REQUESTS),
  ).toISOString()
  const one = {
    id: `request-${String((number * 48_271) % 1_000_003).padStart(7, '0')}-${number}`,
    created_at,
    reference: `G-${number.toString(36).toUpperCase().padStart(4, '0')}-22`,
    idempotency_key: `key-${number}`,
    form_type: number % 3 ? ('contact' as const) : ('estimate' as const),
    status,
    spam_reason: null,
    spam_since: status === 'spam' ? created_at : null,
    lang: number % 3 ? ('fr' as const) : ('en' as const),
    name: `${names[number % names.length]} ${number}`,
    phone: `+1 (514) 555-${String(number % 10_000).padStart(4, '0')}`,
    email: `visitor${number}@example.org`,
    vehicle_make,
    vehicle_model,
    vehicle_year: `${2005 + (number % 20)}`,
    plate: `${number % 2 ? 'Tombe' : 'Quai'} ${number % 1000}`,
    service_type: requestServices[number % requestServices.length] ?? 'general',
    preferred_date: number % 3 ? null : created_at.slice(0, 10),
    appointment_at: status === 'scheduled' || status === 'completed' ? created_at : null,
    message: 'Bruit au freinage, surtout le matin. '.repeat(number % 12),
    reach_by: 'any' as const,
    reach_hours: '',
    keeps_parts: 0 as const,
    reminders_text: null,
    reminders_at: null,
    read_at: number % 40 ? created_at : null,
    first_answered_at: status === 'new' ? null : created_at,
  }
  return { ...one, name_order: nameOrder(one.name) }
}

async function fillUp({ db, engine }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < REQUESTS; from += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, index) => submission(from + index))
      await trx.insertInto('contact_submissions').values(rows).execute()
      const words = rows.flatMap((row) => searchWords(row).map((word) => ({ word, request_id: row.id })))
      for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
        await trx
          .insertInto('request_words')
          .values(words.slice(at, at + WORDS_AT_ONCE))
          .execute()
      }
    }
  })
  await sql.raw(engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db)
}

const plain: InboxQuery = { search: '', sort: 'newest', overdueBefore: NOW }
const LAST = REQUESTS / PAGE_SIZE
const queries: Record<string, [Partial<InboxQuery>, first?: number, last?: number]> = {
  everything: [{}],
  'everything, last page': [{}, LAST],
  'by name': [{ sort: 'name' }],
  'by name, last page': [{ sort: 'name' }, LAST],
  'oldest first': [{ sort: 'oldest' }],
  'due first': [{ sort: 'due' }],
  'due first, last page': [{ sort: 'due' }, LAST],
  'due first, ten pages': [{ sort: 'due' }, 1, 10],
  'status new': [{ status: 'new' }],
  'status new, last page': [{ status: 'new' }, LAST],
  spam: [{ status: 'spam' }],
  estimates: [{ type: 'estimate' }],
  'estimates, last page': [{ type: 'estimate' }, LAST],
  brakes: [{ service: 'freins' }],
  'brakes by name, last page': [{ service: 'freins', sort: 'name' }, LAST],
  'last 30 days': [{ since: new Date(NOW.getTime() - 30 * 86_400_000) }],
  'last year, brakes, estimates, contacted': [
    {
      since: new Date(NOW.getTime() - 365 * 86_400_000),
      service: 'freins',
      type: 'estimate',
      status: 'contacted',
    },
  ],
  unread: [{ only: 'unread' }],
  overdue: [{ only: 'overdue' }],
  'search in many': [{ search: 'tremblay' }],
  'search in many, last page': [{ search: 'tremblay' }, LAST],
  'search in many by name, last page': [{ search: 'tremblay', sort: 'name' }, LAST],
  'search in all': [{ search: 'visitor' }],
  'search in all, last page': [{ search: 'visitor' }, LAST],
  'search in all, spam by name': [{ search: 'visitor', status: 'spam', sort: 'name' }],
  'search for a letter': [{ search: 'e' }],
  'search for two letters, oldest first': [{ search: 'e c', sort: 'oldest' }],
  'search for an area code': [{ search: '514' }],
  'search for two words that all have': [{ search: 'visitor example' }],
  'search for two words that nobody has together': [{ search: 'toyota honda' }],
  'search for two broad words that nobody has together': [{ search: 'tombe quai' }],
  'search in all, due first': [{ search: 'visitor', sort: 'due' }],
  'search in all, unread': [{ search: 'visitor', only: 'unread' }],
  'search in all, a service by name': [{ search: 'visitor', service: 'freins', sort: 'name' }],
  'search for one': [{ search: 'visitor77777@example.org' }],
  'search for none': [{ search: 'zzzzzz' }],
  'search for a phone': [{ search: '514.555.4321' }],
  'search for two words, accents': [{ search: 'elise corolla' }],
  'search, status, service': [{ search: 'cote', status: 'new', service: 'pneus' }],
}

/** The queries of the inbox and the overview. */
const reads: Record<string, (db: Database['db']) => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.entries(queries).map(([name, [query, first = 1, last = first]]) => [
      name,
      (db: Database['db']) => listRequests(db, { ...plain, ...query }, first, last),
    ]),
  ),
  today: (db) => todayItems(db, NOW),
  'today in a line': (db) => countToday(db, NOW),
  'overview of a year': (db) => requestFigures(db, lastDays(365, NOW), NOW),
}

type Figures = { milliseconds: Record<string, number>; unindexed: string[] }

async function measure(database: Database): Promise<Figures> {
  const { db } = database
  const figures: Record<string, number> = {}
  const unindexed: string[] = []
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await read(db)
      times.push(performance.now() - start)
    }
    figures[name] = Math.round(times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0)
    const { watching, statements } = watched(db)
    await read(watching)
    for (const plan of await plansOf(database, statements)) unindexed.push(`${name}: ${plan}`)
  }
  return { milliseconds: figures, unindexed }
}

async function figuresOf(url: string): Promise<Figures> {
  const database = connect(url)
  try {
    await migrate(database)
    await fillUp(database)
    return await measure(database)
  } finally {
    await database.close()
  }
}

/**
 * Prints the milliseconds that each filter of the inbox and the overview of a year take among 100,000 requests, on both
 * engines. Fails over budget, and if an engine would read a whole table without an index.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inbox-bench-'))
  const postgres = await startPostgres({ durable: false })
  const onSqlite = await figuresOf(`file:${path.join(folder, 'garage.db')}`)
  const onPostgres = await figuresOf(postgres.url)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })

  console.table(
    Object.fromEntries(
      Object.keys(reads).map((name) => [
        name,
        { SQLite: onSqlite.milliseconds[name], Postgres: onPostgres.milliseconds[name] },
      ]),
    ),
  )
  const unindexed = [
    ...onSqlite.unindexed.map((plan) => `SQLite, ${plan}`),
    ...onPostgres.unindexed.map((plan) => `Postgres, ${plan}`),
  ]
  for (const plan of unindexed) console.log(`Read without an index: ${plan}`)
  const slowest = Math.max(...Object.values(onSqlite.milliseconds), ...Object.values(onPostgres.milliseconds))
  console.log(`Slowest ${slowest} ms (at most ${BUDGET_MILLISECONDS} ms)`)
  process.exitCode = slowest > BUDGET_MILLISECONDS || unindexed.length ? 1 : 0
}

await main()

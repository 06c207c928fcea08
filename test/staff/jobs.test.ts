import { once } from 'node:events'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Jobs, jobTiming, startJobs, waitAfter } from '#app/jobs/jobs.server.ts'
import { type JobKind, NotDone, recurring } from '#app/jobs/kinds.ts'
import { drop, LONGEST_WAIT, leaseNext, leaveForLater, markFailed, markSent } from '#app/jobs/lease.server.ts'
import { connect, type Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { createLog } from '#platform/log.ts'
import { engines } from '../engines.ts'
import { databaseForEach, itIs, NOW } from './in-database.ts'

const MINUTE = 60_000
const LEASE = 30_000
const from = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString()

const putInto = (db: Kysely<Tables>, id: string, more = {}) =>
  db
    .insertInto('jobs')
    .values({
      ...{ id, kind: 'mail', message_id: id, created_at: from(0), due_at: from(0), lang: 'fr' },
      ...{ subject: 'S', html: 'H', text: 'T', to_address: 'a@b.example' },
      ...more,
    } as never)
    .execute()

let running: Jobs | undefined
afterEach(() => running?.stop())

type Work = Partial<JobKind> & Pick<JobKind, 'run'>

/** Runs jobs of one kind. @returns the first line of the log about one that has ended */
function start(kind: Work, database: Database, timing = jobTiming): Promise<Record<string, unknown>> {
  const said = Promise.withResolvers<Record<string, unknown>>()
  const write = (lines: string) => {
    for (const line of lines.trim().split('\n')) if (line.includes('"job.')) said.resolve(JSON.parse(line))
  }
  const { log } = createLog('debug', { write })
  const times = { atOnce: 1, lease: LEASE, limit: LEASE, firstRetry: MINUTE, attempts: 2 } as const
  const mail = { ...times, afterwards: 'record', ...kind } as const
  running = startJobs({ database, log, kinds: { mail } }, timing)
  return said.promise
}

async function ended(kind: Work, database: Database) {
  const line = await start(kind, database)
  await running?.stop()
  return line
}

/** Never ends but by its signal. */
const hangs: JobKind['run'] = async (_, signal) => {
  if (!signal.aborted) await once(signal, 'abort')
  throw new Error('aborted')
}

describe('A job in hand', () => {
  const at = databaseForEach([])
  const states = () => at.db.selectFrom('jobs').select(['state', 'attempts', 'lease']).orderBy('id').execute()
  const sent = { state: 'sent', attempts: 1, lease: null }
  beforeEach(() => putInto(at.db, 'one'))

  test('keeps no other waiting, and is given up at its limit', async () => {
    await putInto(at.db, 'two')
    const run: JobKind['run'] = async (job, signal) => (job.id === 'one' ? hangs(job, signal) : undefined)
    const line = await start({ run, atOnce: 2 }, at.database, { ...jobTiming, stop: 0 })
    expect(line).toMatchObject({ event: 'job.done', id: 'two' })
    await running?.stop()
    expect(await states()).toEqual([{ state: 'waiting', attempts: 1, lease: null }, sent])
    const due_at = from(0)
    await at.db.updateTable('jobs').set({ due_at }).execute()
    expect(await ended({ run: hangs, limit: 0 }, at.database)).toMatchObject({ event: 'job.failed' })
  })

  test('has used what its lease took of its limit', async () => {
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const db = at.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        now += LEASE
        return result
      },
    })
    expect(await ended({ run: hangs }, { ...at.database, db })).toMatchObject({ event: 'job.retry' })
  })

  test.each([
    ['finished', jobTiming.stop, sent],
    ['left, with its attempt, where it does not end', 0, { ...sent, state: 'waiting' }],
  ])('is %s when the process stops', async (_, stop, left) => {
    const [began, may] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()]
    const run: JobKind['run'] = (job, signal) => {
      began.resolve()
      return Promise.race([may.promise, hangs(job, signal)])
    }
    void start({ run }, at.database, { ...jobTiming, stop })
    await began.promise
    const stopped = running?.stop()
    if (stop) may.resolve(undefined)
    await stopped
    expect(await states()).toEqual([left])
  })

  test('is not done again where the database was away as it ended', async () => {
    let [isAway, refused] = [false, 0]
    const flaky: Database = {
      ...at.database,
      get db() {
        if (!isAway) return at.db
        refused += 1
        isAway = refused < 3
        throw new Error('database is gone')
      },
    }
    const run = vi.fn(async () => {
      isAway = true
      return undefined
    })
    expect(await ended({ run }, flaky)).toMatchObject({ event: 'job.done', attempts: 1 })
    expect([run.mock.calls.length, refused, await states()]).toEqual([1, 3, [sent]])
  })
})

describe.each(engines)('Jobs that wait, on $name', ({ open }) => {
  const at = databaseForEach([], open)
  const put = (id: string, more = {}) => putInto(at.db, id, more)
  const isLeft = async (...left: object[]) => expect(await at.rows('jobs')).toMatchObject(left)
  const next = (mine: string[] = []) => leaseNext(at.database, { kind: 'mail', leaseFor: LEASE, mine })
  const taken = async () => {
    const job = await next()
    if (!job) throw new Error('No job waits')
    return job
  }

  test('are leased where they are due and nobody has them, by a clock that may have been set back', async () => {
    itIs(NOW)
    const cases: [more: Record<string, unknown>, isTaken: boolean][] = [
      [{}, true],
      [{ due_at: from(1) }, false],
      [{ due_at: from(2 * LONGEST_WAIT) }, false],
      [{ due_at: from(2 * LONGEST_WAIT + 1) }, true],
      [{ leased_until: from(0) }, true],
      [{ leased_until: from(1) }, false],
      [{ leased_until: from(2 * LEASE) }, false],
      [{ leased_until: from(2 * LEASE + 1) }, true],
      [{ state: 'sent' }, false],
      [{ state: 'failed' }, false],
      [{ kind: 'alert' }, false],
    ]
    for (const [more, isTaken] of cases) {
      await put('one', more)
      expect(await next(['one']), JSON.stringify(more)).toBeUndefined()
      const job = await next()
      expect(job?.id, JSON.stringify(more)).toBe(isTaken ? 'one' : undefined)
      if (job) expect(job).toMatchObject({ attempts: 1, leased_until: from(LEASE) })
      await at.db.deleteFrom('jobs').execute()
    }
  })

  test('are leased once, what belongs to no request first, then what has been due longest', async () => {
    itIs(NOW)
    await at.keep(1)
    await put('c', { request_id: 'id-1', due_at: from(-2 * MINUTE) })
    await put('b', { request_id: 'id-1', due_at: from(-3 * MINUTE) })
    await put('a', { due_at: from(-MINUTE) })
    const inOrder = [await next(), await next(), await next(), await next()].map((job) => job?.id)
    expect(inOrder).toEqual(['a', 'b', 'c', undefined])
  })

  test('are leased once, of many by two processes at once', async () => {
    for (let number = 0; number < 20; number += 1) await put(`job-${number}`)
    const other = connect(at.opened.url)
    const take = async (number: number) => {
      const wanted = { kind: 'mail', leaseFor: LEASE, mine: [] } as const
      return (await leaseNext(number % 2 ? other : at.database, wanted))?.id ?? []
    }
    const taken = (await Promise.all(Array.from({ length: 24 }, (_, number) => take(number)))).flat()
    await other.close()
    expect(taken.length).toBeGreaterThan(1)
    expect(new Set(taken).size).toBe(taken.length)
  })

  test('are written down by who still has them; what was sent is sent all the same', async () => {
    itIs(NOW)
    await put('one')
    const first = await taken()
    itIs(from(LEASE))
    const second = await taken()
    await leaveForLater(at.database, first, MINUTE, 'lost')
    await markFailed(at.database, first, 'lost')
    await isLeft({ state: 'waiting', lease: second.lease, last_error: null, attempts: 2 })
    await leaveForLater(at.database, second, MINUTE, 'busy')
    const free = { lease: null, leased_until: null }
    await isLeft({ ...free, due_at: from(LEASE + MINUTE), last_error: 'busy', attempts: 2 })
    await markSent(at.database, first)
    await isLeft({ state: 'sent', html: '', text: '', last_error: null, sent_at: from(LEASE) })
    await drop(at.database, first)
    await isLeft()
  })

  const run = async () => undefined
  const fails = () => Promise.reject(new Error('no'))
  const refuses = (how: ConstructorParameters<typeof NotDone>[1]) => () =>
    Promise.reject(new NotDone('no', how))
  const failed = { event: 'job.failed', level: 'error' }
  const again = { state: 'waiting', attempts: 0, last_error: null }
  const HOUR = 60 * MINUTE
  test.each<[string, Work, line: object, left?: object]>([
    [
      'done',
      { run: async () => ({ more: 1 }) },
      { event: 'job.done', more: 1, attempts: 1 },
      { state: 'sent' },
    ],
    ['done', { run, afterwards: 'nothing' }, { event: 'job.done' }],
    ['not done', { run: fails }, { event: 'job.retry' }, { state: 'waiting', last_error: 'no' }],
    ['tried for the last time', { run: fails, attempts: 1 }, failed, { state: 'failed', last_error: 'no' }],
    ['refused', { run: refuses({ attempts: 1 }) }, failed, { state: 'failed' }],
    ['given up', { run: fails, attempts: 1, afterwards: 'nothing' }, failed],
    [
      'told to wait',
      { run: refuses({ wait: 2 * HOUR }) },
      { event: 'job.retry', seconds: 7_200 },
      { state: 'waiting' },
    ],
    ['one of those that come again', { run, afterwards: HOUR }, { level: 'debug' }, again],
  ])('%s: %j', async (_, kind, line, left) => {
    if (typeof kind.afterwards !== 'number') await put('one')
    expect(await ended(kind, at.database)).toMatchObject(line)
    expect(await at.rows('jobs')).toMatchObject(left ? [left] : [])
  })
})

test('what comes again is planned once and runs in one process at a time', () => {
  expect(recurring(MINUTE, vi.fn())).toMatchObject({ atOnce: 1, afterwards: MINUTE, attempts: 3 })
})

test.each([
  [1, 0, 0.5, 1_000],
  [3, 0, 0.5, 4_000],
  [1, 0, 0, 750],
  [1, 0, 1, 1_250],
  [1, 5_000, 0.5, 5_000],
  [99, 0, 1, LONGEST_WAIT],
  [1, 2 * LONGEST_WAIT, 0.5, LONGEST_WAIT],
])(
  'after %i attempts it waits as its kind says, %i ms at least, a quarter more or less',
  (attempts, least, random, wait) => {
    expect(waitAfter(attempts, { firstRetry: 1_000 }, least, random)).toBe(wait)
  },
)

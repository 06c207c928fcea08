import type { Database } from '#database/connect.ts'
import type { JobName } from '#database/rows/jobs.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { type JobKind, type JobKinds, NotDone } from './kinds.ts'
import {
  drop,
  type LeasedJob,
  LONGEST_WAIT,
  leaseNext,
  leaveForLater,
  markFailed,
  markSent,
} from './lease.server.ts'

/** Times in milliseconds. */
export const jobTiming = {
  /** Poll interval, for jobs that another process left. */
  poll: 5_000,
  /** How long jobs in hand may take to finish when the server stops. */
  stop: 6_000,
}

type Options = { database: Database; log: Log; kinds: JobKinds }

export type Jobs = ReturnType<typeof startJobs>

/** Does the jobs that wait in the database, as long as the process lives. */
export function startJobs({ database, log, kinds }: Options, timing = jobTiming) {
  const inHand = new Map<string, { name: JobName; done: Promise<void> }>()
  const all = Object.entries(kinds) as [JobName, JobKind][]
  const aborting = new AbortController()
  let stopping = false
  let woken = false
  let awaken = () => {}

  function wake(): void {
    woken = true
    awaken()
  }

  async function loop(): Promise<void> {
    await insist(() => planRecurring(database, all))
    while (!stopping) {
      woken = false
      for (const [name, kind] of all) while (await start(name, kind)) woken = true
      if (!woken && !stopping) await sleep()
    }
    await Promise.all([...inHand.values()].map(({ done }) => done))
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timing.poll)
      awaken = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** @returns whether there was one to start. */
  async function start(name: JobName, kind: JobKind): Promise<boolean> {
    const isBusy = [...inHand.values()].filter((job) => job.name === name).length >= kind.atOnce
    if (isBusy || stopping) return false
    const leasedAt = performance.now()
    const { lease: leaseFor, where } = kind
    try {
      const wanted = { kind: name, leaseFor, mine: [...inHand.keys()], ...(where && { where }) }
      const job = await leaseNext(database, wanted)
      if (!job) return false
      const done = work(job, kind, leasedAt).finally(() => {
        inHand.delete(job.id)
        wake()
      })
      inHand.set(job.id, { name, done })
      return true
    } catch (error) {
      log.warn('jobs.unreachable', errorFields(error))
      return false
    }
  }

  /** @param leasedAt when the lease was requested: it runs from then, however long the database took to answer. */
  async function work(job: LeasedJob, kind: JobKind, leasedAt: number): Promise<void> {
    const { id, attempts } = job
    const facts = { kind: job.kind, id, attempts, mail: job.mail || undefined }
    try {
      const left = Math.max(0, Math.round(leasedAt + kind.limit - performance.now()))
      const more = await kind.run(job, AbortSignal.any([aborting.signal, AbortSignal.timeout(left)]))
      // Until this is written the job counts as not done, so retry if the database is unreachable.
      await insist(() => settle(job, kind))
      const level = typeof kind.afterwards === 'number' ? 'debug' : 'info'
      log[level]('job.done', { ...facts, ...more })
    } catch (error) {
      const how = error instanceof NotDone ? error.how : { log: errorFields(error) }
      const wait =
        attempts < (how.attempts ?? kind.attempts) ? waitAfter(attempts, kind, how.wait) : undefined
      await insist(() => settle(job, kind, { why: whyOf(error), wait }))
      const seconds = wait && Math.round(wait / 1000)
      log[wait ? 'warn' : 'error'](wait ? 'job.retry' : 'job.failed', { ...facts, ...how.log, seconds })
    }
  }

  function settle(
    job: LeasedJob,
    { afterwards }: JobKind,
    failed?: { why: string; wait?: number | undefined },
  ) {
    if (failed?.wait) return leaveForLater(database, job, failed.wait, failed.why)
    if (typeof afterwards === 'number') return leaveForLater(database, job, afterwards, null)
    if (afterwards === 'nothing') return drop(database, job)
    return failed ? markFailed(database, job, failed.why) : markSent(database, job)
  }

  async function insist(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write()
      } catch (error) {
        if (tries === 1) log.warn('jobs.unreachable', errorFields(error))
        if (aborting.signal.aborted) return
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }

  const running = loop()
  return {
    /** Looks for jobs now; call it after a commit that left some. */
    wake,
    /** Stops after the jobs in hand. */
    async stop() {
      stopping = true
      wake()
      const late = setTimeout(() => aborting.abort(), timing.stop)
      await running
      clearTimeout(late)
    },
  }
}

/** Each recurring job has one row, from its first start on. */
async function planRecurring({ db }: Database, all: [JobName, JobKind][]): Promise<void> {
  const now = new Date().toISOString()
  const rows = all
    .filter(([, { afterwards }]) => typeof afterwards === 'number')
    .map(([kind]) => ({ id: kind, kind, created_at: now, due_at: now }))
  if (rows.length)
    await db
      .insertInto('jobs')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Milliseconds until the next attempt, after `attempts` of them. */
export function waitAfter(
  attempts: number,
  { firstRetry }: Pick<JobKind, 'firstRetry'>,
  least = 0,
  random = Math.random(),
): number {
  const wait = Math.min(firstRetry * 2 ** (attempts - 1), LONGEST_WAIT / 1.25) * (0.75 + random / 2)
  return Math.min(Math.max(wait, least), LONGEST_WAIT)
}

/** For staff: what the mail server said. */
function whyOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

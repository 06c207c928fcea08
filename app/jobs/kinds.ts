import type { RawBuilder } from 'kysely'
import type { JobName } from '#database/rows/jobs.ts'
import type { Fields } from '#platform/log.ts'
import type { LeasedJob } from './lease.server.ts'

/** One kind of job: how it is done, and how often it is tried. Times in milliseconds. */
export type JobKind = {
  /** Does it. @returns what the log is to say of it. @throws NotDone, or another error: it is tried again then. */
  run(job: LeasedJob, signal: AbortSignal): Promise<Fields | undefined>
  /** How many this process does at once. */
  atOnce: number
  /** How long this process holds a job, and after which shorter time `signal` ends it. */
  lease: number
  limit: number
  /** The delay before the second attempt; it doubles from there to `LONGEST_WAIT`, with 25 % jitter. */
  firstRetry: number
  attempts: number
  /** What is left of a job that was done or given up: a record that staff see, nothing, or the next run after so long. */
  afterwards: 'record' | 'nothing' | number
  /** SQL: which of them this process may take. */
  where?: RawBuilder<boolean>
}

export type JobKinds = Partial<Record<JobName, JobKind>>

/** Something that runs again and again, in one process at a time. */
export function recurring(every: number, run: () => Promise<unknown>): JobKind {
  const lease = 10 * 60_000
  return {
    async run() {
      await run()
      return undefined
    },
    atOnce: 1,
    lease,
    limit: lease,
    firstRetry: 60_000,
    attempts: 3,
    afterwards: every,
  }
}

/** Why a job was not done. */
export class NotDone extends Error {
  readonly how: { log?: Fields | undefined; attempts?: number | undefined; wait?: number | undefined }

  /** @param why for staff. @param how attempts: if there are to be fewer; wait: milliseconds to wait at least */
  constructor(why: string, how: NotDone['how'] = {}) {
    super(why)
    this.how = how
  }
}

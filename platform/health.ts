import { statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Database } from '#database/connect.ts'
import { writeFault } from '#database/fault.ts'
import type { Env } from './env.ts'
import { errorFields, type Log } from './log.ts'

/** Bytes: below this, someone should make room before requests are refused. */
const LITTLE_SPACE = 200 * 1024 * 1024
/** However often it is asked, the database is written to once in this time. */
const KEPT_MILLISECONDS = 1_000

type HealthState = {
  /** Why the database takes no writes. */
  fault: Awaited<ReturnType<typeof writeFault>>
  /** Whether little room is left on the disk of the data folder. */
  isSpaceLow: boolean
  /** Whether the check at start found damage in the SQLite file. */
  isDamaged: boolean
  /** When the last good backup was made; undefined if there is none, or the database does not answer. */
  backup: string | undefined
  mails: MailsHeldUp
}

/** The mails that the mail server does not take. */
type MailsHeldUp = { count: number; since: string } | undefined

export type Health = ReturnType<typeof openHealth>

type Options = {
  database: Database
  env: Pick<Env, 'dataDir' | 'databaseUrl'>
  log: Log
  mailsHeldUp: () => Promise<MailsHeldUp>
}

/** What `/readyz` and the staff area say of the database and the disk; the log has one line for each change. */
export function openHealth({ database, env, log, mailsHeldUp }: Options) {
  let checked: { at: number; state: Promise<HealthState> } | undefined
  let before: Pick<HealthState, 'fault' | 'isSpaceLow'> = { fault: undefined, isSpaceLow: false }
  let isDamaged = false
  const checker =
    database.engine === 'sqlite' ? startQuickCheck(env.databaseUrl.slice('file:'.length)) : undefined
  checker?.once('message', (result: unknown) => {
    isDamaged = result !== 'ok'
    if (isDamaged) log.error('database.damaged')
  })
  checker?.once('error', (error) => log.warn('database.unchecked', errorFields(error)))

  async function look(): Promise<HealthState> {
    const [fault, isSpaceLow] = await Promise.all([writeFault(database), lowSpace(env.dataDir)])
    if (fault !== before.fault)
      fault ? log.error('database.no-writes', { because: fault }) : log.info('database.writes')
    if (isSpaceLow && !before.isSpaceLow) log.warn('disk.low')
    before = { fault, isSpaceLow }
    const lastBackup = () => database.db.selectFrom('last_backup').select('at').executeTakeFirst()
    const [backup, mails] =
      fault === 'unreachable' ? [] : await Promise.all([lastBackup(), mailsHeldUp()]).catch(() => [])
    return { fault, isSpaceLow, isDamaged, backup: backup?.at, mails }
  }

  return {
    check() {
      const now = performance.now()
      if (!checked || now - checked.at > KEPT_MILLISECONDS) checked = { at: now, state: look() }
      return checked.state
    },
    /** Ends the check of the file, if it still runs. */
    async stop() {
      await checker?.terminate()
    },
  }
}

async function lowSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < LITTLE_SPACE
  } catch {
    return false
  }
}

/** SQLite's own check of a file, in a thread of its own: a large file takes seconds. Its message is "ok" if the file is whole. */
function startQuickCheck(file: string): Worker {
  // Node loads the file itself, whether this module is bundled or not.
  const worker = new Worker(createRequire(import.meta.url).resolve('#database/quick-check.ts'), {
    workerData: file,
  })
  worker.unref()
  return worker
}

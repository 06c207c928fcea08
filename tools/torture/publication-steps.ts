import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { holdFile } from '../../test/hold-file.ts'
import { publishedIn } from '../publish/publisher.ts'
import { sleep } from './torture-visitors.ts'

/** How far a publication is when its server is killed. */
export type Step = {
  name: string
  /** When `reached` resolves, the server is killed if it still runs; then `letGo` is called. */
  hold(server: ChildProcess): Promise<{ reached: Promise<unknown>; letGo?: () => Promise<unknown> | unknown }>
}

const STRACE = '/usr/bin/strace'
/** Which of the writes to SQLite's log: about a dozen belong to the transaction, the last ones come after it. */
const WRITES = [1, 2, 4, 6, 8, 11, 14, 18]
const TIMES = 3

/** Moments spread over the whole publication and a little more. @param milliseconds how long a publication takes */
export function timedSteps(times: number, milliseconds: number): Step[] {
  return Array.from({ length: times }, (_, index) => ({
    name: 'on the way',
    hold: async () => ({ reached: sleep((1.2 * milliseconds * (index + 0.5)) / times) }),
  }))
}

/** The steps at which a publication can be held from outside, each a few times. */
export function heldSteps(database: Database, milliseconds: number): Step[] {
  const kept: Step = { name: 'it was just kept', hold: async () => ({ reached: oneMoreIn(database) }) }
  const again = (step: Step) => Array.from({ length: TIMES }, () => step)
  if (database.engine === 'postgres')
    return [
      { name: 'before the transaction', hold: () => holdTable(database.url, 'content_changes') },
      { name: 'in the transaction', hold: () => holdTable(database.url, 'content_drafts') },
      kept,
    ].flatMap(again)
  const file = database.url.replace(/^file:/, '')
  const held: Step = {
    name: 'before the transaction',
    hold: async () => ({ letGo: holdFile(file), reached: sleep(milliseconds * 2) }),
  }
  const written = WRITES.filter(() => existsSync(STRACE)).map(
    (write): Step => ({
      name: 'in the transaction',
      hold: (server) => killAtWrite(server, write),
    }),
  )
  return [...again(held), ...written, ...again(kept)]
}

/** Locks a table as another transaction would; `reached` resolves when somebody waits for the lock. */
async function holdTable(url: string, table: string) {
  const other = connect(url)
  const begun = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = other.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
    begun.resolve()
    await over.promise
  })
  await begun.promise
  return {
    reached: waiting(other),
    async letGo() {
      over.resolve()
      await holding
      await other.close()
    },
  }
}

async function waiting({ db }: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
    if (rows.length) return
    await sleep(5)
  }
}

async function oneMoreIn(database: Database): Promise<void> {
  const before = (await publishedIn(database)).sets.length
  while ((await publishedIn(database)).sets.length === before) await sleep(1)
}

/** Kills the server at its `write`-th write to a file; these writes are those of the database's log. */
async function killAtWrite(server: ChildProcess, write: number) {
  const kill = `inject=pwrite64:signal=SIGKILL:when=${write}`
  const tracer = spawn(STRACE, ['-f', '-p', `${server.pid}`, '-e', 'trace=pwrite64', '-e', kill], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(tracer.stderr, 'data')
  tracer.stderr.resume()
  return { reached: once(server, 'exit'), letGo: () => tracer.kill() }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { countUnread } from './inbox.server.ts'
import type { InboxNews } from './inbox-news.ts'

/** Interval between two polls of the database. */
export const POLL_MILLISECONDS = 500
/** An event that commits up to this much later than one with a higher id is still sent. */
const LATE_MILLISECONDS = 60_000
const KEPT_MILLISECONDS = 60 * 60_000

/** Receives the events of requests, until `end`. */
export type Listener = { tell(news: InboxNews): void; end(): void }

export type InboxWatch = {
  /** @returns a function that unsubscribes. */
  listen(listener: Listener): () => void
  /** Ends every subscription. */
  stop(): Promise<void>
}

/**
 * Sends the events of requests, whichever process wrote them: while there are listeners, the database is polled twice a
 * second.
 * @param pause the wait between two polls.
 */
export function openInboxWatch(
  { db }: Database,
  log: Log,
  pause = (signal: AbortSignal): Promise<unknown> => wait(POLL_MILLISECONDS, undefined, { signal }),
): InboxWatch {
  const listeners = new Set<Listener>()
  const newcomers = new Set<Listener>()
  let watching: Promise<void> | undefined
  const stopping = new AbortController()

  async function watch(): Promise<void> {
    const { signal } = stopping
    let poll: Awaited<ReturnType<typeof fromNow>> | undefined
    let failing = false
    while (listeners.size && !signal.aborted) {
      try {
        poll ??= await fromNow(db)
        const news = await poll()
        if (news) for (const listener of listeners) listener.tell(news)
        await welcome()
        failing = false
      } catch (error) {
        if (!failing && !signal.aborted) log.error('inbox.unwatched', errorFields(error))
        failing = true
      }
      await pause(signal).catch(() => undefined)
    }
    watching = undefined
  }

  /** Sends new listeners their first news; from then on they miss nothing. */
  async function welcome(): Promise<void> {
    if (!newcomers.size) return
    const news: InboxNews = { ...nothing, unread: await countUnread(db), missed: true }
    for (const listener of newcomers) listener.tell(news)
    newcomers.clear()
  }

  return {
    listen(listener) {
      if (stopping.signal.aborted) {
        queueMicrotask(listener.end)
        return () => {}
      }
      listeners.add(listener)
      newcomers.add(listener)
      watching ??= watch()
      return () => {
        listeners.delete(listener)
        newcomers.delete(listener)
      }
    },
    async stop() {
      stopping.abort()
      for (const listener of listeners) listener.end()
      listeners.clear()
      await watching
    },
  }
}

const nothing = { fresh: [], changed: [], read: [] }

/**
 * Returns a function that reads the events since its last call. Ids are assigned before the commit, so a lower id may appear
 * after a higher one: whatever is above the floor is read again until it is a minute old.
 */
async function fromNow(db: Kysely<Tables>, now = () => performance.now()) {
  let forgotten = -KEPT_MILLISECONDS
  const seen = new Map<number, number>()
  let floor = await floorOf(db)
  for (const { id } of await eventsAbove(db, floor)) seen.set(id, now())

  return async function poll(): Promise<InboxNews | undefined> {
    if (now() - forgotten > KEPT_MILLISECONDS) {
      await forgetEvents(db)
      forgotten = now()
    }
    const events = (await eventsAbove(db, floor)).filter(({ id }) => !seen.has(id))
    for (const { id } of events) seen.set(id, now())
    for (const [id, at] of seen) {
      if (now() - at < LATE_MILLISECONDS) continue
      floor = Math.max(floor, id)
      seen.delete(id)
    }
    if (!events.length) return undefined
    const of = (kind: (typeof events)[number]['kind']) => [
      ...new Set(events.filter((event) => event.kind === kind).map(({ request_id }) => request_id)),
    ]
    return { fresh: of('new'), changed: of('changed'), read: of('read'), unread: await countUnread(db) }
  }
}

function eventsAbove(db: Kysely<Tables>, floor: number) {
  return db
    .selectFrom('inbox_events')
    .select(['id', 'kind', 'request_id'])
    .where('id', '>', floor)
    .orderBy('id')
    .execute()
}

/** The highest id that is old enough for no lower one to appear any more. */
async function floorOf(db: Kysely<Tables>): Promise<number> {
  const { floor } = await db
    .selectFrom('inbox_events')
    .select((row) => row.fn.max<number | null>('id').as('floor'))
    .where('at', '<', new Date(Date.now() - LATE_MILLISECONDS).toISOString())
    .executeTakeFirstOrThrow()
  return floor ?? 0
}

async function forgetEvents(db: Kysely<Tables>): Promise<void> {
  const before = new Date(Date.now() - KEPT_MILLISECONDS).toISOString()
  await db.deleteFrom('inbox_events').where('at', '<', before).execute()
}

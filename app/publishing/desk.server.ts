import { bundledFacts, type Facts, facts, setFacts, setPast } from '#app/content/facts.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { NOTICE } from '#app/publishing/kinds/notice.ts'
import { opensSite } from '#app/publishing/kinds/opening.ts'
import type { Database } from '#database/connect.ts'
import type { Role } from '#database/rows/role.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts'
import { addSet, allDrafts, allSets, type Draft, type Left, setsAfter } from './changes.server.ts'
import { needsConfirmation } from './checks.ts'
import {
  type ChangeSet,
  type Entry,
  type Folded,
  factsOf,
  fold,
  nextArticleDay,
  withEntries,
} from './fold.ts'
import { isUnfinished, mayPublish } from './items.ts'
import { type Order, type Unpublishable, unpublishable } from './unpublishable.ts'

/** Interval between two checks for publications of other processes. */
const POLL_MILLISECONDS = 1_000
/** Attempts to add a set when other processes keep publishing first; it is checked again each time. */
const TRIES = 5

/** The pages of this process (`server/published.ts`). */
export type Pages = {
  publish(): Promise<void>
  /** Renders every page with these facts, calls `commit`, and replaces the public pages if that is true. */
  publishAs(facts: Facts, commit: () => Promise<boolean>): Promise<void>
}

export type Outcome =
  | { status: 'published'; set: ChangeSet }
  | { status: 'nothing' }
  | { status: 'unsure'; entries: Entry[] }
  /** Only an admin may publish or undo these. */
  | { status: 'admins'; entries: readonly Entry[] }
  | Unpublishable
  /** A page could not be rendered, or other processes kept publishing first (`busy`). */
  | { status: 'failed'; why: string }

export type Desk = ReturnType<typeof createDesk>

type Options = {
  database: Database
  log: Log
  now?: () => Date
  /** Prepares what pages with these facts need besides the facts. @throws if that fails */
  prepare?: (facts: Facts) => Promise<void>
}

/** Opens the content desk of this process. @throws if the database cannot be read */
export async function openDesk(options: Options): Promise<Desk> {
  const desk = createDesk(options, await allSets(options.database.db))
  setFacts(desk.factsNow())
  setPast(desk.factsAt)
  desk.watch()
  return desk
}

function createDesk(
  { database, log, now = () => new Date(), prepare }: Options,
  known: readonly ChangeSet[],
) {
  const { db } = database
  let sets = known
  let made: Made | undefined
  let pages: Pages = {
    publish: async () => setFacts(factsNow()),
    publishAs: async (next, commit) => {
      if (await commit()) setFacts(next)
    },
  }

  const newest = () => sets.at(-1)?.id ?? 0
  /** Id of the newest set for which the pages were rendered. */
  let shown = newest()

  /** Reads the sets that other processes published: sets are only ever added. */
  async function readNewer(): Promise<void> {
    const newer = await setsAfter(db, newest())
    // A concurrent call may have read them first.
    sets = [...sets, ...newer.filter(({ id }) => id > newest())]
  }

  /** The facts in effect now; the same object until something is published, or the day of an article comes. */
  function present(): Made {
    const at = now()
    if (made?.newest === newest() && dayOf(at) < made.until) return made
    const folded = fold(sets, at)
    for (const path of folded.refused) log.warn('content.refused', { path })
    made = madeOf(folded, newest())
    return made
  }
  const factsNow = () => present().facts

  /**
   * Fallbacks for when the pages cannot be rendered, for example because a newer release needs a price that the garage withdrew:
   * first the facts with all withdrawn prices restored, then the bundled content alone.
   */
  function saferFacts(): Facts[] {
    const folded = fold(sets, now())
    const safe = [...folded.values].filter(([path, value]) => !(path.startsWith('prices.') && value === null))
    return [factsOf({ ...folded, values: new Map(safe) }), bundledFacts]
  }

  /** Publishes a set completely or not at all. */
  async function add({ role, ...set }: NewSet, left: Left): Promise<Outcome> {
    const closed = set.entries.filter(({ path, now }) => !mayPublish(path, role, now))
    if (closed.length) return { status: 'admins', entries: closed }
    for (let tries = 0; tries < TRIES; tries += 1) {
      await readNewer()
      const known = sets
      const at = laterOf(now(), known.at(-1))
      await yieldToEventLoop()
      const refused = unpublishable(known, set.entries, at)
      if (refused) return refused
      await yieldToEventLoop()
      const after = known.at(-1)?.id ?? 0
      const row = { ...set, createdAt: at.toISOString(), effectiveAt: at.toISOString() }
      const folded = fold([...known, { ...row, id: after + 1 }], at)
      const next = madeOf(folded, after + 1)
      let added: ChangeSet | undefined
      try {
        const commit = async () => {
          added = await addSet(database, row, { after, ...left })
          if (!added) return false
          // Append to `known`, not to `sets`: a concurrent `poll` may have read the new set into `sets` already.
          sets = [...known, added]
          shown = added.id
          made = { ...next, newest: added.id }
          return true
        }
        await prepare?.(next.facts)
        await pages.publishAs(next.facts, commit)
      } catch (error) {
        log.error('content.unpublishable', errorFields(error))
        return { status: 'failed', why: error instanceof Error ? error.message : `${error}` }
      }
      if (!added) continue
      log.info('content.published', { set: added.id, entries: added.entries.length })
      return { status: 'published', set: added }
    }
    return { status: 'failed', why: 'busy' }
  }

  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> = Promise.resolve()
  let stopped = false
  let failing = false

  async function poll(): Promise<void> {
    try {
      await readNewer()
      if (shown !== newest()) {
        shown = newest()
        await pages.publish()
      }
      failing = false
    } catch (error) {
      if (!failing) log.error('content.unwatched', errorFields(error))
      failing = true
    }
  }

  /** Renders what other processes have published. */
  function catchUp(): Promise<void> {
    polling = polling.then(poll)
    return polling
  }

  function watch(): void {
    if (stopped) return
    timer = setTimeout(() => catchUp().then(watch), POLL_MILLISECONDS)
    timer.unref()
  }

  return {
    factsNow,
    saferFacts,
    watch,
    catchUp,
    /** Paths whose last published value no page can show. */
    refused: () => present().refused,
    /** Whether the pages still show earlier facts, because the published ones cannot be rendered. */
    isBehind: () => facts() !== factsNow(),
    /** Sets the pages that publications render and swap. */
    attach(to: Pages) {
      pages = to
    },
    sets: () => sets,
    /** The published values by path. */
    values: () => fold(sets, now()).values,
    /** The facts that were published at a moment (ISO 8601). */
    factsAt: (at: string) =>
      factsOf(
        fold(
          sets.filter(({ effectiveAt }) => effectiveAt <= at),
          new Date(at),
        ),
      ),
    /** The facts if these drafts were published; articles that wait for their day are among them. */
    factsWith(drafts: readonly Entry[]): Facts {
      const at = now()
      return factsOf(withEntries(fold(sets, at), drafts, at))
    },
    /**
     * Publishes the drafts that the person has seen. In `order`, `seen` holds their `draftKey`s and `sure` the paths whose change
     * the person confirmed, where a confirmation is needed. `also` is published with them without having been a draft.
     */
    async publish(order: Order) {
      const drafts = (await allDrafts(db)).filter(
        (draft) => order.seen.has(draftKey(draft)) && !isUnfinished(draft),
      )
      if (!drafts.length && !order.also) return { status: 'nothing' } satisfies Outcome
      const unsure = drafts.filter((draft) => needsConfirmation(draft) && !order.sure.has(draft.path))
      if (unsure.length) return { status: 'unsure', entries: unsure } satisfies Outcome
      const entries = [...drafts, ...(order.also ?? [])].map(({ path, was, now: value }) => ({
        path,
        was,
        now: value,
      }))
      const { by, role } = order
      return add({ by, role, entries, undoes: null }, { drafts })
    },
    /** Undoes a publication, but not the one that opened the site; what it said is a draft again, unless it was an undo itself. */
    async undo(id: number, { by, role }: { by: string; role: Role }): Promise<Outcome> {
      await readNewer()
      const set = sets.find((known) => known.id === id)
      if (!set || opensSite(set.entries)) return { status: 'nothing' }
      const entries = set.entries.map(({ path, was, now: value }) => ({ path, was: value, now: was }))
      // A notice has a page of its own, which publishes it at once.
      const undone = set.undoes ? [] : set.entries.filter(({ path }) => path !== NOTICE)
      return add({ by, role, entries, undoes: id }, { undone })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await polling
    },
  }
}

type NewSet = Pick<ChangeSet, 'by' | 'entries' | 'undoes'> & { role: Role }

/** The facts made from the sets up to one, and the day on which they change by themselves. */
type Made = { newest: number; until: string; facts: Facts; refused: readonly string[] }

const madeOf = (folded: Folded, newest: number): Made => ({
  newest,
  until: nextArticleDay(folded) ?? '9999-12-31',
  facts: newest ? factsOf(folded) : bundledFacts,
  refused: folded.refused,
})

/** Now, or the moment of the set before where another machine's clock is ahead: sets are in the order of their moments. */
const laterOf = (now: Date, before: ChangeSet | undefined) =>
  before && before.effectiveAt > now.toISOString() ? new Date(before.effectiveAt) : now

/** Identifies the version of a draft that a person saw. */
export const draftKey = ({ path, savedAt }: Draft) => `${path} ${savedAt}`

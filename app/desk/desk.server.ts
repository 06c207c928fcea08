import { type Facts, facts, printedFacts, setFacts } from '#app/content/facts.ts'
import type { Database } from '#database/connect.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { othersFirst } from '#platform/others-first.ts'
import { addSet, allDrafts, allSets, type Draft, setsAfter } from './changes.server.ts'
import { isUnfinished, needsConfirmation } from './checks.ts'
import { type ChangeSet, type Entry, factsOf, fold, inOrder, withEntries } from './fold.ts'
import { type Unpublishable, unpublishable } from './unpublishable.ts'

/** Between two looks at what other processes published. */
const LOOK_MILLISECONDS = 1_000
/** A set that another process overtakes is checked again, so many times. */
const TRIES = 5

/** The pages of this process (`server/published.ts`). */
export type Pages = {
  publish(): Promise<void>
  /** Renders every page with these facts aside; when all are whole and `commit` is done, they take the place of the others. */
  publishAs(facts: Facts, commit: () => Promise<boolean>, swaps: boolean): Promise<void>
}

export type Outcome =
  | { status: 'published'; set: ChangeSet }
  | { status: 'nothing' }
  | { status: 'unsure'; entries: Entry[] }
  | Unpublishable
  /** A page could not be made: which, and why. */
  | { status: 'failed'; why: string }

export type Desk = ReturnType<typeof createDesk>

type Options = {
  database: Database
  log: Log
  now?: () => Date
  /** What pages with these facts need besides the facts. @throws where it cannot be had */
  prepare?: (facts: Facts) => Promise<void>
}

/** The content desk of this process. @throws where the database cannot be read */
export async function openDesk(options: Options): Promise<Desk> {
  const desk = createDesk(options, await allSets(options.database.db))
  setFacts(desk.factsNow())
  desk.watch()
  return desk
}

function createDesk(
  { database, log, now = () => new Date(), prepare }: Options,
  known: readonly ChangeSet[],
) {
  const { db } = database
  let sets = known
  let made: { key: string; facts: Facts; refused: readonly string[] } = {
    key: '',
    facts: printedFacts,
    refused: [],
  }
  let pages: Pages = {
    publish: async () => setFacts(factsNow()),
    publishAs: async (next, commit, swaps) => {
      if ((await commit()) && swaps) setFacts(next)
    },
  }

  const newest = () => sets.at(-1)?.id ?? 0
  /** The newest set that the pages were asked to show. */
  let shown = newest()

  /** Takes in what other processes published: sets are only ever added. */
  async function readNewer(): Promise<void> {
    const newer = await setsAfter(db, newest())
    // Another reading may have been faster.
    sets = [...sets, ...newer.filter(({ id }) => id > newest())]
  }

  function keyAt(at: Date): string {
    const until = at.toISOString()
    return sets.flatMap(({ id, effectiveAt }) => (effectiveAt <= until ? [id] : [])).join()
  }

  /** What the site says now: the same object until something takes effect. */
  function present(): typeof made {
    const at = now()
    const key = keyAt(at)
    if (key !== made.key) {
      const folded = fold(sets, at)
      for (const path of folded.refused) log.warn('content.refused', { path })
      made = { key, facts: key ? factsOf(folded) : printedFacts, refused: folded.refused }
    }
    return made
  }
  const factsNow = () => present().facts

  /**
   * Where a page of a newer site needs what the garage withdrew, or anything else fails: what it says with every line back,
   * and what the files say alone.
   */
  function saferFacts(): Facts[] {
    const folded = fold(sets, now())
    const safe = [...folded.values].filter(([path, value]) => !(path.startsWith('prices.') && value === null))
    return [factsOf({ ...folded, values: new Map(safe) }), printedFacts]
  }

  /** Makes a set public, whole or not at all. */
  async function add(
    set: NewSet,
    rows: { drafts?: readonly Draft[]; leaves?: readonly Draft[] },
  ): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await readNewer()
      const known = sets
      const moment = now()
      const isPlanned = set.at !== undefined && set.at > moment
      const at = isPlanned && set.at ? set.at : moment
      await othersFirst()
      const refused = unpublishable(known, set.entries, at)
      if (refused) return refused
      await othersFirst()
      const after = known.at(-1)?.id ?? 0
      const { at: _, ...rest } = set
      const row = { ...rest, createdAt: moment.toISOString(), effectiveAt: at.toISOString() }
      const folded = fold([...known, { ...row, id: after + 1 }], at)
      const next = factsOf(folded)
      let added: ChangeSet | undefined
      try {
        const commit = async () => {
          added = await addSet(database, row, { after, ...rows })
          if (!added) return false
          // Not to what another look at the database has put in place meanwhile, which may hold it already.
          sets = [...known, added]
          shown = added.id
          if (!isPlanned) made = { key: keyAt(at), facts: next, refused: folded.refused }
          return true
        }
        await prepare?.(next)
        await pages.publishAs(next, commit, !isPlanned)
      } catch (error) {
        log.error('content.unpublishable', errorFields(error))
        return { status: 'failed', why: error instanceof Error ? error.message : `${error}` }
      }
      if (!added) continue
      log.info('content.published', { set: added.id, entries: added.entries.length, at: added.effectiveAt })
      // The next moment at which pages change may be another now.
      if (isPlanned) await pages.publish()
      return { status: 'published', set: added }
    }
    return { status: 'failed', why: 'busy' }
  }

  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let stopped = false
  let failing = false

  async function look(): Promise<void> {
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

  /** What another process published is published here, too. */
  function catchUp(): Promise<void> {
    looking = looking.then(look)
    return looking
  }

  function watch(): void {
    if (stopped) return
    timer = setTimeout(() => catchUp().then(watch), LOOK_MILLISECONDS)
    timer.unref()
  }

  return {
    factsNow,
    saferFacts,
    watch,
    catchUp,
    /** Paths of which no page can show what was published: there the files speak. */
    refused: () => present().refused,
    /** Whether the pages still show what was said before: something that is published cannot be shown. */
    isBehind: () => facts() !== factsNow(),
    /** Publications swap these pages from now on. */
    attach(to: Pages) {
      pages = to
    },
    /** When a planned set takes effect next. */
    nextChange(after: Date): Date | undefined {
      const from = after.toISOString()
      const [next] = inOrder(sets.filter(({ effectiveAt }) => effectiveAt > from))
      return next && new Date(next.effectiveAt)
    },
    sets: () => sets,
    /** What each path says at a moment, without drafts. */
    valuesAt: (at: Date) => fold(sets, at).values,
    /** What the site would say at a moment with these drafts published. */
    factsWith: (drafts: readonly Entry[], at: Date) => factsOf(withEntries(fold(sets, at), drafts, at)),
    /**
     * Publishes drafts, those alone that the person saw.
     * @param sure paths whose change the person confirmed, where it is asked about first
     */
    async publish(order: { by: string; seen: ReadonlySet<string>; sure: ReadonlySet<string>; at?: Date }) {
      const drafts = (await allDrafts(db)).filter(
        (draft) => order.seen.has(draftKey(draft)) && !isUnfinished(draft),
      )
      if (!drafts.length) return { status: 'nothing' } satisfies Outcome
      const unsure = drafts.filter((draft) => needsConfirmation(draft) && !order.sure.has(draft.path))
      if (unsure.length) return { status: 'unsure', entries: unsure } satisfies Outcome
      const entries = drafts.map(({ path, was, now: value }) => ({ path, was, now: value }))
      return add({ by: order.by, entries, undoes: null, at: order.at }, { drafts })
    },
    /** Takes a publication back, at once or before it takes effect; what it said stays as drafts. */
    async undo(id: number, by: string): Promise<Outcome> {
      await readNewer()
      const set = sets.find((known) => known.id === id)
      if (!set) return { status: 'nothing' }
      const entries = set.entries.map(({ path, was, now: value }) => ({ path, was: value, now: was }))
      const savedAt = now().toISOString()
      const leaves = set.undoes ? [] : set.entries.map((entry) => ({ ...entry, by, savedAt }))
      return add({ by, entries, undoes: id, at: new Date(set.effectiveAt) }, { leaves })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

type NewSet = Pick<ChangeSet, 'by' | 'entries' | 'undoes'> & { at: Date | undefined }

/** A draft as a person saw it. */
export const draftKey = ({ path, savedAt }: Draft) => `${path} ${savedAt}`

import type { Facts } from '#app/content/facts.ts'
import { type ChangeSet, type Entry, type Folded, factsOf, fold } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'

const NOW = new Date('2026-12-01T15:00:00.000Z')

/** A publication of these entries. */
export function setOf(entries: readonly Entry[], at = NOW, id = 1): ChangeSet {
  const moment = at.toISOString()
  return { id, createdAt: moment, by: 'owner@garage.example', effectiveAt: moment, entries, undoes: null }
}

/** The entries that give these paths other values than the files do. */
export const entriesOf = (values: Readonly<Record<string, unknown>>): Entry[] =>
  Object.entries(values).map(([path, now]) => ({ path, was: bundledValue(path), now }))

/** The content once these values, by path, are published. */
export const foldedAfter = (values: Readonly<Record<string, unknown>>, at = NOW): Folded =>
  fold([setOf(entriesOf(values), at)], at)

/** What pages show once these values, by path, are published. */
export const factsAfter = (values: Readonly<Record<string, unknown>>): Facts => factsOf(foldedAfter(values))

import type { Role } from '#database/rows/role.ts'
import { conflicts, type Problem, problemsOf } from './checks.ts'
import { type ChangeSet, type Entry, factsOf, fold } from './fold.ts'

export type Unpublishable =
  | { status: 'conflict'; conflicts: (Entry & { theirs: unknown })[] }
  | { status: 'problem'; problems: Problem[] }

/** Why these changes cannot be published, checked at their own moment and at that of each set planned after it. */
export function unpublishable(
  sets: readonly ChangeSet[],
  entries: readonly Entry[],
  at: Date,
): Unpublishable | undefined {
  const others = conflicts(fold(sets, at).values, entries)
  if (others.length) return { status: 'conflict', conflicts: others }
  const effectiveAt = at.toISOString()
  const later = sets.filter((set) => set.effectiveAt > effectiveAt)
  // The highest id sorts it after all other sets of its moment.
  const planned = { id: Number.MAX_SAFE_INTEGER, createdAt: '', by: '', effectiveAt, entries, undoes: null }
  for (const moment of [at, ...later.map((set) => new Date(set.effectiveAt))]) {
    const folded = fold([...sets, planned], moment)
    const problems = problemsOf(factsOf(folded), folded.values, entries)
    if (problems.length) return { status: 'problem', problems }
  }
  return undefined
}

/** What a person publishes: the drafts seen, the changes confirmed where that is asked, and what was no draft. */
export type Order = {
  by: string
  role: Role
  seen: ReadonlySet<string>
  sure: ReadonlySet<string>
  also?: readonly Entry[] | undefined
  at?: Date
}

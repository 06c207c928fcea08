import type { Role } from '#database/rows/role.ts'
import { conflicts, type Problem, problemsOf } from './checks.ts'
import { type ChangeSet, type Entry, factsOf, fold, withWaiting } from './fold.ts'

export type Unpublishable =
  | { status: 'conflict'; conflicts: (Entry & { theirs: unknown })[] }
  | { status: 'problem'; problems: Problem[] }

/** Why these changes cannot be published now. Articles that wait for their day are checked as if it had come. */
export function unpublishable(
  sets: readonly ChangeSet[],
  entries: readonly Entry[],
  at: Date,
): Unpublishable | undefined {
  const others = conflicts(fold(sets, at).values, entries)
  if (others.length) return { status: 'conflict', conflicts: others }
  // The highest id sorts it after all other sets of its moment.
  const id = Number.MAX_SAFE_INTEGER
  const added = { id, createdAt: '', by: '', effectiveAt: at.toISOString(), entries, undoes: null }
  const folded = fold([...sets, added], at)
  const problems = problemsOf(factsOf(withWaiting(folded)), folded.values, entries)
  return problems.length ? { status: 'problem', problems } : undefined
}

/** What a person publishes: the drafts seen, the changes confirmed where that is asked, and what was no draft. */
export type Order = {
  by: string
  role: Role
  seen: ReadonlySet<string>
  sure: ReadonlySet<string>
  also?: readonly Entry[] | undefined
}

import type { Facts } from '#app/content/facts.ts'
import type { Text } from '#app/content/language.ts'
import type { RecordId } from '#app/content/records/records.ts'
import { type Entry, type Values, valueAt } from './fold.ts'
import { checkedValue, isLargeChange, isOneSided, kindProblems } from './items.ts'
import { same } from './same.ts'
import type { TextPlace } from './texts.ts'

/** Why a change cannot be published. `about` is a path, an id or a name in each language. */
export type Problem = {
  kind:
    | 'address-taken'
    | 'always-closed'
    | 'closing-order'
    | 'closing-long'
    | 'closing-overlap'
    | 'named-in-package'
    | 'named-in-text'
    | 'not-taken'
    | 'sum-in-text'
    | 'table-empty'
  about: string | Text
  /** The texts in the way, and the record whose withdrawal takes their sentences out. */
  texts?: readonly TextPlace[]
  record?: RecordId | undefined
}

/** The rules for everything that is published. Tests check the bundled content with them, the desk every change. */
export function problemsOf(facts: Facts, values: Values, entries: readonly Entry[]): Problem[] {
  return [
    ...entries
      .filter(({ path, now }) => !same(checkedValue(path, now), now))
      .map(({ path }) => ({ kind: 'not-taken' as const, about: path })),
    ...kindProblems(facts, values, entries),
  ]
}

/** Whether a change is published only once a person has confirmed it. */
export const needsConfirmation = (entry: Entry): boolean => isLargeChange(entry) || isOneSided(entry)

/** The entries whose published value has changed since they were drafted; `theirs` is the present value. */
export function conflicts(values: Values, entries: readonly Entry[]) {
  return entries
    .map((entry) => ({ ...entry, theirs: valueAt(values, entry.path) }))
    .filter(({ was, theirs }) => !same(was, theirs))
}

import { data } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { allDrafts, saveDrafts } from '#app/publishing/changes.server.ts'
import { valueAt } from '#app/publishing/fold.ts'
import { shownValue } from '#app/publishing/items.ts'
import { same } from '#app/publishing/same.ts'
import { jsonIn } from '#platform/body.ts'

/** The state of a path: the published value, and a draft if there is one. */
export type Item = {
  path: string
  online: unknown
  /** The value an edit starts from: the draft, or else the published one. */
  value: unknown
  isDraft: boolean
  /** Sent back by the form to detect a change by someone else. */
  seen: { was: string; draft: string }
}

/** What is published and what is drafted, as it is now. @param undone whether what was undone counts as drafted */
export async function openItems({ desk, database }: Runtime, { undone = true } = {}) {
  const drafts = await allDrafts(database.db)
  const byPath = new Map(drafts.map((draft) => [draft.path, draft]))
  const values = desk.values()
  function itemAt(path: string): Item {
    const online = valueAt(values, path)
    const saved = byPath.get(path)
    const draft = saved?.isUndone && !undone ? undefined : saved
    return {
      path,
      online,
      value: draft ? draft.now : online,
      isDraft: draft !== undefined,
      seen: { was: JSON.stringify(online), draft: saved?.savedAt ?? '' },
    }
  }
  return {
    itemAt,
    /** The items of a kind that were published or drafted; drafts come first. */
    itemsOf: (kind: string): Item[] =>
      [...new Set([...byPath.keys(), ...values.keys()])]
        .filter((path) => path.startsWith(`${kind}.`))
        .map(itemAt),
    /** The facts as if all drafts were published. */
    factsWithDrafts: () => desk.factsWith(drafts),
  }
}

export const openItem = async (runtime: Runtime, path: string): Promise<Item> =>
  (await openItems(runtime)).itemAt(path)

/** Who saves, and in which language they are answered. */
export type Asker = { by: string; lang: Lang }

/** What a form was filled in on, as it sends it back. @param suffix of the names, where a form has several items */
export const seenIn = (form: FormData, suffix = ''): Item['seen'] => ({
  was: `${form.get(`was${suffix}`) ?? ''}`,
  draft: `${form.get(`draft${suffix}`) ?? ''}`,
})

/** A new value for a path, and what the form was based on. */
export type Edit = {
  path: string
  now: unknown
  /** The online value and the draft that the form was based on. */
  seen: Item['seen']
  by: string
}

/** Whether the value differs from the one the form was based on. The form does not contain a draft's value, so then it may. */
export const isTouched = ({ now, seen }: Pick<Edit, 'now' | 'seen'>): boolean =>
  seen.draft !== '' || !same(jsonIn(seen.was), now)

/**
 * Saves the value of a form as a draft.
 * @param seen the state the form was filled in on
 * @returns on a conflict, the item as someone else left it (nothing is saved); otherwise undefined
 * @throws 400 if a value is not one that a page can show: each form says before what is wrong with what a person typed
 */
export async function saveEdits(runtime: Runtime, edits: readonly Edit[]): Promise<Item[]> {
  const isShown = ({ path, now }: Edit) => same(shownValue(path, now), now)
  if (!edits.every(isShown)) throw data(null, { status: 400 })
  const { itemAt } = await openItems(runtime)
  const isStale = ({ path, seen }: Edit) => {
    const item = itemAt(path)
    return !same(jsonIn(seen.was), item.online) || seen.draft !== item.seen.draft
  }
  const stale = edits.filter(isStale)
  const theirs = stale.filter(({ path, now }) => !same(itemAt(path).value, now))
  if (theirs.length) return theirs.map(({ path }) => itemAt(path))
  const drafts = edits
    .filter((edit) => !stale.includes(edit))
    .map(({ path, now, seen, by }) => ({ path, was: itemAt(path).online, now, by, savedAt: seen.draft }))
  // Somebody saved since the items were read: the next attempt sees that as a conflict.
  return (await saveDrafts(runtime.database.db, drafts)) === 'done' ? [] : saveEdits(runtime, edits)
}

/** Saves one edit. @returns the item as somebody else has saved it since, in which case nothing is written */
export async function saveEdit(runtime: Runtime, edit: Edit): Promise<Item | undefined> {
  const [theirs] = await saveEdits(runtime, [edit])
  return theirs
}

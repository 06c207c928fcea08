import type { Runtime } from '#app/context.server.ts'
import { allDrafts, saveDraft } from '#app/desk/changes.server.ts'
import { valueAt } from '#app/desk/fold.ts'
import { same } from '#app/desk/items.ts'

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

/** English thousands separators: "1,250.50". Nothing the garage types has three decimals. */
const THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/** Parses a number as people type it: "1 250,50", "1,250.50"; `NaN` if it is none. */
export function typedNumber(text: string): number {
  const close = text.replace(/\s/g, '')
  const plain = THOUSANDS.test(close) ? close.replaceAll(',', '') : close.replace(',', '.')
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Returns a function that gives the current state of any path. */
export async function openItems({ desk, database }: Runtime): Promise<(path: string) => Item> {
  const drafts = new Map((await allDrafts(database.db)).map((draft) => [draft.path, draft]))
  const values = desk.valuesAt(new Date())
  return (path) => {
    const online = valueAt(values, path)
    const draft = drafts.get(path)
    return {
      path,
      online,
      value: draft ? draft.now : online,
      isDraft: draft !== undefined,
      seen: { was: JSON.stringify(online), draft: draft?.savedAt ?? '' },
    }
  }
}

/**
 * Saves the value of a form as a draft.
 * @param seen the state the form was filled in on
 * @returns on a conflict, the item as someone else left it (nothing is saved); otherwise undefined
 */
export async function saveEdit(
  runtime: Runtime,
  edit: { path: string; now: unknown; seen: Item['seen']; by: string },
): Promise<Item | undefined> {
  const { path, now, seen, by } = edit
  const item = (await openItems(runtime))(path)
  const isStale = !same(parsed(seen.was), item.online) || seen.draft !== item.seen.draft
  if (isStale) return same(item.value, now) ? undefined : item
  const saved = await saveDraft(runtime.database.db, { path, was: item.online, now, by }, seen.draft)
  if (saved === 'done') return undefined
  const theirs = (await openItems(runtime))(path)
  return same(theirs.value, now) ? undefined : theirs
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

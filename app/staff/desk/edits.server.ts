import type { Runtime } from '#app/context.server.ts'
import { allDrafts, saveDraft } from '#app/desk/changes.server.ts'
import { valueAt } from '#app/desk/fold.ts'
import { same } from '#app/desk/items.ts'

/** What stands at a path: as the site says it, and as someone has written it without publishing it yet. */
export type Item = {
  path: string
  online: unknown
  /** What an edit begins with. */
  value: unknown
  isDraft: boolean
  /** What a form sends back, so that a change by someone else meanwhile is noticed. */
  seen: { was: string; draft: string }
}

/** Thousands as English sets them: "1,250.50". Nothing the garage types has three decimals. */
const THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/** A number as people type it: "1 250,50", "1,250.50"; `NaN` where it is none. */
export function typedNumber(text: string): number {
  const close = text.replace(/\s/g, '')
  const plain = THOUSANDS.test(close) ? close.replaceAll(',', '') : close.replace(',', '.')
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Reads the present state of any path. */
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
 * Keeps what a form says of a path as a draft.
 * @param seen what the form was made from
 * @returns the item as someone else left it meanwhile; nothing was written then
 */
export async function saveEdit(
  runtime: Runtime,
  edit: { path: string; now: unknown; seen: Item['seen']; by: string },
): Promise<Item | undefined> {
  const { path, now, seen, by } = edit
  const item = (await openItems(runtime))(path)
  const isStale = !same(parsed(seen.was), item.online) || seen.draft !== item.seen.draft
  if (isStale) return item
  const saved = await saveDraft(runtime.database.db, { path, was: item.online, now, by }, seen.draft)
  return saved === 'done' ? undefined : (await openItems(runtime))(path)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

import type { Runtime } from '#app/context.server.ts'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { same } from '#app/publishing/same.ts'
import { type Edit, openItems, saveEdit } from '#app/staff/desk/edits.server.ts'
import { wholeNumber } from '#app/staff/kit/input-values.ts'

const ROWS = 'rows.row'

export const rowPath = (row: number) => `${ROWS}${row}`

/** A number that no line has ever had, because an undone line can come back. */
export async function nextRow({ desk, database }: Runtime): Promise<number> {
  const published = desk.sets().flatMap(({ entries }) => entries)
  const taken = [...published, ...(await allDrafts(database.db))]
    .filter(({ path }) => path.startsWith(ROWS))
    .map(({ path }) => Number(path.slice(ROWS.length)))
  return Math.max(0, ...taken) + 1
}

/**
 * Saves an added line as a draft.
 * @param row the number that was free when its form was opened, so that sending the form twice adds one line
 */
export async function addLine(
  runtime: Runtime,
  { row, now, by }: Pick<Edit, 'now' | 'by'> & { row: string },
): Promise<undefined> {
  const next = await nextRow(runtime)
  // Read after the number: lines below it that were saved meanwhile are found.
  const { itemAt } = await openItems(runtime)
  for (let since = wholeNumber(row) ?? next; since < next; since += 1)
    if (same(itemAt(rowPath(since)).value, now)) return
  const theirs = await saveEdit(runtime, { path: rowPath(next), now, seen: { was: 'null', draft: '' }, by })
  // Somebody else has used the number since.
  if (theirs) await addLine(runtime, { row, now, by })
}

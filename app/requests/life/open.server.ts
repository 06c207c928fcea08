import type { Kysely } from 'kysely'
import { openStatuses } from '#app/requests/handling/inbox.ts'
import { type Condition, type Sort, sorted } from '#app/requests/handling/order.server.ts'
import type { Tables } from '#database/tables.ts'
import { factColumns, factsOfAll } from './facts.server.ts'
import { isLate, isOurs, waitsFor } from './stage.ts'

/**
 * The open requests that match a condition, each with whose turn it is. In the order `due` those that wait for the garage come first,
 * whose due is first on top, then the newest.
 */
export async function openRequests(
  db: Kysely<Tables>,
  now: Date,
  { where = (row) => row.and([]), sort = 'due' }: { where?: Condition; sort?: Sort } = {},
) {
  const open = db
    .selectFrom('contact_submissions')
    .where((row) => row.and([row('status', 'in', openStatuses), where(row)]))
  const rows = await sorted(
    open.select([...factColumns, 'reference', 'name']),
    sort === 'due' ? 'oldest' : sort,
  ).execute()
  const facts = await factsOfAll(db, rows, now, open.select('id'))
  const found = rows.map((row) => {
    const own = facts(row)
    return { ...row, facts: own, turn: waitsFor(own, now) }
  })
  if (sort !== 'due') return found
  const due = (one: OpenRequest) => one.turn?.by?.getTime() ?? Number.MAX_SAFE_INTEGER
  const ours = found.filter(isOurs).toSorted((one, other) => due(one) - due(other))
  return [...ours, ...found.filter((one) => !isOurs(one)).reverse()]
}

export type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number]

/** What waits for the garage, whose due is first on top: what its badge counts, Today shows and the list has first. */
export const waitingForUs = async (db: Kysely<Tables>, now: Date) =>
  (await openRequests(db, now)).filter(isOurs)

/**
 * The next that waits for the garage: who is late, unless this one is; else first, or after this one while it waits itself, so that
 * skipping one still leads through all.
 */
export async function nextAfter(db: Kysely<Tables>, { id }: { id: string }, now: Date) {
  const ours = await waitingForUs(db, now)
  const at = ours.findIndex((one) => one.id === id)
  const [first, self, after] = [ours[0], ours[at], ours[at + 1]]
  if (first && isLate(first, now) && !(self && isLate(self, now))) return first
  return after ?? ours.find((one) => one.id !== id)
}

export const countWaiting = async (db: Kysely<Tables>, now: Date) => (await waitingForUs(db, now)).length

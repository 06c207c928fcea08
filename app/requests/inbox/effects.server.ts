import type { Kysely, Updateable } from 'kysely'
import type { Submission } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { Change, RequestRow } from './changes.server.ts'
import { type StatusFacts, statusFacts } from './inbox.ts'
import { UNSAID } from './lost.ts'

/** What a status writes beside itself, and undoing it puts back. */
type Replaced = Pick<RequestRow, 'first_answered_at' | 'lost_reason'>

/** The columns a change writes: a status also says when the request was answered, since when it is spam and whether it is lost. */
export function effects(
  request: RequestRow,
  change: Change,
  now: string,
  undone?: Replaced,
): Updateable<Submission> {
  if (change.field === 'reason') return { lost_reason: change.to }
  if (change.field === 'assignee') return { assignee: change.to }
  if (change.field === 'appointment') return { appointment_at: change.to }
  // What is spam once more is so from now on: it is erased some days after.
  const status = { status: change.to, spam_since: change.to === 'spam' ? now : null }
  if (undone) return { ...status, ...undone }
  const { isAnswered }: StatusFacts = statusFacts[change.to]
  const before = request.first_answered_at
  return {
    ...status,
    first_answered_at: isAnswered === undefined ? before : isAnswered ? (before ?? now) : null,
    lost_reason: change.to === 'archived' && !['completed', 'spam'].includes(request.status) ? UNSAID : null,
  }
}

/** What a change of status replaces, as the history keeps it. */
export function replacedBy(change: Change, { first_answered_at, lost_reason }: RequestRow): string | null {
  return change.field === 'status'
    ? JSON.stringify({ first_answered_at, lost_reason } satisfies Replaced)
    : null
}

/** What a change puts back where it undoes the last status; undefined where it is a change like another. */
export async function undoneBy(
  trx: Kysely<Tables>,
  requestId: string,
  change: Change,
): Promise<Replaced | undefined> {
  if (change.field !== 'status' || !change.undoes) return undefined
  const last = await trx
    .selectFrom('request_history')
    .select(['from_value', 'replaced'])
    .where('request_id', '=', requestId)
    .where('field', '=', 'status')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Changes from before this was kept have nothing to put back.
  if (last?.from_value !== change.to || !last.replaced) return undefined
  return JSON.parse(last.replaced) as Replaced
}

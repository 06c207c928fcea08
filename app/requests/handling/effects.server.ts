import type { Kysely, Updateable } from 'kysely'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { Change, RequestRow } from './changes.server.ts'
import { type StatusFacts, statusFacts } from './inbox.ts'
import { UNSAID } from './lost.ts'

/** Columns that a status change writes besides the status; undoing it restores them. Older changes did not keep `read_at`. */
type Replaced = Pick<RequestRow, 'first_answered_at' | 'lost_reason'> & Partial<Pick<RequestRow, 'read_at'>>

/** The columns a change writes: a status also sets when the request was answered, since when it is spam and whether it is lost. */
export function effects(
  request: RequestRow,
  change: Change,
  now: string,
  undone?: Replaced,
): Updateable<RequestTable> {
  if (change.field === 'reason') return { lost_reason: change.to }
  if (change.field === 'assignee') return { assignee: change.to }
  if (change.field === 'appointment') return { appointment_at: change.to }
  if (change.field === 'car') return { car: change.to }
  if (change.field === 'promise') return { promised_at: change.to }
  if (change.field === 'total') return { final_total: change.to }
  if (change.field === 'parts') return { parts_handed_at: change.to }
  // The retention period of spam starts anew.
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

/** The values that a status change replaces, as JSON for the history; null for other changes. */
export function replacedBy(
  change: Change,
  { first_answered_at, lost_reason, read_at }: RequestRow,
): string | null {
  return change.field === 'status'
    ? JSON.stringify({ first_answered_at, lost_reason, read_at } satisfies Replaced)
    : null
}

/** The values to restore if the change undoes the last status change; otherwise undefined. */
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
  // Entries from before migration 027 have no replaced values.
  if (last?.from_value !== change.to || !last.replaced) return undefined
  return JSON.parse(last.replaced) as Replaced
}

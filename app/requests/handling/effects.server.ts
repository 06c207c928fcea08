import type { Kysely, Updateable } from 'kysely'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { Change, RequestRow } from './changes.server.ts'
import { type StatusFacts, statusFacts } from './inbox.ts'
import { UNSAID } from './lost.ts'

/** Where each field is stored. */
export const column = {
  status: 'status',
  reason: 'lost_reason',
  assignee: 'assignee',
  appointment: 'appointment_at',
  car: 'car',
  promise: 'promised_at',
  total: 'final_total',
  parts: 'parts_handed_at',
  answer: 'waiting_since',
  told: 'untold_since',
  company: 'company',
} as const

/** Columns that a status change writes besides the status; undoing it restores them. Older changes kept fewer. */
type Replaced = Partial<Pick<RequestRow, 'first_answered_at' | 'lost_reason' | 'waiting_since'>>

/** The columns a change writes: a status also sets when the request was answered, since when it is spam and whether it is lost. */
export function effects(
  request: RequestRow,
  change: Change,
  now: string,
  undone?: Replaced,
): Updateable<RequestTable> {
  if (change.field !== 'status') {
    const { field, to } = change
    const isWord = (field === 'appointment' || field === 'car') && to !== null
    const isNews = isWord || (field === 'promise' && to !== null)
    return {
      [column[field]]: to,
      ...(isWord && { waiting_since: null }),
      // They see themselves that their car has arrived, and that it is worked on changes nothing for them.
      ...(isNews && { untold_since: field === 'car' && to !== 'ready' ? null : now }),
      ...((field === 'answer' || field === 'told') && { waiting_since: null, untold_since: null }),
    }
  }
  // The retention period of spam starts anew.
  const status = { status: change.to, spam_since: change.to === 'spam' ? now : null }
  if (undone) return { ...status, ...undone }
  const { isAnswered }: StatusFacts = statusFacts[change.to]
  return {
    ...status,
    ...(isAnswered && { first_answered_at: request.first_answered_at ?? now, waiting_since: null }),
    ...(isAnswered === false && { first_answered_at: null, waiting_since: request.created_at }),
    lost_reason: change.to === 'archived' && !['completed', 'spam'].includes(request.status) ? UNSAID : null,
  }
}

/** The values that a status change replaces, as JSON for the history; null for other changes. */
export function replacedBy(
  change: Change,
  { first_answered_at, lost_reason, waiting_since }: RequestRow,
): string | null {
  return change.field === 'status'
    ? JSON.stringify({ first_answered_at, lost_reason, waiting_since } satisfies Replaced)
    : null
}

/** The values to restore if the change undoes the last status change; otherwise undefined. */
export async function undoneBy(
  trx: Kysely<Tables>,
  { id, created_at }: RequestRow,
  change: Change,
): Promise<Replaced | undefined> {
  if (change.field !== 'status' || !change.undoes) return undefined
  const last = await trx
    .selectFrom('request_history')
    .select(['from_value', 'replaced'])
    .where('request_id', '=', id)
    .where('field', '=', 'status')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Entries from before migration 027 have no replaced values.
  if (last?.from_value !== change.to || !last.replaced) return undefined
  // Those from before migration 059 may say whether it was read, too.
  const { read_at: _, ...replaced }: Replaced & { read_at?: unknown } = JSON.parse(last.replaced)
  return { waiting_since: replaced.first_answered_at ? null : created_at, ...replaced }
}

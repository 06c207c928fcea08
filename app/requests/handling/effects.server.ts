import type { Kysely, Updateable } from 'kysely'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import type { Change, RequestRow } from './changes.server.ts'
import { type Status, type StatusFacts, statusFacts } from './inbox.ts'
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

/** What a change writes besides its own column. */
export function effects(request: RequestRow, { field, to }: Change, now: string): Updateable<RequestTable> {
  if (field === 'answer' || field === 'told') return { waiting_since: null, untold_since: null }
  if (field === 'status') return statusEffects(request, to, now)
  if (to === null) return {}
  if (field === 'promise') return { untold_since: now }
  if (field === 'appointment') return { waiting_since: null, untold_since: now }
  // They see themselves that their car has arrived, and that it is worked on changes nothing for them.
  return field === 'car' ? { waiting_since: null, untold_since: to === 'ready' ? now : null } : {}
}

/** Also when the request was answered, since when it is spam, whose retention period starts anew, and whether it is lost. */
function statusEffects(request: RequestRow, to: Status, now: string): Updateable<RequestTable> {
  const { isAnswered }: StatusFacts = statusFacts[to]
  return {
    spam_since: to === 'spam' ? now : null,
    ...(isAnswered && { first_answered_at: request.first_answered_at ?? now, waiting_since: null }),
    ...(isAnswered === false && { first_answered_at: null, waiting_since: request.created_at }),
    lost_reason: to === 'archived' && !['completed', 'spam'].includes(request.status) ? UNSAID : null,
  }
}

/** Columns that a status change writes, which undoing it restores. Older changes kept fewer, and one that is no more. */
const restored = ['first_answered_at', 'lost_reason', 'waiting_since'] as const

/** Their values now, as JSON for the history. */
export const replacedBy = (request: RequestRow): string =>
  JSON.stringify(Object.fromEntries(restored.map((name) => [name, request[name]])))

/** What to restore if a change undoes the last status change; otherwise undefined. */
export async function undoneBy(
  trx: Kysely<Tables>,
  { id, created_at }: RequestRow,
  change: Change,
): Promise<Updateable<RequestTable> | undefined> {
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
  const { read_at: _, ...replaced } = JSON.parse(last.replaced)
  return { waiting_since: replaced.first_answered_at ? null : created_at, ...replaced }
}

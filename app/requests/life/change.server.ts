import type { Updateable } from 'kysely'
import { roleOf } from '#app/accounts/roles.server.ts'
import { mostBilledFor } from '#app/requests/evaluation/stored.server.ts'
import { type Status, type StatusFacts, statusFacts } from '#app/requests/handling/inbox.ts'
import { type LostKind, UNSAID } from '#app/requests/handling/lost.ts'
import { confirmRestored } from '#app/requests/handling/restored.server.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import { seesRequests } from '#database/rows/role.ts'
import { type Act, type Doing, writeDown } from './act.server.ts'
import type { CarState } from './stage.ts'
import type { RequestRow } from './story.server.ts'

/** What can be said of each field of a request. */
type Said = {
  status: Status
  /** Why it was lost: only of an archived one. */
  reason: LostKind
  /** The user id of a staff member (`listStaff`). */
  assignee: string | null
  appointment: string | null
  /** Where the car is; null takes it back. */
  car: CarState | null
  /** When it is promised to be ready. */
  promise: string | null
  /** The bill's total before taxes, in whole cents; refused above what the customer accepted. */
  total: string | null
  /** When the replaced parts were handed over. */
  parts: string | null
  /** Nobody waits for a word any more: it was given by phone, or in a way that the site does not see. */
  answer: null
  /** The customer knows of their car, appointment or promise what was written down. */
  told: null
  /** Whether the customer is a company; refused where the bill says more than the law lets a consumer's say. */
  company: 'yes' | null
}

/** `undoes`: takes back the last change of the status, with all that it had replaced. */
export type Change = {
  [Field in keyof Said]: { field: Field; to: Said[Field]; undoes?: boolean }
}[keyof Said]

/** `conflict`: someone changed the same meanwhile. */
export type Refused = 'conflict' | 'refused'

type Field = {
  column: Exclude<keyof RequestRow, 'version' | 'keeps_parts'>
  /** What a change of it writes besides. */
  sets?: (request: RequestRow, to: string | null, at: string) => Updateable<RequestTable>
  /** The status that it brings with it. */
  brings?: (status: Status, to: string | null) => Status | undefined
  refuses?: (doing: Doing, to: string | null) => Promise<Refused | false | null>
}

const known = { waiting_since: null, untold_since: null }

/** Each field of a request that an act can change: where it is stored, and what follows from it. */
export const fields: Record<keyof Said, Field> = {
  status: { column: 'status', sets: (request, to, at) => statusSets(request, to as Status, at) },
  reason: {
    column: 'lost_reason',
    // Somebody reopened it meanwhile.
    refuses: async ({ request }) => request.lost_reason === null && 'conflict',
  },
  assignee: {
    column: 'assignee',
    refuses: async ({ trx }, to) => to !== null && !seesRequests(await roleOf(trx, to)) && 'refused',
  },
  // An appointment is the answer, and so is a car that is here. Who did not come need not be told that it is cancelled.
  appointment: {
    column: 'appointment_at',
    sets: ({ appointment_at: was }, to, at) =>
      to ? { waiting_since: null, untold_since: at } : { untold_since: was && was > at ? at : null },
    brings: (status, to) => (to && statusFacts[status].isBookable ? 'scheduled' : undefined),
  },
  car: {
    column: 'car',
    // They see themselves that their car has arrived, and that it is worked on changes nothing for them. What was promised of a car
    // that came after it was promised for another visit.
    sets: ({ car, promised_at }, to, at) => ({
      ...(to && { waiting_since: null, untold_since: to === 'ready' ? at : null }),
      ...(to && !car && promised_at && promised_at < at && { promised_at: null }),
    }),
    brings: (status, to) => (to && status !== 'spam' ? 'scheduled' : undefined),
  },
  promise: { column: 'promised_at', sets: (_, to, at) => (to ? { untold_since: at } : {}) },
  total: {
    column: 'final_total',
    refuses: ({ trx, request }, to) => isAbove(trx, { ...request, final_total: to }),
  },
  parts: { column: 'parts_handed_at' },
  answer: {
    column: 'waiting_since',
    sets: () => known,
    brings: (status) => (status === 'new' ? 'contacted' : undefined),
  },
  told: { column: 'untold_since', sets: () => known },
  company: {
    column: 'company',
    refuses: ({ trx, request }, to) => isAbove(trx, { ...request, company: to }),
  },
}

/** Whether a bill would say more than the law lets it. */
const isAbove = async (trx: Doing['trx'], request: RequestRow) =>
  Number(request.final_total) > (await mostBilledFor(trx, request)) && 'refused'

/** Also when the request was answered, since when it is spam, whose retention period starts anew, and whether it is lost. */
function statusSets(request: RequestRow, to: Status, at: string): Updateable<RequestTable> {
  const { isAnswered }: StatusFacts = statusFacts[to]
  return {
    spam_since: to === 'spam' ? at : null,
    ...(isAnswered && { first_answered_at: request.first_answered_at ?? at, waiting_since: null }),
    // Who was answered before waits since now.
    ...(isAnswered === false && {
      first_answered_at: null,
      waiting_since: request.waiting_since ?? (request.first_answered_at ? at : request.created_at),
    }),
    lost_reason: to === 'archived' && !['completed', 'spam'].includes(request.status) ? UNSAID : null,
  }
}

/**
 * Changes one field, with what it brings, unless it is so already. `seen`: the version of the request that the person looked at, for
 * whom it is a conflict if someone changed that field since.
 */
export const change =
  (wanted: Change, seen?: number): Act<Refused> =>
  async (doing) => {
    const { request } = doing
    const { field, to } = wanted
    const { column, refuses, brings } = fields[field]
    if (request[column] === to) return undefined
    if (seen !== undefined && (await lastOf(doing, field, seen))) return 'conflict'
    const refused = await refuses?.(doing, to)
    if (refused) return refused
    const before = field === 'car' && !to ? await beforeArrival(doing) : undefined
    const status = before?.status ?? brings?.(request.status, to)
    // A car that is here was not handed over: one that comes back is another request.
    const undoes = field === 'car'
    if (status && status !== request.status)
      await write(doing, { field: 'status', to: status, undoes }, request)
    await write(doing, wanted, request, before)
    if (field === 'status' && request.status === 'spam' && to === 'new') await confirmRestored(doing)
    return undefined
  }

/** The last change of a field after a version. */
const lastOf = ({ trx, request }: Doing, field: keyof Said, seen = 0) =>
  trx
    .selectFrom('request_history')
    .select(['from_value', 'replaced'])
    .where('request_id', '=', request.id)
    .where('field', '=', field)
    .where('version', '>', seen)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What a change replaces besides. Older changes kept fewer, and one that is no more. */
const replaced: { [Field in keyof Said]?: readonly (keyof RequestRow)[] } = {
  status: ['first_answered_at', 'lost_reason', 'waiting_since'],
  car: ['status', 'waiting_since', 'untold_since', 'promised_at'],
}

/** What the car that is here replaced when it came, by mistake if it is taken back; nothing once something else happened. */
async function beforeArrival({ trx, request }: Doing): Promise<Partial<RequestRow> | undefined> {
  const all = await trx
    .selectFrom('request_history')
    .select(['field', 'from_value', 'replaced'])
    .where('request_id', '=', request.id)
    .orderBy('version', 'desc')
    .execute()
  const last = all.find(({ field, from_value }) => field !== 'car' || from_value === null)
  return last?.field === 'car' && last.replaced ? JSON.parse(last.replaced) : undefined
}

/** `was`: the request before the act; `back`: what it restores. */
async function write(
  doing: Doing,
  { field, to, undoes }: Change,
  was: RequestRow,
  back: Updateable<RequestTable> = {},
): Promise<void> {
  const { request, now } = doing
  const { column, sets } = fields[field]
  const undone = undoes && field === 'status' ? await undoneBy(doing, to) : {}
  const set = { ...sets?.(request, to, now.toISOString()), ...undone, ...back, [column]: to }
  const names = replaced[field]
  const kept = names && JSON.stringify(Object.fromEntries(names.map((name) => [name, was[name]])))
  const named = async (value: string | null) => (field === 'assignee' ? emailOf(doing, value) : value)
  const [from, after] = [await named(request[column]), await named(to)]
  const happened = { field, from, to: after, replaced: kept ?? null }
  await writeDown(doing, [happened], set)
}

/** What to restore where the last change of the status is undone. */
async function undoneBy(doing: Doing, to: Status): Promise<Updateable<RequestTable>> {
  const last = await lastOf(doing, 'status')
  // Entries from before migration 027 have no replaced values.
  if (last?.from_value !== to || !last.replaced) return {}
  const { read_at: _, ...values } = JSON.parse(last.replaced)
  return { waiting_since: values.first_answered_at ? null : doing.request.created_at, ...values }
}

async function emailOf({ trx }: Doing, userId: string | null): Promise<string | null> {
  const row = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? null
}

/** The customer has a word of the garage: a new request is contacted by it. `knows`: whether it has reached them. */
export async function answered(doing: Doing, knows = true): Promise<void> {
  const { status, waiting_since } = doing.request
  if (!knows && waiting_since) return
  if (!knows) return writeDown(doing, [], { untold_since: doing.now.toISOString() })
  const word = { field: waiting_since ? 'answer' : 'told', to: null } as const
  await change(status === 'new' ? { field: 'status', to: 'contacted' } : word)(doing)
}

/** The customer did something to which the garage has a word to say. */
export async function spoke(doing: Doing): Promise<void> {
  const { request, now } = doing
  await writeDown(doing, [], { waiting_since: request.waiting_since ?? now.toISOString() })
}

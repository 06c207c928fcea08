import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { listPeople, roleOf } from '#app/accounts/roles.server.ts'
import { announce } from '#app/jobs/announce.server.ts'
import { sendAgain } from '#app/mail/outbox.server.ts'
import { evaluationsOf, mostBilledFor } from '#app/requests/evaluation/stored.server.ts'
import { type CarState, statusWithCar } from '#app/requests/life/stage.ts'
import type { RequestChange, RequestTable } from '#database/rows/requests.ts'
import { seesRequests } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'
import { withinTransaction } from '#database/within-transaction.ts'
import { column, effects, replacedBy, undoneBy } from './effects.server.ts'
import { type Status, statusFacts } from './inbox.ts'
import type { LostKind } from './lost.ts'

export type RequestRow = Selectable<RequestTable>
/** The staff member who makes a change. */
export type Staff = { id: string; email: string }
/** Who makes a change: the customer has neither an account nor, in the history, a name. */
export type Author = Staff | { id: null; email: '' }
export const CUSTOMER = { id: null, email: '' } as const satisfies Author
/** A change of one field. An assignee is the user id of a staff member (`listStaff`). */
export type Change =
  /** `undoes`: undoes the last status change, and restores what that had replaced. */
  | { field: 'status'; to: Status; undoes?: boolean }
  /** Why the request was lost: only for an archived request. */
  | { field: 'reason'; to: LostKind }
  | { field: 'assignee'; to: string | null }
  | { field: 'appointment'; to: string | null }
  /** Where the car is; null takes it back. */
  | { field: 'car'; to: CarState | null }
  /** When it is promised to be ready. */
  | { field: 'promise'; to: string | null }
  /** The bill's total before taxes, in whole cents; refused above what the customer accepted. */
  | { field: 'total'; to: string | null }
  /** When the replaced parts were handed over. */
  | { field: 'parts'; to: string | null }
  /** Nobody waits for a word any more: it was given by phone, or in a way that the site does not see. */
  | { field: 'answer'; to: null }
  /** The customer knows of their car, appointment or promise what was written down. */
  | { field: 'told'; to: null }
  /** Whether the customer is a company; refused where the bill says more than the law lets a consumer's say. */
  | { field: 'company'; to: 'yes' | null }

/** `conflict`: someone changed the same field since `seen`; nothing was written. */
export type Changed = 'done' | 'gone' | 'conflict' | 'refused'

/**
 * A requested change. `seen`: the request's version that the person was looking at. `confirm`: mails who sent a request that turns
 * out not to be spam.
 */
export type WantedChange = {
  reference: string
  seen: number
  change: Change
  confirm?: (trx: Kysely<Tables>, request: RequestRow, at: Date) => Promise<void>
}

/** Changes one field of a request and records who did. `before`, if something was written: the old value, and the version after all of it. */
export function changeRequest(
  db: Kysely<Tables>,
  { reference, seen, change, confirm, by }: WantedChange & { by: Author },
): Promise<{ kind: Changed; before?: { value: string | null; version: number } }> {
  return withinTransaction(db, async (trx) => {
    const now = new Date()
    const request = await lockRequest(trx, reference)
    if (!request) return { kind: 'gone' }
    const from = request[column[change.field]]
    if (from === change.to) return { kind: 'done' }
    const since = await changesSince(trx, request.id, seen)
    if (since.some(({ field }) => field === change.field)) return { kind: 'conflict' }
    // Somebody reopened it meanwhile.
    if (change.field === 'reason' && from === null) return { kind: 'conflict' }
    if (change.field === 'assignee' && change.to && !seesRequests(await roleOf(trx, change.to)))
      return { kind: 'refused' }
    const after = { ...request, [column[change.field]]: change.to }
    const isBill = change.field === 'total' || change.field === 'company'
    if (isBill && Number(after.final_total) > (await mostBilledFor(trx, after))) return { kind: 'refused' }

    let version = await write(trx, request, change, { by, now })
    const status = statusAfter(change, request.status)
    if (status)
      version = await write(trx, { ...request, version }, { field: 'status', to: status }, { by, now })
    if (change.field === 'status' && from === 'spam' && change.to === 'new')
      await confirm?.(trx, request, now)
    return { kind: 'done', before: { value: from, version } }
  })
}

type Act = { by: Author; now: Date }

/** Writes one change of a locked request, and who made it. @returns the version after it */
async function write(trx: Kysely<Tables>, request: RequestRow, change: Change, act: Act): Promise<number> {
  const { field, to } = change
  const undone = await undoneBy(trx, request, change)
  const set = { ...effects(request, change, act.now.toISOString()), ...undone, [column[field]]: to }
  const named = async (value: string | null) =>
    field === 'assignee' && value ? await emailOf(trx, value) : value
  const [from, after] = [await named(request[column[field]]), await named(to)]
  const replaced = field === 'status' ? replacedBy(request) : null
  return writeDown(trx, request, act, [{ field, from, to: after, replaced }], set)
}

type Happened = Pick<Selectable<RequestChange>, 'field'> & {
  from: string | null
  to: string | null
  replaced?: string | null
}

/** Writes down what happened to a locked request, each as its next version. @returns the version after all */
export async function writeDown(
  trx: Kysely<Tables>,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  { by, now }: Act,
  all: readonly Happened[],
  set: Updateable<RequestTable> = {},
): Promise<number> {
  const last = version + all.length
  const request = trx.updateTable('contact_submissions').where('id', '=', id)
  await request.set({ ...set, version: last }).execute()
  for (const [at, happened] of all.entries())
    await addHistory(trx, { id, version: version + at + 1 }, { by, now }, happened)
  await announce(trx, 'changed', id)
  return last
}

/** Writes down what happened to a request, under the version that it has then. */
async function addHistory(
  trx: Kysely<Tables>,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  { by, now }: Act,
  { field, from, to, replaced = null }: Happened,
): Promise<void> {
  await trx
    .insertInto('request_history')
    .values({
      id: randomUUID(),
      request_id: id,
      version,
      at: now.toISOString(),
      by_user: by.id,
      by_name: by.email,
      field,
      from_value: from,
      to_value: to,
      replaced,
    })
    .execute()
}

/** Notes that the customer of a locked request has a word of the garage: a new request is contacted by it. */
export async function answered(trx: Kysely<Tables>, request: RequestRow, by: Author): Promise<void> {
  const { reference, version, status, waiting_since } = request
  const isNew = status === 'new'
  const word = { field: waiting_since ? 'answer' : 'told', to: null } as const
  const change: Change = isNew ? { field: 'status', to: 'contacted' } : word
  await changeRequest(trx, { reference, seen: version, change, by })
}

/** Notes that the customer of a locked request did something to which the garage has a word to say. */
export async function spoke(trx: Kysely<Tables>, request: RequestRow, now: Date): Promise<void> {
  await trx
    .updateTable('contact_submissions')
    .set({ waiting_since: request.waiting_since ?? now.toISOString() })
    .where('id', '=', request.id)
    .execute()
}

/** The status that another change brings with it: an appointment is the answer, and so is a car that is here. */
function statusAfter({ field, to }: Change, status: Status): Status | undefined {
  if (to === null) return field === 'answer' && status === 'new' ? 'contacted' : undefined
  if (field === 'appointment') return statusFacts[status].isBookable ? 'scheduled' : undefined
  return field === 'car' ? statusWithCar(status) : undefined
}

/** Locks the request's row until the transaction ends: writing a column to itself does so on both database engines. */
export function lockRequest(trx: Kysely<Tables>, reference: string): Promise<RequestRow | undefined> {
  return trx
    .updateTable('contact_submissions')
    .set((row) => ({ version: row.ref('version') }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()
}

/** The history after a version, latest first. */
function changesSince(
  db: Kysely<Tables>,
  requestId: string,
  seen: number,
): Promise<Selectable<RequestChange>[]> {
  return db
    .selectFrom('request_history')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('version', '>', seen)
    .orderBy('version', 'desc')
    .orderBy('at', 'desc')
    .execute()
}

async function emailOf(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? null
}

/** Users to whom a request can be assigned, ordered by e-mail. */
export const listStaff = async (db: Kysely<Tables>): Promise<Staff[]> =>
  (await listPeople(db)).flatMap(({ id, email, role }) => (seesRequests(role) ? [{ id, email }] : []))

/** A request with its history, latest first, and its notes, messages and evaluations, oldest first. */
export const requestWithStory = (db: Kysely<Tables>, reference: string) => storyOf(db, 'reference', reference)

export type Story = NonNullable<Awaited<ReturnType<typeof requestWithStory>>>

/** The same by the request's id. */
export const requestWithStoryById = (db: Kysely<Tables>, id: string) => storyOf(db, 'id', id)

async function storyOf(db: Kysely<Tables>, by: 'id' | 'reference', value: string) {
  const request = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where(by, '=', value)
    .executeTakeFirst()
  if (!request) return undefined
  const [notes, messages] = [await textsOf('request_notes'), await textsOf('request_messages')]
  const evaluations = await evaluationsOf(db, request.id)
  return { request, notes, messages, evaluations, history: await changesSince(db, request.id, 0) }

  function textsOf(table: 'request_notes' | 'request_messages') {
    const texts = db
      .selectFrom(table)
      .selectAll()
      .where('request_id', '=', request?.id ?? '')
    return texts.orderBy('at').orderBy('id').execute()
  }
}

/** @returns false if there is no such request. */
export function addNote(
  db: Kysely<Tables>,
  { reference, text, by }: { reference: string; text: string; by: Author },
): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const request = await lockRequest(trx, reference)
    if (request) await keepText(trx, 'request_notes', request.id, { text, by })
    return request !== undefined
  })
}

/** Keeps what was noted of a request, or said to its customer. */
export async function keepText(
  trx: Kysely<Tables>,
  table: 'request_notes' | 'request_messages',
  request_id: string,
  { text, by }: { text: string; by: Author },
): Promise<void> {
  const at = new Date().toISOString()
  const row = { id: randomUUID(), request_id, at, by_user: by.id, by_name: by.email, text }
  await trx.insertInto(table).values(row).execute()
  await announce(trx, 'changed', request_id)
}

/** Puts a failed mail of the request back in the queue and records who did. @returns whether there was one. */
export function resendMail(
  db: Kysely<Tables>,
  { reference, mailId, by }: { reference: string; mailId: string; by: Staff },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, reference)
    const mail = await trx
      .selectFrom('jobs')
      .select('mail')
      .where('kind', '=', 'mail')
      .where('id', '=', mailId)
      .where('request_id', '=', request?.id ?? '')
      .executeTakeFirst()
    if (!request || !mail || !(await sendAgain(trx, mailId))) return false
    await addHistory(trx, request, { by, now: new Date() }, { field: 'mail', from: null, to: mail.mail })
    await announce(trx, 'changed', request.id)
    return true
  })
}

import type { Kysely } from 'kysely'
import { localTime, spansOn } from '#app/content/hours/opening.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import {
  addNote,
  CUSTOMER,
  changeWithin,
  lockRequest,
  markUnread,
  type RequestRow,
} from '#app/requests/handling/changes.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import { changeNotice } from '#app/requests/mails.tsx'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'

/** What a customer may do with an appointment: `wish` is the time they would rather have. */
export type CustomerAct = { kind: 'ask'; wish: string } | { kind: 'cancel' }

/** The outcome of an act, as the page says it. */
export type CustomerActed = 'asked' | 'cancelled' | 'empty' | 'long' | 'late' | 'changed'

export const WISH_LENGTH = 500
const DAYS_BACK = 14

type Desk = { database: Database; env: Env; jobs: { wake(): void } }

/**
 * Until when a customer may change an appointment: when the garage closes on the last open day before it; a garage that was
 * closed for two weeks before it has no such moment.
 */
export function changeableUntil(appointment: string): Date | undefined {
  const day = localTime(new Date(appointment)).toPlainDate()
  for (let back = 1; back <= DAYS_BACK; back += 1) {
    const last = spansOn(day.subtract({ days: back })).at(-1)
    if (last) return new Date(last.closes)
  }
  return undefined
}

/**
 * Applies what a customer asked on the page of a request. @param seen the appointment that the page showed. The garage gets a mail
 * and an unread request; a repeated wish is noted once.
 */
export async function customerAct(
  { database: { db }, env, jobs }: Desk,
  reference: string,
  { seen, act, now }: { seen: string; act: CustomerAct; now: Date },
): Promise<CustomerActed> {
  if (act.kind === 'ask' && !act.wish) return 'empty'
  if (act.kind === 'ask' && act.wish.length > WISH_LENGTH) return 'long'
  const acted = await db.transaction().execute(async (trx): Promise<CustomerActed> => {
    const request = await lockRequest(trx, reference)
    if (!request || request.appointment_at !== seen) return isRepeated(request, act) ? 'cancelled' : 'changed'
    const until = changeableUntil(seen)
    if (!until || now > until || !statusFacts[request.status].isOpen) return 'late'
    if (act.kind === 'ask') {
      if (await isNoted(trx, request.id, act.wish)) return 'asked'
      await addNote(trx, { reference, text: act.wish, by: CUSTOMER })
      await tellGarage(trx, request, act.wish, env)
      return 'asked'
    }
    const change = { field: 'appointment', to: null } as const
    await changeWithin(trx, { reference, seen: request.version, change }, CUSTOMER)
    await tellGarage(trx, request, undefined, env)
    return 'cancelled'
  })
  jobs.wake()
  return acted
}

/** A second tap finds the appointment gone already. */
const isRepeated = (request: RequestRow | undefined, act: CustomerAct) =>
  act.kind === 'cancel' && request?.appointment_at === null

async function isNoted(trx: Kysely<Tables>, requestId: string, text: string): Promise<boolean> {
  const same = await trx
    .selectFrom('request_notes')
    .select('id')
    .where('request_id', '=', requestId)
    .where('by_name', '=', CUSTOMER.email)
    .where('text', '=', text)
    .executeTakeFirst()
  return same !== undefined
}

/** Mails the garage what the customer did, and makes the request unread. @param wish another time; undefined if it was cancelled */
async function tellGarage(
  trx: Kysely<Tables>,
  request: RequestRow,
  wish: string | undefined,
  env: Env,
): Promise<void> {
  await markUnread(trx, request.reference)
  for (const to of await garageAddresses(trx, env))
    await queueMail(trx, changeNotice(request, wish, { siteUrl: env.siteUrl, to }))
}

import { localTime, spansOn, tellsHours } from '#app/content/hours/opening.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { doOnce } from '#app/requests/handling/acts.server.ts'
import {
  addNote,
  CUSTOMER,
  changeRequest,
  lockRequest,
  spoke,
} from '#app/requests/handling/changes.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import { changeNotice } from '#app/requests/mails.tsx'
import type { Database } from '#database/connect.ts'
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
 * closed for two weeks before it, or has not confirmed its hours, has no such moment.
 */
export function changeableUntil(appointment: string): Date | undefined {
  if (!tellsHours()) return undefined
  const day = localTime(new Date(appointment)).toPlainDate()
  for (let back = 1; back <= DAYS_BACK; back += 1) {
    const last = spansOn(day.subtract({ days: back })).at(-1)
    if (last) return new Date(last.closes)
  }
  return undefined
}

/**
 * Applies what a customer asked on the page of a request. @param seen the appointment that the page showed @param id of the act, the
 * same where it is sent again. The garage gets a mail, and a request whose customer waits.
 */
export async function customerAct(
  { database: { db }, env, jobs }: Desk,
  { reference, id: by }: { reference: string; id: string },
  { seen, act, id, now }: { seen: string; act: CustomerAct; id: string; now: Date },
): Promise<CustomerActed> {
  if (act.kind === 'ask' && !act.wish) return 'empty'
  if (act.kind === 'ask' && act.wish.length > WISH_LENGTH) return 'long'
  const { outcome } = await doOnce(db, { id, by, reference }, async (trx) => {
    const request = await lockRequest(trx, reference)
    if (request?.appointment_at !== seen) return { kind: 'changed' as const }
    const until = changeableUntil(seen)
    if (!until || now > until || !statusFacts[request.status].isOpen) return { kind: 'late' as const }
    const change = { field: 'appointment', to: null } as const
    if (act.kind === 'ask') await addNote(trx, { reference, text: act.wish, by: CUSTOMER })
    else await changeRequest(trx, { reference, seen: request.version, change, by: CUSTOMER })
    await spoke(trx, request, now)
    const wish = act.kind === 'ask' ? act.wish : undefined
    for (const to of await garageAddresses(trx, env))
      await queueMail(trx, changeNotice(request, wish, { siteUrl: env.siteUrl, to }))
    return { kind: 'done' as const }
  })
  jobs.wake()
  if (outcome.kind !== 'done') return outcome.kind
  return act.kind === 'ask' ? 'asked' : 'cancelled'
}

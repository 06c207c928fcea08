import { localTime, spansOn, tellsHours } from '#app/content/hours/opening.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import { type Act, keepText, writeDown } from '#app/requests/life/act.server.ts'
import { change, spoke } from '#app/requests/life/change.server.ts'
import { changeNotice } from '#app/requests/mails.tsx'

export const WISH_LENGTH = 500
const DAYS_BACK = 14

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
 * What a customer asked on the page of a request. `seen`: the appointment that the page showed; `wish`: the time they would rather
 * have, undefined to cancel it. The garage gets a mail, and a request whose customer waits.
 */
export const changeAppointment =
  (seen: string, wish?: string): Act<'empty' | 'long' | 'changed' | 'late'> =>
  async (doing) => {
    const { trx, request, now, env } = doing
    if (wish === '') return 'empty'
    if (wish && wish.length > WISH_LENGTH) return 'long'
    if (request.appointment_at !== seen) return 'changed'
    const until = changeableUntil(seen)
    if (!until || now > until || !statusFacts[request.status].isOpen) return 'late'
    if (wish) await keepText(doing, 'request_notes', wish)
    else {
      await change({ field: 'appointment', to: null })(doing)
      // They know of it.
      await writeDown(doing, [], { untold_since: null })
    }
    await spoke(doing)
    for (const to of await garageAddresses(trx, env))
      await queueMail(trx, changeNotice(request, { seen, wish }, { siteUrl: env.siteUrl, to }))
    return undefined
  }

import type { Kysely } from 'kysely'
import { queueMail } from '#app/mail/outbox.server.ts'
import { answered, keepText, lockRequest, type Staff } from '#app/requests/handling/changes.server.ts'
import { messageMail } from '#app/requests/mails.tsx'
import type { Tables } from '#database/tables.ts'
import { withinTransaction } from '#database/within-transaction.ts'
import { type LinkKey, mailedAddress } from './links.server.ts'

/** The same text within this time is the same message. */
const SAME_MILLISECONDS = 60_000

/**
 * Tells the customer something: on the page of the request, and by mail where they left an address.
 * @returns false if there is no such request.
 */
export function tellCustomer(
  db: Kysely<Tables>,
  { reference, text, by, key }: { reference: string; text: string; by: Staff; key: LinkKey },
): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const request = await lockRequest(trx, reference)
    if (!request) return false
    // A double tap, or a form sent again after a lost answer.
    const since = new Date(Date.now() - SAME_MILLISECONDS).toISOString()
    const last = await trx
      .selectFrom('request_messages')
      .select('text')
      .where('request_id', '=', request.id)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .executeTakeFirst()
    if (last?.text === text) return true
    await keepText(trx, 'request_messages', request.id, { text, by })
    await answered(trx, request, by)
    const page = await mailedAddress(trx, key, request)
    if (request.email) await queueMail(trx, messageMail(request, text, page))
    return true
  })
}

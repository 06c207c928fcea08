import type { Lang } from '#app/content/language.ts'
import { queueMail, sendAgain } from '#app/mail/outbox.server.ts'
import { announcedWith } from '#app/requests/announced.server.ts'
import { mailedAddress, openLink } from '#app/requests/follow/links.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import { messageMail, notedMail } from '#app/requests/mails.tsx'
import type { FieldErrors } from '#app/requests/request.ts'
import { checkPhoned } from '#app/requests/rules.server.ts'
import { indexRequest } from '#app/requests/stored-requests.server.ts'
import { nameOrder } from '#database/search-words.ts'
import { type Act, keepText, writeDown } from './act.server.ts'
import { answered } from './change.server.ts'

export const addNote =
  (text: string): Act =>
  async (doing) =>
    keepText(doing, 'request_notes', text)

/**
 * Tells the customer something: on the page of the request, and by mail where they left an address. `since`: when its writer last
 * saw the request; it is no answer to what the customer wished after that.
 */
export const tellCustomer =
  (text: string, since = ''): Act =>
  async (doing) => {
    const { trx, request, key } = doing
    const wished = await trx
      .selectFrom('request_notes')
      .select('id')
      .where('request_id', '=', request.id)
      .where('by_name', '=', '')
      .where('at', '>', since || doing.now.toISOString())
      .executeTakeFirst()
    await keepText(doing, 'request_messages', text)
    if (!wished) await answered(doing, request.email !== '')
    const page = await mailedAddress(trx, key, request)
    if (request.email) await queueMail(trx, messageMail(request, text, page))
  }

/** Puts a failed mail of the request back in the queue. `sent`: it waits for nobody any more, or is none of this request. */
export const resendMail =
  (mailId: string | undefined): Act<'sent'> =>
  async (doing) => {
    const { trx, request } = doing
    const mail = await trx
      .selectFrom('jobs')
      .select('mail')
      .where('kind', '=', 'mail')
      .where('id', '=', mailId ?? '')
      .where('request_id', '=', request.id)
      .executeTakeFirst()
    if (!mailId || !mail || !(await sendAgain(trx, mailId))) return 'sent'
    return writeDown(doing, [{ field: 'mail', to: mail.mail }])
  }

/** Closes every address of the request, and opens a new one: for one that reached somebody it was not for, or for a request without. */
export const renewPage: Act = async (doing) => {
  const { trx, request, now, key } = doing
  await trx
    .updateTable('request_links')
    .set({ revoked_at: now.toISOString() })
    .where('request_id', '=', request.id)
    .where('revoked_at', 'is', null)
    .execute()
  await openLink(trx, key, request)
  return writeDown(doing, [])
}

/** What the customer, or who wrote it down, may have mistyped. */
export const correctable = [
  'name',
  'phone',
  'email',
  'vehicle_make',
  'vehicle_model',
  'vehicle_year',
  'plate',
] as const

/**
 * Corrects who a customer is, how they are reached and which car it is. Who had the address of the page by a wrong number or e-mail
 * opens it no more; a new e-mail gets the confirmation with the new one. @param reader in whose language errors are
 */
export const correct =
  (values: Readonly<Record<string, unknown>>, reader: Lang): Act<FieldErrors> =>
  async (doing) => {
    const { request, now } = doing
    const checked = checkPhoned({ ...values, service_type: request.service_type }, reader, now)
    if ('errors' in checked) return checked.errors
    const given = checked.request
    const changed = correctable.filter((field) => given[field] !== request[field])
    if (!changed.length) return undefined
    const set = Object.fromEntries(changed.map((field) => [field, given[field]]))
    const all = changed.map((field) => ({ field, from: request[field], to: given[field] }))
    await writeDown(doing, all, { ...set, name_order: nameOrder(given.name) })
    await indexRequest(doing.trx, doing.request)
    // Their consent is theirs under the right name and address: a withdrawal has to find it.
    const { name, email, phone } = given
    await doing.trx
      .updateTable('reminder_consents')
      .set({ name, email, phone })
      .where('request_id', '=', request.id)
      .execute()
    if (changed.includes('email') || changed.includes('phone')) await renewPage(doing)
    if (changed.includes('email')) {
      // They would go to the old address, and lead to a page that is closed now.
      await doing.trx
        .deleteFrom('jobs')
        .where('request_id', '=', request.id)
        .where('to_address', '=', request.email)
        .where('state', '<>', 'sent')
        .execute()
      const announced = statusFacts[request.status].isOpen ? announcedWith(request) : null
      const page = await mailedAddress(doing.trx, doing.key, request)
      if (given.email) await queueMail(doing.trx, notedMail(doing.request, announced, page))
    }
    return undefined
  }

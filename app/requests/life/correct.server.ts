import type { Kysely } from 'kysely'
import type { Lang } from '#app/content/language.ts'
import { type LinkKey, renewPage } from '#app/requests/follow/links.server.ts'
import { lockRequest, type Staff, writeDown } from '#app/requests/handling/changes.server.ts'
import { acknowledgeAgain } from '#app/requests/handling/restored.server.ts'
import type { FieldErrors } from '#app/requests/request.ts'
import { checkPhoned } from '#app/requests/rules.server.ts'
import { indexRequest } from '#app/requests/stored-requests.server.ts'
import { nameOrder } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'
import { withinTransaction } from '#database/within-transaction.ts'

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

type Correction = {
  reference: string
  values: Readonly<Record<string, unknown>>
  by: Staff
  /** In whose language errors are. */
  reader: Lang
  key: LinkKey
  now: Date
}

/**
 * Corrects who a customer is, how they are reached and which car it is. Who had the address of the page by a wrong number or e-mail
 * opens it no more; a new e-mail gets the confirmation with the new one.
 */
export function correct(
  db: Kysely<Tables>,
  { reference, values, by, reader, key, now }: Correction,
): Promise<FieldErrors | 'gone' | undefined> {
  return withinTransaction(db, async (trx) => {
    const request = await lockRequest(trx, reference)
    if (!request) return 'gone'
    const { service_type } = request
    const checked = checkPhoned({ ...values, service_type }, reader, now)
    if ('errors' in checked) return checked.errors
    const given = checked.request
    const changed = correctable.filter((field) => given[field] !== request[field])
    if (!changed.length) return undefined
    const set = Object.fromEntries(changed.map((field) => [field, given[field]]))
    const name_order = nameOrder(given.name)
    const row = { ...request, ...set, name_order }
    const all = changed.map((field) => ({ field, from: request[field], to: given[field] }))
    await writeDown(trx, request, { by, now }, all, { ...set, name_order })
    await indexRequest(trx, row)
    if (changed.includes('email') || changed.includes('phone')) await renewPage(trx, key, reference)
    if (changed.includes('email') && row.email) await acknowledgeAgain(trx, key, row, now)
    return undefined
  })
}

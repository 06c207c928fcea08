import type { Insertable, Kysely } from 'kysely'
import type { Mail } from '#app/mail/outbox.server.ts'
import { insertRequest } from '#app/requests/stored-requests.server.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import { nameOrder } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'

/** Valid fields of the form. */
export const typed = {
  form_type: 'contact',
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  vehicle_make: 'Toyota',
  service_type: 'freins',
  message: 'Ça grince\nau freinage',
}

/** A mail that says nothing. */
const nothing = { subject: '', html: '', text: '' }
export const blankMail: Mail = { kind: 'account.code', to: 'a@b.example', lang: 'fr', ...nothing }

/** A stored request; each number is a minute later than the one before. */
export function storedRequest(
  number: number,
  more: Partial<Insertable<RequestTable>> = {},
): Insertable<RequestTable> {
  const name = more.name ?? `Visitor number ${number}`
  return {
    id: `id-${number}`,
    created_at: new Date(Date.UTC(2026, 9, 1, 12, number)).toISOString(),
    reference: `G-TEST-${number}`,
    idempotency_key: `key-${number}`,
    form_type: 'contact',
    status: 'new',
    spam_reason: null,
    lang: 'fr',
    name,
    name_order: nameOrder(name),
    phone: '514-555-0199',
    email: 'visitor@example.com',
    vehicle_make: 'Mazda',
    vehicle_model: '3',
    vehicle_year: '2016',
    plate: '',
    service_type: 'freins',
    preferred_date: '2026-10-05',
    message: '',
    reach_by: 'any',
    reach_hours: '',
    keeps_parts: 0,
    reminders_text: null,
    reminders_at: null,
    ...more,
  }
}

export type Kept = number | Insertable<RequestTable>

/** Stores requests as the site does, with their search words: one for each number, or each row. */
export async function keep(db: Kysely<Tables>, ...rows: Kept[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const row of rows) await insertRequest(trx, typeof row === 'number' ? storedRequest(row) : row)
  })
}

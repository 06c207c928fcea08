import { createHash, randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { ReminderConsent } from '#database/rows/privacy.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

export type Consent = Selectable<ReminderConsent>

/** A short hash of the consent's wording: the same words always have the same fingerprint. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** Stores the proof of a consent given with a request, in the request's transaction. */
export async function keepConsent(trx: Kysely<Tables>, request: Insertable<RequestTable>): Promise<void> {
  const { id, name, email, phone, lang, reminders_text: text, reminders_at: given_at } = request
  if (!text || !given_at) return
  await trx
    .insertInto('reminder_consents')
    .values({
      id: randomUUID(),
      request_id: id,
      name,
      email,
      phone,
      lang,
      text,
      text_version: fingerprint(text),
      given_at,
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .execute()
}

/** The base query: consents that did not come with spam. */
function consents(db: Kysely<Tables>) {
  return db
    .selectFrom('reminder_consents')
    .leftJoin('contact_submissions', 'contact_submissions.id', 'reminder_consents.request_id')
    .where(({ or, eb }) =>
      or([eb('contact_submissions.status', 'is', null), eb('contact_submissions.status', '<>', 'spam')]),
    )
}

export const CONSENTS_PER_PAGE = 50

/** One page of the consents, latest first; a page past the end gives the last one. */
export async function listConsents(db: Kysely<Tables>, wanted: number) {
  const { total, holding } = await consents(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(case when reminder_consents.withdrawn_at is null then 1 end)`.as('holding'),
    ])
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(total / CONSENTS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const rows = await consents(db)
    .selectAll('reminder_consents')
    .select('contact_submissions.reference')
    .orderBy('given_at', 'desc')
    .orderBy('reminder_consents.id')
    .limit(CONSENTS_PER_PAGE)
    .offset((page - 1) * CONSENTS_PER_PAGE)
    .execute()
  return { rows, total, holding, page, pages }
}

/**
 * Records that a person withdrew their consent: ends every consent given with the same e-mail.
 * @returns how many consents ended.
 */
export function withdrawConsent(
  db: Kysely<Tables>,
  { id, by }: { id: string; by: { email: string } },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('reminder_consents')
      .set({ withdrawn_at: new Date().toISOString(), withdrawn_by: by.email })
      .where('withdrawn_at', 'is', null)
      .where(
        sql`lower(email)`,
        '=',
        sql`(select lower(asked.email) from reminder_consents as asked where asked.id = ${id})`,
      )
      .returning('request_id')
      .execute()
    const requests = ended.map(({ request_id }) => request_id).filter((request) => request !== null)
    if (requests.length)
      await trx
        .updateTable('contact_submissions')
        .set({ reminders_text: null, reminders_at: null })
        .where('id', 'in', requests)
        .execute()
    return ended.length
  })
}

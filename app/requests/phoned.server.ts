import { randomUUID } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Database } from '#database/connect.ts'
import type { Env } from '#platform/env.ts'
import { feeToAnnounce } from './announced.server.ts'
import { openLink } from './follow/links.server.ts'
import { notedMail } from './mails.tsx'
import { newReference } from './reference.server.ts'
import type { FieldErrors } from './request.ts'
import { checkPhoned } from './rules.server.ts'
import { askedColumns, insertRequest, requestUnder } from './stored-requests.server.ts'

type Desk = { database: Database; env: Env; secret: string; jobs: { wake(): void } }

/**
 * What staff wrote down of a call, in the customer's language; errors are in the reader's. `key`: the same for every try of one
 * form, so that it is stored once.
 */
export type Phoned = {
  values: Readonly<Record<string, unknown>>
  lang: Lang
  reader: Lang
  key: string
  now: Date
}

const REFERENCE_TRIES = 5

/**
 * Stores a request that came by phone: it is answered already, and has its page like any other. Whoever left an e-mail address gets
 * the mail that leads there.
 */
export async function keepPhoned(
  { database: { db }, env, secret, jobs }: Desk,
  { values, lang, reader, key, now }: Phoned,
): Promise<{ reference: string } | { errors: FieldErrors }> {
  const checked = checkPhoned(values, reader, now)
  if ('errors' in checked) return checked
  const { request } = checked
  const at = now.toISOString()
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const { id, reference } = { id: randomUUID(), reference: newReference() }
    const announced = feeToAnnounce({ ...request, lang }, undefined)
    const isStored = await db.transaction().execute(async (trx) => {
      const row = {
        ...askedColumns(request),
        id,
        reference,
        lang,
        created_at: at,
        idempotency_key: `phoned ${key}`,
        content_hash: null,
        announced: JSON.stringify(announced),
        status: 'contacted' as const,
        first_answered_at: at,
        spam_reason: null,
        spam_since: null,
        reminders_text: null,
        reminders_at: null,
      }
      if (!(await insertRequest(trx, row))) return false
      const page = await openLink(trx, { secret, siteUrl: env.siteUrl }, row)
      if (request.email) await queueMail(trx, notedMail(row, announced, page))
      return true
    })
    if (isStored) {
      jobs.wake()
      return { reference }
    }
    const before = await requestUnder(db, { own: `phoned ${key}` })
    if (before) return { reference: before.reference }
  }
  throw new Error('No free reference was found')
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import { type SeenEstimate, shownSnapshot } from '#app/estimate/carried.server.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import type { Database } from '#database/connect.ts'
import type { Log } from '#platform/log.ts'
import { errorFields } from '#platform/log.ts'
import { promisedAnswer } from './answer-due.server.ts'
import { addressOf } from './follow/links.server.ts'
import { asReference, fieldNames, forEachField, type TypedValues } from './request.ts'

/** A request that was just sent: its reference and page, when an answer is due, and what was sent. */
export type SentRequest = {
  reference: string
  page?: string
  answerDue?: string
  values?: TypedValues
  estimate?: SeenEstimate
}

/** How long the confirmation page shows what was sent; the reference stays. */
const SHOWN_MILLISECONDS = 60 * 60_000

/** The query of the confirmation page: the reference, and the proof that this site issued it. */
export function sentQuery(reference: string, secret: string): string {
  return new URLSearchParams({ reference, proof: proofOf(reference, secret) }).toString()
}

/** The reference in a query with a valid proof; otherwise undefined. */
export function sentReference(query: URLSearchParams, secret: string): string | undefined {
  const reference = asReference(query.get('reference'))
  if (!reference) return undefined
  const given = Buffer.from(query.get('proof') ?? '')
  const proof = Buffer.from(proofOf(reference, secret))
  return given.length === proof.length && timingSafeEqual(given, proof) ? reference : undefined
}

function proofOf(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(`sent ${reference}`).digest('base64url').slice(0, 22)
}

/** The request in a query with a valid proof, with what was sent if that was within the hour. */
export async function sentRequest(
  query: URLSearchParams,
  { secret, database, log }: { secret: string; database: Database; log: Log },
  lang: Lang,
): Promise<SentRequest | undefined> {
  const reference = sentReference(query, secret)
  if (!reference) return undefined
  try {
    const row = await database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('reference', '=', reference)
      .where('created_at', '>=', new Date(Date.now() - SHOWN_MILLISECONDS).toISOString())
      .executeTakeFirst()
    if (!row) return { reference }
    const texts = {
      ...row,
      ...forEachField('box', (name) => (row[name] ? 'yes' : '')),
      reminders: row.reminders_at ? 'yes' : '',
    }
    const snapshot = readSnapshot(row.estimate)
    const values = Object.fromEntries(fieldNames.map((name) => [name, texts[name] ?? '']))
    return {
      reference,
      page: await addressOf(database.db, { secret, siteUrl: '' }, { id: row.id, lang }),
      answerDue: promisedAnswer(new Date(row.created_at), lang),
      values,
      ...(snapshot && { estimate: shownSnapshot(snapshot, lang, new Date()) }),
    }
  } catch (error) {
    log.error('request.not-shown', errorFields(error))
    return { reference }
  }
}

import type { Insertable, Kysely, Transaction } from 'kysely'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import { searchWords } from '#database/search-words.ts'
import type { Submission, Tables } from '#database/tables.ts'
import { keepConsent } from './consents.server.ts'

/** The reference under which one of these keys was kept before. */
export async function knownReference(db: Kysely<Tables>, keys: string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact_submissions')
    .select('reference')
    .where('idempotency_key', 'in', keys)
    .executeTakeFirst()
  return row?.reference
}

/**
 * Keeps a request with the mails it causes, in the caller's transaction.
 * @returns false where its key or its reference is taken; nothing is kept then.
 */
export async function keepSubmission(
  trx: Transaction<Tables>,
  submission: Insertable<Submission>,
  mails: readonly Mail[],
): Promise<boolean> {
  const kept = await trx
    .insertInto('contact_submissions')
    .values(submission)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) return false
  const words = searchWords(submission).map((word) => ({ word, request_id: submission.id }))
  await trx.insertInto('request_words').values(words).execute()
  await keepConsent(trx, submission)
  for (const mail of mails) await queueMail(trx, mail)
  return true
}

import type { Kysely, Selectable } from 'kysely'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { Job } from '#database/rows/jobs.ts'
import type { Tables } from '#database/tables.ts'

/** A mail to send. Text from a visitor may be in `replyTo`, `html` and `text`, never in `to`. */
export type Mail = {
  /** What the mail is for, as staff and the log name it: "request.notice", "account.confirm". */
  kind: string
  /** One address, already validated. */
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
  lang: Lang
  /** The request it belongs to; erased with it. */
  requestId?: string
  /** The one link its reader must open. It is logged if no mail server is set, so never a personal one. */
  link?: string
}

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that commits. Call `runtime.jobs.wake()` after the
 * commit to send it at once rather than at the next poll.
 * @returns the mail's id.
 */
export async function queueMail(db: Kysely<Tables>, mail: Mail): Promise<string> {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  await db
    .insertInto('jobs')
    .values({
      id,
      kind: 'mail',
      created_at: now,
      mail: mail.kind,
      request_id: mail.requestId ?? null,
      lang: mail.lang,
      to_address: mail.to,
      reply_to_name: mail.replyTo?.name ?? null,
      reply_to_address: mail.replyTo?.address ?? null,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      link: mail.link ?? null,
      message_id: `<${id}@${facts().business.email.split('@')[1]}>`,
      due_at: now,
    })
    .execute()
  return id
}

/** What staff see of a mail. */
export type MailState = { requestId: string; kind: string } & Pick<
  Selectable<Job>,
  'id' | 'state' | 'attempts' | 'sent_at' | 'last_error' | 'to_address'
>

/** The mails of these requests, oldest first. */
export async function mailsOfRequests(db: Kysely<Tables>, requestIds: string[]): Promise<MailState[]> {
  if (!requestIds.length) return []
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'request_id', 'mail as kind', 'state', 'attempts', 'sent_at', 'last_error', 'to_address'])
    .where('kind', '=', 'mail')
    .where('request_id', 'in', requestIds)
    .orderBy('created_at')
    .orderBy('mail')
    .execute()
  return rows.map(({ request_id, ...row }) => ({ ...row, requestId: request_id ?? '' }))
}

/** A mail leaves within seconds: one that has waited longer, or was tried in vain, is not accepted by the mail server. */
const HELD_UP_MILLISECONDS = 30_000

/** How many mails are held up, those of requests and of accounts alike, and since when; undefined if none is. */
export async function mailsHeldUp(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ count: number; since: string } | undefined> {
  const { count, since } = await db
    .selectFrom('jobs')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min<string | null>('created_at').as('since'),
    ])
    .where('kind', '=', 'mail')
    .where('state', '=', 'waiting')
    .where((row) =>
      row.or([
        row('created_at', '<', new Date(now.getTime() - HELD_UP_MILLISECONDS).toISOString()),
        row('last_error', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow()
  return since ? { count, since } : undefined
}

/** Puts a mail that was given up back in the queue. @returns whether there was such a mail. */
export async function sendAgain(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, due_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

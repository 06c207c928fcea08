import type { Kysely } from 'kysely'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import type { Tables } from '#database/tables.ts'

/** A mail to be sent. Text of a visitor may stand in `replyTo`, `html` and `text`, never in `to`. */
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
  /** The one address its reader must open. Printed in the log where no mail server is set, so never a personal one. */
  link?: string
}

/**
 * Leaves a mail to be sent, in the caller's transaction: it is sent if and only if that commits.
 * Call `runtime.mailer.wake()` after the commit to send it at once rather than at the mailer's next look.
 * @returns the mail's id.
 */
export async function queueMail(db: Kysely<Tables>, mail: Mail): Promise<string> {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  await db
    .insertInto('outbox')
    .values({
      id,
      created_at: now,
      kind: mail.kind,
      request_id: mail.requestId ?? null,
      lang: mail.lang,
      to_address: mail.to,
      reply_to_name: mail.replyTo?.name ?? null,
      reply_to_address: mail.replyTo?.address ?? null,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      link: mail.link ?? null,
      message_id: `<${id}@${business.email.split('@')[1]}>`,
      due_at: now,
    })
    .execute()
  return id
}

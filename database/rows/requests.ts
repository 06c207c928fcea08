import type { ColumnType, Generated } from 'kysely'
import type { StoredLanguage } from './stored-language.ts'

/** A visitor's request. Optional texts left empty are empty texts. */
export type Submission = {
  id: string
  created_at: string
  /** What visitor and staff call it by: "G-7K3F-22". */
  reference: string
  /** The same for every repeat of one request, so that it is kept once. */
  idempotency_key: string
  /** Tells its content from another sent under the same key; null for requests that came before this was kept. */
  content_hash: string | null
  form_type: 'contact' | 'estimate'
  status: Generated<'new' | 'contacted' | 'scheduled' | 'completed' | 'archived' | 'spam'>
  /** Why it was put aside as spam when it came in. */
  spam_reason: string | null
  lang: StoredLanguage
  name: string
  phone: string
  email: string
  vehicle_make: string
  vehicle_model: string
  vehicle_year: string
  plate: string
  service_type: string
  /** YYYY-MM-DD, in the garage's days. */
  preferred_date: string | null
  message: string
  reach_by: 'any' | 'phone' | 'text' | 'email'
  reach_hours: string
  /** Whether the replaced parts are to be handed over. */
  keeps_parts: 0 | 1
  /** The words the visitor agreed to, and when; null without consent to reminders. */
  reminders_text: string | null
  reminders_at: string | null
  /** The admin who answers it. */
  assignee: string | null
  appointment_at: string | null
  /** One more with each change of status, assignee or appointment. */
  version: Generated<number>
  first_answered_at: string | null
  /** When someone of the staff first opened it. */
  read_at: string | null
  /** Since when it counts as spam; it is erased some days after. */
  spam_since: string | null
  /** The estimate it came with, as its sender saw it: JSON (`snapshot.server.ts` reads it). */
  estimate: ColumnType<string | null, string | null | undefined, never>
  /** The name as lists sort it. */
  name_order: Generated<string>
  lost_reason: LostReasonColumn
}

/** Why it came to nothing (`app/requests/inbox/lost.ts`); null where it did not. */
export type LostReasonColumn = ColumnType<string | null, string | null | undefined, string | null>

/** One change of a request: `version` is the request's after it, `field` one of a list that grows. An assignee and `by_name` are e-mails as they were then. */
export type RequestChange = {
  id: string
  request_id: string
  version: number
  at: string
  by_user: string | null
  by_name: string
  field: 'status' | 'reason' | 'assignee' | 'appointment' | 'mail'
  from_value: string | null
  to_value: string | null
}

/** What someone of the staff noted on a request. */
export type RequestNote = {
  id: string
  request_id: string
  at: string
  by_user: string | null
  by_name: string
  text: string
}

/** Something happened to a request; ids rise in the order in which it happened, though not always in that of commits. */
export type InboxEvent = {
  id: Generated<number>
  at: string
  kind: 'new' | 'changed' | 'read'
  request_id: string
}

/** The garage's own text of a reply, in place of the printed one. */
export type ReplyTemplate = {
  name: 'greeting' | 'details' | 'time' | 'ready'
  lang: StoredLanguage
  text: string
  changed_at: string
}

/** A mail to be sent, or the note that it was: what it said is dropped once it is sent. */
export type OutboxMail = {
  id: string
  created_at: string
  kind: string
  request_id: string | null
  lang: StoredLanguage
  to_address: string
  reply_to_name: string | null
  reply_to_address: string | null
  subject: string
  html: string
  text: string
  link: string | null
  message_id: string
  state: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  due_at: string
  /** While this lies ahead, the process that holds `lease` is sending the mail. */
  leased_until: string | null
  lease: string | null
  sent_at: string | null
  last_error: string | null
}

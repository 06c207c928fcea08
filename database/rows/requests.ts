import type { ColumnType, Generated } from 'kysely'
import type { StoredLanguage } from './stored-language.ts'

/** A visitor's request. Optional texts left out are empty strings. */
export type RequestTable = {
  id: string
  created_at: string
  /** The number by which visitor and staff know it: "G-7K3F-22". */
  reference: string
  /** The same for every retry of one request, so that it is stored once. */
  idempotency_key: string
  /** Keyed hash that detects other content sent under the same key; null for older requests. */
  content_hash: string | null
  form_type: 'contact' | 'estimate'
  status: Generated<'new' | 'contacted' | 'scheduled' | 'completed' | 'archived' | 'spam'>
  /** Why it was marked as spam when it came in. */
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
  /** YYYY-MM-DD, in the garage's time zone. */
  preferred_date: string | null
  message: string
  reach_by: 'any' | 'phone' | 'text' | 'email'
  reach_hours: string
  /** Whether the replaced parts are to be handed over. */
  keeps_parts: 0 | 1
  /** The words the visitor agreed to, and when; null without consent to reminders. */
  reminders_text: string | null
  reminders_at: string | null
  /** Who of the staff answers it. */
  assignee: string | null
  appointment_at: string | null
  /** Incremented by each entry in its history. */
  version: Generated<number>
  first_answered_at: string | null
  /** Since when the customer waits for a word of the garage; null once they have it. Left as it is while the request is closed. */
  waiting_since: string | null
  /** Since when they do not know of their car, appointment or promise what staff wrote down; null once they were told. */
  untold_since: string | null
  /** Since when it counts as spam; it is erased some days after. */
  spam_since: string | null
  /** The estimate it came with, as its sender saw it: JSON (`snapshot.server.ts` reads it). */
  estimate: ColumnType<string | null, string | null | undefined, never>
  /** The fee that its sender was told of: JSON (`announced.server.ts`); null for requests from before it was kept. */
  announced: ColumnType<string | null, string | null | undefined, never>
  /** "yes" where the customer is a company. */
  company: ColumnType<string | null, string | null | undefined, string | null>
  /** Sort key of the name. */
  name_order: Generated<string>
  lost_reason: LostReasonColumn
  /** Where the car is (`app/requests/follow/states.ts`); null while it is not at the garage. */
  car: ColumnType<string | null, string | null | undefined, string | null>
  /** When it is promised to be ready. */
  promised_at: ColumnType<string | null, string | null | undefined, string | null>
  /** The bill's total before taxes, in whole cents as text. */
  final_total: ColumnType<string | null, string | null | undefined, string | null>
  /** When the replaced parts were handed over. */
  parts_handed_at: ColumnType<string | null, string | null | undefined, string | null>
}

/** Why it was lost (`app/requests/handling/lost.ts`); null if it was not. */
export type LostReasonColumn = ColumnType<string | null, string | null | undefined, string | null>

/**
 * A change of a request; `version` is the request's after it. Assignees and `by_name` are e-mails as they were then; the customer's
 * own changes have an empty `by_name`.
 */
export type RequestChange = {
  id: string
  request_id: string
  version: number
  at: string
  by_user: string | null
  by_name: string
  field:
    | 'status'
    | 'reason'
    | 'assignee'
    | 'appointment'
    | 'car'
    | 'promise'
    | 'total'
    | 'parts'
    | 'answer'
    | 'told'
    | 'name'
    | 'phone'
    | 'email'
    | 'vehicle_make'
    | 'vehicle_model'
    | 'vehicle_year'
    | 'plate'
    | 'company'
    | 'evaluation'
    | 'mail'
  from_value: string | null
  to_value: string | null
  /** What a status change replaced besides the status, as JSON (`life/change.server.ts`); null for other and for older changes. */
  replaced: ColumnType<string | null, string | null | undefined, never>
}

/** A note of the staff; the customer's own wishes have an empty `by_name`. */
export type RequestNote = {
  id: string
  request_id: string
  at: string
  by_user: string | null
  by_name: string
  text: string
}

/** What the garage told the customer on the page of the request. */
export type RequestMessage = RequestNote

/** A secret address of a request's page: only the hash of its token is stored. */
export type RequestLink = {
  token_hash: string
  /** Null once the request is erased. */
  request_id: string | null
  /** Which of the request's addresses it is; the token is made from it (`app/requests/follow/links.server.ts`). */
  turn: number
  made_at: string
  revoked_at: string | null
}

/** An event of a request. Ids follow the order of the events, but not always that of the commits. */
export type InboxEvent = {
  id: Generated<number>
  at: string
  kind: 'new' | 'changed'
  request_id: string
}

/** The garage's own text of a reply, in place of the built-in one. */
export type ReplyTemplate = {
  name: 'greeting' | 'details' | 'time' | 'ready'
  lang: StoredLanguage
  text: string
  changed_at: string
}

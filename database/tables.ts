import type { ColumnType, Generated } from 'kysely'

/** The languages of the site. */
type Lang = 'fr' | 'en'

/** What the database holds, a type per table. Dates are ISO 8601 text in UTC, so that both engines hold the same. */
export type Tables = {
  contact_submissions: Submission
  request_history: RequestChange
  request_notes: RequestNote
  /** What requests are found by. */
  request_words: { word: string; request_id: string }
  /** Acts of staff that were done, by the id their device gave them; `version` is the request's after it. */
  acts_done: { by_user: string; id: string; at: string; version: number }
  inbox_events: InboxEvent
  reply_templates: ReplyTemplate
  /** A filter of the inbox that someone of the staff keeps: the address behind the inbox's own, `?status=new`. */
  saved_filters: { id: string; user_id: string; name: string; address: string; saved_at: string }
  outbox: OutboxMail
  user: User
  account: Account
  session: Session
  verification: Verification
  user_roles: UserRole
  /** Who has the desk and the inbox alone; an admin's row here says nothing. */
  editors: { user_id: string; granted_at: string }
  first_admin: { id: 1; user_id: string; claimed_at: string }
  first_admin_only: { id: 1; email: string }
  /** When a budget of new requests or of tries to sign in is full again, in milliseconds since 1970; its name is a keyed hash. */
  budgets: { name: string; full_at: number }
  reminder_consents: ReminderConsent
  anonymous_requests: AnonymousRequest
  erasures: Erasure
  privacy_incidents: PrivacyIncident
  privacy_incident_changes: IncidentChange
  /** When the retention period was last kept to, and how much was forgotten then. */
  retention_run: { id: 1; at: string; requests: number; consents: number; spam: number; incidents: number }
  /** Clicks of a day of the garage, by what was clicked and where on the page. */
  click_counts: { day: string; event: string; placement: string; count: number }
  twoFactor: { id: string; userId: string; verified: ColumnType<boolean | 0 | 1, never, never> }
  passkey: Passkey
  used_codes: { user_id: string; code: string; used_at: number }
  invitations: Invitation
  email_changes: EmailChange
  content_changes: ContentChange
  content_drafts: ContentDraft
  content_pictures: ContentPicture
  /** Steps of the set-up that were gone through. */
  set_up_steps: { step: string; done_at: string; by_name: string }
  push_subscriptions: PushSubscriptionRow
  push_messages: PushMessage
  /** When someone's devices stay quiet: times of the day as HH:MM, in the garage's time. */
  push_quiet_hours: { user_id: string; quiet_from: string; quiet_until: string }
  /** What a push message may say of a request; nothing without a row. */
  push_detail: { id: 1; says: 'service' | 'name' }
  /** The days whose changes were mailed, or had none. */
  change_mails: { day: string; written_at: string }
}

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
  lang: Lang
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
type LostReasonColumn = ColumnType<string | null, string | null | undefined, string | null>

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
  lang: Lang
  text: string
  changed_at: string
}

/** A mail to be sent, or the note that it was: what it said is dropped once it is sent. */
export type OutboxMail = {
  id: string
  created_at: string
  kind: string
  request_id: string | null
  lang: Lang
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

/** Better Auth keeps its own dates: text on SQLite, a timestamp on Postgres. */
type AuthDate = ColumnType<Date | string, never, never>

/** Someone who may sign in, as Better Auth keeps them; `email` is in lower case. */
export type User = {
  id: string
  name: string
  email: string
  /** 0 and 1 on SQLite. */
  emailVerified: ColumnType<boolean | 0 | 1, boolean, boolean>
  image: string | null
  /** Whether signing in asks for a second step. */
  twoFactorEnabled: ColumnType<boolean | 0 | 1 | null, never, never>
  /** When they last did something here, to the minute. */
  lastUsedAt: string | null
  createdAt: AuthDate
  updatedAt: AuthDate
}

/** A way someone signs in: `credential` with a password, of which the hash is kept, or an identity of a provider. */
export type Account = {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: AuthDate
  updatedAt: AuthDate
}

export type Session = {
  id: string
  token: string
  userId: string
  ipAddress: string | null
  userAgent: string | null
  /** aal2 once a second factor was given. */
  assurance: 'aal1' | 'aal2'
  lastUsedAt: string | null
  expiresAt: AuthDate
  createdAt: AuthDate
  updatedAt: AuthDate
}

/** A word sent by mail that proves its reader has the mailbox; `value` says whom it stands for. */
export type Verification = {
  id: string
  identifier: string
  value: string
  expiresAt: AuthDate
  createdAt: AuthDate
  updatedAt: AuthDate
}

export type UserRole = { user_id: string; role: 'admin'; granted_at: string }

export type Passkey = {
  id: string
  name: string | null
  userId: string
  deviceType: string
  aaguid: string | null
  createdAt: AuthDate
}

/** Someone asked by mail to become admin or editor; the word in the mail is kept as a hash only. It goes once accepted or withdrawn. */
export type Invitation = {
  id: string
  email: string
  role: 'admin' | 'editor'
  token: string
  invited_by: string
  invited_at: string
  expires_at: string
}

/** An e-mail about to change: at `agree` the old address is asked, at `confirm` the new one. */
export type EmailChange = {
  user_id: string
  new_email: string
  step: 'agree' | 'confirm'
  token: string
  expires_at: string
}

/** A visitor's agreement to reminders: the very words, with their fingerprint, and until when it held. */
export type ReminderConsent = {
  id: string
  /** Null once the request it came with is forgotten. */
  request_id: string | null
  name: string
  email: string
  phone: string
  lang: Lang
  text: string
  text_version: string
  given_at: string
  withdrawn_at: string | null
  /** Who of the staff wrote the withdrawal down, as an e-mail. */
  withdrawn_by: string | null
}

/** What the figures need of a request whose person is forgotten. */
export type AnonymousRequest = {
  id: string
  /** YYYY-MM-DD, in the garage's days. */
  day: string
  form_type: 'contact' | 'estimate'
  service_type: string
  lang: Lang
  status: string
  /** Opening hours until the first answer, in minutes. */
  answer_minutes: number | null
  lost_reason: LostReasonColumn
}

/** That someone's information was erased on request, by whom, and how much; nothing of the person. */
export type Erasure = {
  id: string
  at: string
  by_name: string
  method: 'anonymised' | 'erased'
  requests: number
  notes: number
  mails: number
  consents: number
  /** Places in other requests where the person was named. */
  mentions: number
  account: 0 | 1
}

/** A confidentiality incident as the register keeps it (Law 25). Days are YYYY-MM-DD. */
export type PrivacyIncident = {
  id: string
  created_at: string
  changed_at: string
  changed_by: string
  /** One more with each change. */
  version: number
  /** The day or period, in words. */
  occurred: string
  /** The day the garage knew of it. */
  known_on: string
  circumstances: string
  /** The personal information concerned. */
  information: string
  /** Null while it is not known how many. */
  people: number | null
  serious_risk: 'yes' | 'no' | 'unknown'
  risk_reason: string
  steps: string
  commission_told_on: string | null
  people_told_on: string | null
  /** Who else was told, and how. */
  told: string
}

/** One change of an incident in the register: `version` is the incident's after it, `by_name` an e-mail as it was then. */
export type IncidentChange = {
  id: string
  incident_id: string
  version: number
  at: string
  by_name: string
  /** A column of the register; `added` for the entry itself. */
  field: string
  from_value: string | null
  to_value: string | null
}

/** Changes of the site's content that became public together; rows are only ever added. `by_name` is an e-mail as it was then. */
export type ContentChange = {
  id: Generated<number>
  created_at: string
  by_name: string
  effective_at: string
  /** JSON: each path with its value before and after. */
  entries: string
  undoes: number | null
}

/** A change that is not published yet, `was` and `now` as JSON; `was` is what the person saw on the site. */
export type ContentDraft = { path: string; was: string; now: string; saved_by: string; saved_at: string }

/** A photograph of the garage's own, upright and clean, by the SHA-256 of its bytes. `made_by` is an e-mail as it was then. */
export type ContentPicture = {
  sha: string
  bytes: Uint8Array
  type: 'image/webp'
  width: number
  height: number
  made_at: string
  made_by: string
}

/** A device on which someone of the staff is told of new requests, for as long as they are signed in there. */
export type PushSubscriptionRow = {
  session_id: string
  user_id: string
  /** Whoever has it and the keys can write to the device: it stands in no log, page or export. */
  endpoint: string
  p256dh: string
  auth: string
  /** The site's own key it was made for. */
  public_key: string
  lang: Lang
  since: string
}

/** That a device is to be told of a request; it goes once told. */
export type PushMessage = {
  session_id: string
  request_id: string
  made_at: string
  due_at: string
  attempts: Generated<number>
  /** While this lies ahead, a process is sending it. */
  leased_until: string | null
}

import type { ColumnType } from 'kysely'
import type {
  Account,
  EmailChange,
  Invitation,
  Passkey,
  Session,
  User,
  UserRole,
  Verification,
} from './rows/accounts.ts'
import type { ContentChange, ContentDraft, ContentPicture } from './rows/content.ts'
import type { EvaluationAnswer, EvaluationPhoto, EvaluationRow } from './rows/evaluations.ts'
import type { Job } from './rows/jobs.ts'
import type { AnonymousRequest, Erasure, PrivacyIncident, ReminderConsent } from './rows/privacy.ts'
import type { PushSubscriptionRow } from './rows/push.ts'
import type {
  InboxEvent,
  ReplyTemplate,
  RequestChange,
  RequestLink,
  RequestMessage,
  RequestNote,
  RequestTable,
} from './rows/requests.ts'

type RetentionRun = {
  id: 1
  at: string
} & Record<'requests' | 'consents' | 'spam' | 'incidents', number>

/** The tables of the database. Dates are ISO 8601 text in UTC, so that both engines hold the same. */
export type Tables = {
  contact_submissions: RequestTable
  request_history: RequestChange
  request_notes: RequestNote
  request_messages: RequestMessage
  request_links: RequestLink
  evaluations: EvaluationRow
  evaluation_answers: EvaluationAnswer
  evaluation_photos: EvaluationPhoto
  /** The search index of requests. */
  request_words: { word: string; request_id: string }
  /** Acts already applied, by the user or the followed request they came from, and the id their form or device gave them; `version` is the request's after it. */
  acts_made: { made_by: string; id: string; at: string; version: number }
  inbox_events: InboxEvent
  reply_templates: ReplyTemplate
  jobs: Job
  user: User
  account: Account
  session: Session
  verification: Verification
  user_roles: UserRole
  first_admin: { id: 1; user_id: string; claimed_at: string }
  first_admin_only: { id: 1; email: string }
  /** When a budget (new requests, sign-in attempts) is full again, in milliseconds since 1970; its name is a keyed hash. */
  budgets: { name: string; full_at: number }
  reminder_consents: ReminderConsent
  anonymous_requests: AnonymousRequest
  erasures: Erasure
  privacy_incidents: PrivacyIncident
  /** The last run of the retention rules, and how much it removed. */
  retention_run: RetentionRun
  /** A run of the retention rules that waits for a person, with what it would remove (`app/personal-data/retention.server.ts`). */
  retention_hold: RetentionRun & { last_at: string | null }
  /** The last good backup (`scripts/backup.ts`). */
  last_backup: { id: 1; at: string; requests: number }
  /** The row that a health check writes. */
  write_checks: { id: 1; at: string }
  /** Clicks per day in the garage's time zone, by what was clicked. */
  click_counts: { day: string; event: string; count: number }
  twoFactor: {
    id: string
    userId: string
    secret: string
    verified: ColumnType<boolean | 0 | 1, never, never>
  }
  passkey: Passkey
  used_codes: { user_id: string; code: string; used_at: number }
  invitations: Invitation
  email_changes: EmailChange
  content_changes: ContentChange
  content_drafts: ContentDraft
  content_pictures: ContentPicture
  push_subscriptions: PushSubscriptionRow
}

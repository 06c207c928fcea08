import type { Generated } from 'kysely'
import type { StoredLanguage } from './stored-language.ts'

/** The names of the kinds of jobs. */
export type JobName = 'mail' | 'alert' | 'retention' | 'retorque'

/** Something to do after its transaction has committed (`app/jobs/`); a sent mail stays as a record without its content. */
export type Job = {
  id: string
  kind: JobName
  created_at: string
  request_id: string | null
  state: Generated<'waiting' | 'sent' | 'failed'>
  due_at: string
  attempts: Generated<number>
  /** Until this time, the process that holds `lease` is doing it. */
  leased_until: string | null
  lease: string | null
  sent_at: string | null
  last_error: string | null
  /** The device that is alerted. No foreign key: a request must not wait for a device that is being signed out. */
  session_id: string | null
} & MailColumns

/** Empty for other jobs. */
type MailColumns = {
  /** Which mail it is: "request.notice", "account.confirm". */
  mail: Generated<string>
  lang: Generated<StoredLanguage>
  to_address: Generated<string>
  reply_to_name: string | null
  reply_to_address: string | null
  subject: Generated<string>
  html: Generated<string>
  text: Generated<string>
  link: string | null
  message_id: string | null
}

import type { LostReasonColumn } from './requests.ts'
import type { StoredLanguage } from './stored-language.ts'

/** A visitor's consent to reminders: the exact text, a hash of it (`text_version`), and when it was withdrawn. */
export type ReminderConsent = {
  id: string
  /** Null once the request it came with is anonymised. */
  request_id: string | null
  name: string
  email: string
  phone: string
  lang: StoredLanguage
  text: string
  text_version: string
  given_at: string
  withdrawn_at: string | null
  /** E-mail of the staff member who recorded the withdrawal. */
  withdrawn_by: string | null
}

/** What the statistics keep of an anonymised request. */
export type AnonymousRequest = {
  id: string
  /** YYYY-MM-DD, in the garage's time zone. */
  day: string
  form_type: 'contact' | 'estimate'
  service_type: string
  lang: StoredLanguage
  status: string
  /** Minutes of opening hours until the first answer. */
  answer_minutes: number | null
  lost_reason: LostReasonColumn
}

/** The record of an erasure on request: by whom and how much, without data of the person. */
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
  /** The day or period, in words. */
  occurred: string
  /** The day the garage knew of it. */
  known_on: string
  circumstances: string
  /** The personal information concerned. */
  information: string
  /** Number of people affected; null while unknown. */
  people: number | null
  serious_risk: 'yes' | 'no' | 'unknown'
  risk_reason: string
  steps: string
  commission_told_on: string | null
  people_told_on: string | null
  /** Who else was told, and how. */
  told: string
}

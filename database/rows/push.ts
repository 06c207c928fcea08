import type { Generated } from 'kysely'
import type { StoredLanguage } from './stored-language.ts'

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
  lang: StoredLanguage
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

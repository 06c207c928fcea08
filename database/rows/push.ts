import type { StoredLanguage } from './stored-language.ts'

/** A staff device that is alerted to new requests, for as long as its session lasts. */
export type PushSubscriptionRow = {
  session_id: string
  user_id: string
  /** Secret: whoever has it and the keys can message the device. Never in a log, page or export. */
  endpoint: string
  p256dh: string
  auth: string
  /** The site's VAPID public key it was made with. */
  public_key: string
  lang: StoredLanguage
  since: string
}

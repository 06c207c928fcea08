/** Events of the inbox for browsers: ids of requests, never personal data. */
export type InboxNews = {
  /** New requests. */
  fresh: string[]
  changed: string[]
  /** Marked as read or unread by staff. */
  read: string[]
  /** How many are unread now. */
  unread: number
  /** Events may have been missed: what is shown must be reloaded. */
  missed?: true
}

/** Other events of the stream: a keep-alive; its end, because the listener is signed out or no longer staff. */
export const HEARTBEAT = 'beat'
export const ACCESS_ENDED = 'ended'

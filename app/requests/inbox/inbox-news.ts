/** Events of the inbox for browsers: ids of requests, never anything of a person. */
export type InboxNews = {
  /** Just came in. */
  fresh: string[]
  changed: string[]
  /** Read by someone of the staff, or put back among the unread. */
  read: string[]
  /** How many are unread now. */
  unread: number
  /** More may have happened before: what is shown is to be asked for again. */
  missed?: true
}

/** Names of the stream's events beside the news: it still lives; its listener is signed out or not of the staff any more. */
export const BEAT = 'beat'
export const ENDED = 'ended'

import type { Status } from '#app/requests/handling/inbox.ts'

/** What can be done offline; all other changes of a request need the network. */
const offlineIntents = ['note', 'status'] as const
export type OfflineIntent = (typeof offlineIntents)[number]

export function isOfflineIntent(given: unknown): given is OfflineIntent {
  return offlineIntents.some((intent) => intent === given)
}

/** A note or a status change of a request; it is stored on the device until the server has responded to it. */
export type Act = {
  /** Generated on the device; makes the act idempotent: it can be sent repeatedly and is done once. */
  id: string
  /** Its author: it is neither shown to others nor sent in another person's session. */
  person: string
  reference: string
  /** ISO 8601; acts are sent in this order. */
  madeAt: string
  /** The version of the request that was shown when it was made. */
  version: number
  made: { intent: 'note'; note: string } | StatusMade
  /** Set if the server refused it: its author has to decide. */
  refusal?: ActRefusal
}

/** `after`: the author's status act on this request before this one, whose change is no conflict. The server decides. */
type StatusMade = { intent: 'status'; to: Status; undoes?: 'yes'; after?: string }

/** Why an act was refused, in words, and the present version of the request. No lines: the request no longer exists. */
export type ActRefusal = { lines: readonly string[]; version: number }

/** The server's response to an act. */
export type ActAnswer =
  | {
      kind: 'done'
      version: number
      change: { href: string; text: string; back: { to: string; version: number } }
    }
  | { kind: 'refused'; version: number; shown: { field: string; value: string; lines: string[] } | undefined }
  | { kind: 'gone'; version: number }

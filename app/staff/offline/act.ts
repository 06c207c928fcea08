import type { Status } from '#app/requests/inbox/inbox.ts'

/** What may be made without network; all else on a request needs an answer first. */
const offlineIntents = ['note', 'status'] as const
export type OfflineIntent = (typeof offlineIntents)[number]

export function isOfflineIntent(given: unknown): given is OfflineIntent {
  return offlineIntents.some((intent) => intent === given)
}

/** A note or a status that someone made on a request: it stays on the device until the garage has answered for it. */
export type Act = {
  /** Made by the device: however often it is sent, it is done once. */
  id: string
  /** Who made it: it is neither shown to others nor sent in their name. */
  person: string
  reference: string
  /** ISO 8601; acts are sent in this order. */
  madeAt: string
  /** The version of the request that was shown when it was made. */
  version: number
  made: { intent: 'note'; note: string } | { intent: 'status'; to: Status }
  /** Set where the garage did not take it as it is: it waits for its author to decide. */
  refusal?: ActRefusal
}

/** Why an act was not done, in words; `version` is the request's as the garage has it now. Without words there is no such request. */
export type ActRefusal = { lines: readonly string[]; version: number }

/** What the garage says of an act. */
export type ActAnswer =
  | {
      kind: 'done'
      version: number
      change: { href: string; text: string; back: { to: string; version: number } }
    }
  | { kind: 'refused'; version: number; shown: { field: string; value: string; lines: string[] } | undefined }
  | { kind: 'gone'; version: number }

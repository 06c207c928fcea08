import type { FieldErrors } from '#app/requests/request.ts'
import { objectStore } from './object-store.ts'

/** A request that waits on the device for the network. Page and service worker read and write the same store. */
export type PendingRequest = {
  /** Its idempotency key: however often it is sent, it is one request. */
  key: string
  endpoint: string
  /** The JSON as it is posted. */
  body: string
  /** Set where the garage did not take it as it is: it waits for its author to correct it. */
  refused?: FormRefusal
  /** Set where the garage took it while its author was away: they are told at the form, and nothing else is left. */
  sent?: TakenRequest
}

/** What the garage says of a request it took: its reference, and by when it answers in the language it was sent in. */
export type TakenRequest = { reference: string; answerDue?: { text: string; lang: string } }

/** Why a request was not taken; the message only where it is in the page's language. */
export type FormRefusal = { message?: string; errors?: FieldErrors }

export const { put, all, remove } = objectStore<PendingRequest>('garage', 'requests', 'key')

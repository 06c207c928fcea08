import type { FieldErrors } from '#app/requests/request.ts'
import { objectStore } from './object-store.ts'

/** A request that waits on the device for the network. Page and service worker read and write the same store. */
export type PendingRequest = {
  /** Its idempotency key: however often it is sent, it is one request. */
  key: string
  endpoint: string
  /** The JSON as it is posted. */
  body: string
  /** Set if the server refused it: it waits for the visitor to correct it. */
  refused?: FormRefusal
  /** Set if it was accepted while the visitor was away: the form tells them; the content is deleted. */
  sent?: TakenRequest
}

/** The response to an accepted request: its reference, and by when the garage answers, in the request's language. */
export type TakenRequest = { reference: string; answerDue?: { text: string; lang: string } }

/** Why a request was refused; `message` only if it is meant for people to read. */
export type FormRefusal = { message?: string; errors?: FieldErrors }

export const { put, all, remove } = objectStore<PendingRequest>('garage', 'requests', 'key')

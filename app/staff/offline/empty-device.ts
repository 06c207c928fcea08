import type { FormEvent } from 'react'
import { toast } from 'sonner'
import { signOutHere } from '#app/staff/kit/session.ts'
import { dropActsOf } from './act-store.ts'
import { forgetCachedPages } from './cached-at.ts'
import { currentWords } from './device-state.ts'
import { dropNotes } from './kept-note.ts'

/** Deletes a person's cached pages, acts and half-typed notes from the device before the sign-out form is sent. */
export function emptyDevice(event: FormEvent<HTMLFormElement>): void {
  dropNotes()
  const words = currentWords()
  if (!words) {
    signOutHere()
    return
  }
  event.preventDefault()
  const form = event.currentTarget
  const { copy, person } = words
  void Promise.all([forgetCachedPages(), dropActsOf(person)]).finally(() => {
    // Only the server can end the session.
    if (navigator.onLine) {
      signOutHere()
      form.submit()
    } else toast.error(copy.signOutOffline)
  })
}

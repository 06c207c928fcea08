import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { toast } from 'sonner'
import { counted } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { signOutHere } from '#app/staff/kit/session.ts'
import { dropActsOf } from './act-store.ts'
import { forgetCachedPages } from './cached-at.ts'
import { useActs } from './device-state.ts'
import { dropAllTyping } from './kept-typing.ts'
import type { OfflineWords } from './offline-words.server.ts'

type Props = {
  label: string
  /** Only for who has the requests: nobody else has acts. */
  words: OfflineWords | undefined
}

/** Signing out deletes unsent acts, so it asks first if there are any. Without scripts there are none. */
export function SignOut({ label, words }: Props) {
  const unsent = useActs().length
  function leave(event: FormEvent<HTMLFormElement>): void {
    if (words && unsent > 0 && !confirm(counted(words.copy.signOutWaiting, unsent, words.lang)))
      event.preventDefault()
    else emptyDevice(event, words)
  }
  return (
    <Form method="post" action={plainPaths.signOut} reloadDocument onSubmit={leave}>
      <button
        type="submit"
        className="inline-flex min-h-12 items-center font-semibold text-ink-soft lg:min-h-11"
      >
        {label}
      </button>
    </Form>
  )
}

/** Deletes a person's cached pages, acts and half-typed notes from the device before the sign-out form is sent. */
function emptyDevice(event: FormEvent<HTMLFormElement>, words: OfflineWords | undefined): void {
  dropAllTyping()
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

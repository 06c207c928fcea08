import { type FormEvent, useId, useRef } from 'react'
import { Form } from 'react-router'
import { toast } from 'sonner'
import { counted } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Act } from '#app/staff/kit/fields.tsx'
import { signOutHere } from '#app/staff/kit/session.ts'
import { dropActsOf } from './act-store.ts'
import { forgetCachedPages } from './cached-at.ts'
import { currentWords, useActs } from './device-state.ts'
import { dropAllTyping } from './kept-typing.ts'
import type { OfflineWords } from './offline-words.server.ts'

type Props = {
  label: string
  /** Only for who has the requests: nobody else has acts. */
  words: OfflineWords | undefined
}

/** Signing out deletes unsent acts, so it asks first if there are any. Without scripts there are none. */
export function SignOut({ label, words }: Props) {
  const warning = useRef<HTMLDialogElement>(null)
  const text = useId()
  const unsent = useActs().length
  function askOrLeave(event: FormEvent<HTMLFormElement>): void {
    if (unsent > 0 && !warning.current?.open) {
      event.preventDefault()
      warning.current?.showModal()
      return
    }
    warning.current?.close()
    emptyDevice(event)
  }
  return (
    <Form method="post" action={plainPaths.signOut} reloadDocument onSubmit={askOrLeave}>
      <button
        type="submit"
        className="inline-flex min-h-12 items-center font-semibold text-ink-soft lg:min-h-11"
      >
        {label}
      </button>
      {words && (
        <dialog
          ref={warning}
          aria-labelledby={text}
          className="m-auto w-[min(28rem,calc(100%-2rem))] border border-line-strong bg-surface p-6 whitespace-normal text-ink shadow-float backdrop:bg-night/60"
        >
          <p id={text} className="font-semibold">
            {counted(words.copy.signOutWaiting, unsent, words.lang)}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <button type="button" onClick={() => warning.current?.close()} className="action action-signal">
              {words.copy.staySignedIn}
            </button>
            <Act look="line" label={words.copy.signOutAnyway} />
          </div>
        </dialog>
      )}
    </Form>
  )
}

/** Deletes a person's cached pages, acts and half-typed notes from the device before the sign-out form is sent. */
function emptyDevice(event: FormEvent<HTMLFormElement>): void {
  dropAllTyping()
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

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { savedPaths } from '#app/staff/kit/after-saving.ts'

const PREFIX = 'garage-desk:'
const DAY_MILLISECONDS = 86_400_000

/** Identifies this tab: no other one has the same time origin. */
const TAB = performance.timeOrigin

/** `about` of the form that was submitted last: a page may have several. */
let sent: string | undefined

type Values = [name: string, value: string][]

/** The typed values, and the hidden fields of the form as it was then, which say what it was based on. */
type DeviceDraft = { at: number; tab: number; fields: Values; seen?: Values }

type Props = {
  /** Name of what the form edits: its fields are stored under this key. */
  about: string
  /** Message shown when stored fields were restored. */
  restored: string
  className: string
  /** The server refused the form: it shows what was sent, and any conflict with other people's changes. */
  isRefused: boolean
  /** The form has a file input, which is not stored on the device. */
  withFile?: boolean
  /** Something is still being uploaded for the form, so it is not sent yet. */
  waits?: boolean
  children: ReactNode
}

/**
 * A form that stores its fields on this device for a day as they are typed, and restores them, so that an expired session, a
 * closed tab or a lost network loses nothing. Restored values are sent with the hidden fields they were based on, so that the
 * server detects what others have changed since. Without scripts it is a plain form.
 */
export function DeviceDraftForm({ about, restored, className, isRefused, withFile, waits, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  /** The hidden fields that belong to the restored values. */
  const seen = useRef<Values>(undefined)
  const { state, formMethod, location } = useNavigation()
  // Only a successful submit redirects elsewhere.
  const isTaken = state === 'loading' && formMethod && savedPaths.includes(location.pathname)
  useEffect(() => {
    if (isTaken && sent === about) forget(about)
  }, [isTaken, about])
  useEffect(() => {
    if (state !== 'idle' || sent !== about) return
    // The form is still shown after the submission, so it was refused.
    sent = undefined
    if (!isRefused || !form.current) return
    seen.current = undefined
    if (draftFor(about)?.tab === TAB) keep(form.current, about, seen.current)
  }, [state, about, isRefused])
  useEffect(() => {
    const draft = draftFor(about)
    // A refused form was sent from this tab, so only what was typed since is missing from it.
    if (!form.current || !draft || (isRefused && draft.tab !== TAB)) return
    const fields = changedFields(form.current, draft.fields)
    if (fields.size && !isRefused) seen.current = draft.seen
    putBack(fields)
    keep(form.current, about, seen.current)
    if (!fields.size) return
    setRestored(true)
    // Open a folded section, so that restored fields are visible.
    form.current.closest('details')?.setAttribute('open', '')
  }, [about, isRefused])
  useEffect(() => {
    const sending = form.current
    const sendAsMade = ({ formData }: FormDataEvent) => {
      for (const [name, value] of seen.current ?? []) formData.set(name, value)
    }
    sending?.addEventListener('formdata', sendAsMade)
    return () => sending?.removeEventListener('formdata', sendAsMade)
  }, [])
  return (
    <Form
      ref={form}
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      className={className}
      onSubmit={(event) => {
        // A second press would send what the first is still changing: it would look like someone else's change.
        if (waits || (state !== 'idle' && sent === about)) return event.preventDefault()
        sent = about
      }}
      onInput={({ currentTarget }) => keep(currentTarget, about, seen.current)}
    >
      {isRestored && (
        <p role="status" className="border-l-4 border-accent bg-steel p-3">
          {restored}
        </p>
      )}
      {children}
    </Form>
  )
}

/** Deletes the stored fields once they are on the server, unless another tab has stored some since. */
function forget(about: string): void {
  if (draftFor(about)?.tab !== TAB) return
  try {
    localStorage.removeItem(PREFIX + about)
  } catch {}
}

/** Errors are ignored: without storage the form still works. */
function keep(form: HTMLFormElement, about: string, seen: Values = seenIn(form)): void {
  const fields = fieldsOf(form).map((field): [string, string] => [nameOf(field), typedIn(field)])
  try {
    localStorage.setItem(
      PREFIX + about,
      JSON.stringify({ at: Date.now(), tab: TAB, fields, seen } satisfies DeviceDraft),
    )
  } catch {}
}

/** The hidden fields: what the form was based on. `sha` is excluded, because it is the chosen photograph. */
function seenIn(form: HTMLFormElement): Values {
  const hidden = form.querySelectorAll<HTMLInputElement>('input[type=hidden]:not([name=sha])')
  return [...hidden].map(({ name, value }) => [name, value])
}

/** The fields whose value differs from the stored one, with the stored value. */
function changedFields(form: HTMLFormElement, kept: Values): Map<Field, string> {
  const values = new Map(kept)
  return new Map(
    fieldsOf(form).flatMap((field): [Field, string][] => {
      const value = values.get(nameOf(field))
      return value === undefined || value === typedIn(field) ? [] : [[field, value]]
    }),
  )
}

function putBack(fields: Map<Field, string>): void {
  for (const [field, value] of fields) {
    if (field instanceof HTMLInputElement && isChoice(field)) field.checked = value === 'on'
    else field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function draftFor(about: string): DeviceDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + about) ?? 'null') as DeviceDraft | null
    return draft && Date.now() - draft.at < DAY_MILLISECONDS ? draft : undefined
  } catch {
    return undefined
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([type=hidden],[type=file]),select,textarea')]
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

/** Radio buttons and checkboxes with the same name are told apart by their value. */
function nameOf(field: Field): string {
  return field instanceof HTMLInputElement && isChoice(field) ? `${field.name} ${field.value}` : field.name
}

function typedIn(field: Field): string {
  if (field instanceof HTMLInputElement && isChoice(field)) return field.checked ? 'on' : 'off'
  return field.value
}

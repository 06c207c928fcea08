import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'

const PREFIX = 'garage-desk:'
const DAY_MILLISECONDS = 86_400_000

/** Identifies this tab: no other one has the same time origin. */
const TAB = performance.timeOrigin

/** What the form that is on its way is about: a page may have several. */
let sent: string | undefined

type DeviceDraft = { at: number; tab: number; fields: [name: string, value: string][] }

type Props = {
  /** Name of what the form edits: its fields are stored under this key. */
  about: string
  /** Message shown when stored fields were restored. */
  restored: string
  className: string
  /** Whether the form uploads a file, which the device does not store. */
  withFile?: boolean
  /** Where a successful submit redirects. */
  leadsTo?: string
  children: ReactNode
}

/**
 * A form that stores its fields on this device for a day as they are typed, and restores them, so that an expired session, a
 * closed tab or a lost network loses nothing. Without scripts it is a plain form.
 */
export function DeviceDraftForm({
  about,
  restored,
  className,
  withFile,
  leadsTo = plainPaths.deskDrafts,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  const { state, formMethod, location } = useNavigation()
  // Only a successful submit redirects elsewhere.
  const isTaken = state === 'loading' && formMethod && location.pathname === leadsTo
  useEffect(() => {
    if (isTaken && sent === about) forget(about)
  }, [isTaken, about])
  useEffect(() => {
    // Nothing is on its way any more: what is still here was refused.
    if (state === 'idle') sent = undefined
  }, [state])
  useEffect(() => {
    if (!form.current || !restore(form.current, about)) return
    setRestored(true)
    // Open a folded section, so that restored fields are visible.
    form.current.closest('details')?.setAttribute('open', '')
  }, [about])
  return (
    <Form
      ref={form}
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      className={className}
      onSubmit={() => {
        sent = about
      }}
      onInput={({ currentTarget }) => keep(currentTarget, about)}
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

/** Stores the fields; in a browser without storage the form still works. */
function keep(form: HTMLFormElement, about: string): void {
  const fields = fieldsOf(form).map((field): [string, string] => [nameOf(field), typedIn(field)])
  try {
    localStorage.setItem(
      PREFIX + about,
      JSON.stringify({ at: Date.now(), tab: TAB, fields } satisfies DeviceDraft),
    )
  } catch {}
}

function restore(form: HTMLFormElement, about: string): boolean {
  const draft = draftFor(about)
  if (!draft) return false
  const values = new Map(draft.fields)
  let differs = false
  for (const field of fieldsOf(form)) {
    const value = values.get(nameOf(field))
    if (value === undefined || value === typedIn(field)) continue
    if (field instanceof HTMLInputElement && isChoice(field)) field.checked = value === 'on'
    else field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    differs = true
  }
  keep(form, about)
  return differs
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

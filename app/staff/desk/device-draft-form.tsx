import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'

const PREFIX = 'garage-desk:'
const DAY_MILLISECONDS = 86_400_000

/** No other tab has the same. */
const TAB = performance.timeOrigin

type DeviceDraft = { at: number; tab: number; fields: [name: string, value: string][] }

type Props = {
  /** What the form is about: what is typed in it is kept under this name. */
  about: string
  /** Said where something kept was put back. */
  restored: string
  className: string
  /** The form brings a file, which no device keeps. */
  withFile?: boolean
  /** Where a form that was taken leads. */
  leadsTo?: string
  children: ReactNode
}

/**
 * A form whose fields are kept on this device as they are typed, for a day, and put back: a session that ends, a closed tab or a
 * lost network takes nothing away. Without scripts it is a plain form.
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
  const isSent = useRef(false)
  const { state, formMethod, location } = useNavigation()
  // Only a form that was taken leads elsewhere.
  const isTaken = state === 'loading' && formMethod && location.pathname === leadsTo
  useEffect(() => {
    if (isTaken && isSent.current) forget(about)
  }, [isTaken, about])
  useEffect(() => {
    if (!form.current || !restore(form.current, about)) return
    setRestored(true)
    // What was put back is seen, also in a section that is folded.
    form.current.closest('details')?.setAttribute('open', '')
  }, [about])
  return (
    <Form
      ref={form}
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      className={className}
      onSubmit={() => {
        isSent.current = true
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

/** What was kept is on the server now, unless another tab has kept something since. */
function forget(about: string): void {
  if (draftFor(about)?.tab !== TAB) return
  try {
    localStorage.removeItem(PREFIX + about)
  } catch {}
}

/** A browser that keeps nothing still has the form. */
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

/** Choices that share a name differ in their value. */
function nameOf(field: Field): string {
  return field instanceof HTMLInputElement && isChoice(field) ? `${field.name} ${field.value}` : field.name
}

function typedIn(field: Field): string {
  if (field instanceof HTMLInputElement && isChoice(field)) return field.checked ? 'on' : 'off'
  return field.value
}

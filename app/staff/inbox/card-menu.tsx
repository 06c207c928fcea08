import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import type { ChangeStatus } from './keys/status-change.ts'
import type { ShownRow } from './shown-row.server.ts'

type Props = { row: ShownRow; label: string; change: ChangeStatus }

/** What can be done with a request in the list. Without scripts the form posts to the request's page. */
export function CardMenu({ row, label, change }: Props) {
  if (!row.acts.length) return null
  function act(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    event.currentTarget.closest('details')?.removeAttribute('open')
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = row.acts.find(({ to }) => to === submitter?.getAttribute('value'))
    if (chosen) change(row, chosen.to)
  }
  return (
    <details className="relative @4xl:hidden">
      <summary className="grid size-11 place-items-center" aria-label={fillSlots(label, { name: row.name })}>
        <ChevronDown size={18} />
      </summary>
      <Form
        method="post"
        action={row.href}
        onSubmit={act}
        className="absolute top-0 right-full flex gap-2 border border-line-strong bg-surface p-2 shadow-float"
      >
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="version" value={row.version} />
        {row.acts.map(({ to, label: does }) => (
          <button key={to} type="submit" name="to" value={to} className="action action-line px-3">
            {does}
          </button>
        ))}
      </Form>
    </details>
  )
}

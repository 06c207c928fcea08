import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { Act, Hidden } from '#app/staff/kit/fields.tsx'
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
        <Hidden of={{ intent: 'status', version: row.version }} />
        {row.acts.map(({ to, label: does }) => (
          <Act look="line" key={to} name="to" value={to} label={does} className="px-3" />
        ))}
      </Form>
    </details>
  )
}

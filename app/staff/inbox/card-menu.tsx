import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import type { ChangeStatus } from './keys/status-change.ts'
import type { ShownRow } from './shown-row.server.ts'
import type { SwipeSide } from './swipe.ts'

/** The status that a swipe to each side sets. */
export const statusBySide = { right: 'contacted', left: 'archived' } as const

type Props = { row: ShownRow; label: string; change: ChangeStatus }

/** The actions of a swipe as buttons, for people who do not swipe. Without scripts the form posts to the request's page. */
export function CardMenu({ row, label, change }: Props) {
  const sides = (['right', 'left'] satisfies SwipeSide[]).filter((side) => row.acts[side])
  if (!sides.length) return null
  function act(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    event.currentTarget.closest('details')?.removeAttribute('open')
    const { submitter } = event.nativeEvent as SubmitEvent
    const side = sides.find((known) => statusBySide[known] === submitter?.getAttribute('value'))
    if (side) change(row, statusBySide[side])
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
        {sides.map((side) => (
          <button
            key={side}
            type="submit"
            name="to"
            value={statusBySide[side]}
            className="action action-line px-3"
          >
            {row.acts[side]}
          </button>
        ))}
      </Form>
    </details>
  )
}

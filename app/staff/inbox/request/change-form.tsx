import type { ReactNode } from 'react'
import { Form } from 'react-router'

type Props = {
  intent: string
  version: number
  className?: string
  onInput?: () => void
  onSubmit?: () => void
  children: ReactNode
}

/** A form that changes one field of a request, and sends the version it was shown with. */
export function ChangeForm({ intent, version, className = 'grid gap-2', children, ...events }: Props) {
  return (
    <Form method="post" replace preventScrollReset className={className} {...events}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  )
}

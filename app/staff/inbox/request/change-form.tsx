import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Hidden } from '#app/staff/kit/fields.tsx'

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
      <Hidden intent={intent} version={version} />
      {children}
    </Form>
  )
}

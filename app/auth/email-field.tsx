import type { InputHTMLAttributes } from 'react'
import { Field } from '#app/staff/field.tsx'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; invalid?: boolean }

/** Someone's e-mail; their own, unless `autoComplete` says otherwise. */
export function EmailField(props: Props) {
  return <Field name="email" type="email" autoComplete="username" required maxLength={254} {...props} />
}

import type { InputHTMLAttributes } from 'react'
import { InputField } from '#app/ui/field.tsx'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; invalid?: boolean }

/** An e-mail field; filled with the person's own address, unless `autoComplete` says otherwise. */
export function EmailField(props: Props) {
  return <InputField name="email" type="email" autoComplete="username" required maxLength={254} {...props} />
}

import { PasswordInput } from './password-input.tsx'

/** A field for the existing password. */
export function PasswordField({ label, invalid }: { label: string; invalid: boolean }) {
  return (
    <PasswordInput label={label} name="password" autoComplete="current-password" required invalid={invalid} />
  )
}

import { InputField } from '#app/ui/field.tsx'

/** A field for the existing password. */
export function PasswordField({ label, invalid }: { label: string; invalid: boolean }) {
  return (
    <InputField
      label={label}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      invalid={invalid}
    />
  )
}

import { Field } from '#app/staff/field.tsx'

/** The password someone has already. */
export function PasswordField({ label, invalid }: { label: string; invalid: boolean }) {
  return (
    <Field
      label={label}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      invalid={invalid}
    />
  )
}

import { InputField } from '#app/ui/field.tsx'

/** Six digits of an authenticator or a mail; phones offer them by themselves. */
export function CodeField({ label, invalid }: { label: string; invalid: boolean }) {
  return (
    <InputField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]{6,7}"
      maxLength={7}
      required
      invalid={invalid}
    />
  )
}

/** The digits as they were sent: people type "123 456". */
export function codeIn(form: FormData): string {
  return `${form.get('code') ?? ''}`.replaceAll(/\s/g, '')
}

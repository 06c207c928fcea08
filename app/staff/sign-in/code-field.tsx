import { In } from '#app/staff/kit/fields.tsx'

/** A six-digit code from an authenticator app or a mail; phones can fill it in. */
export function CodeField({ label, invalid }: { label: string; invalid: boolean }) {
  return (
    <In
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

/** The typed code without spaces: people type "123 456". */
export function codeIn(form: FormData): string {
  return `${form.get('code') ?? ''}`.replaceAll(/\s/g, '')
}

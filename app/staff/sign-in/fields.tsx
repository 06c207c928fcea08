import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { In, type InProps } from '#app/staff/kit/fields.tsx'
import type { StaffCopy } from '#app/staff-words.ts'

/** An e-mail field; filled with the person's own address, unless `autoComplete` says otherwise. */
export function EmailField(props: Omit<InProps, 'name'>) {
  return <In name="email" type="email" autoComplete="username" required maxLength={254} {...props} />
}

type Props = { label: string; invalid: boolean }

/** A six-digit code from an authenticator app or a mail; phones can fill it in. */
export function CodeField(props: Props) {
  return (
    <In
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="(\D*\d){6}\D*"
      required
      {...props}
    />
  )
}

/** The digits of the code: people type "123 456" and paste more than the code. */
export function codeIn(form: FormData): string {
  return `${form.get('code') ?? ''}`.replaceAll(/\D/g, '')
}

/** A field for the existing password. */
export function PasswordField(props: Props) {
  return <PasswordInput name="password" autoComplete="current-password" required {...props} />
}

/** What `staff/frame.tsx` loads for every staff page. */
type Frame = { copy: Pick<StaffCopy['login'], 'showPassword' | 'thePassword'> }

/** An input for a password, with a button that shows what is typed. */
export function PasswordInput(props: InProps) {
  const frame = useRouteLoaderData('staff') as Frame | undefined
  const [isShown, setShown] = useState(false)
  return (
    <In
      maxLength={undefined}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={(input, id) => (
        <div className="flex gap-2">
          {input}
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
            className="scripted link min-h-11 min-w-11 shrink-0"
          >
            {frame?.copy.showPassword}
            <span className="sr-only"> {frame?.copy.thePassword}</span>
          </button>
        </div>
      )}
    />
  )
}

import { useEffect, useRef } from 'react'
import type { StaffCopy } from '#app/staff-words.ts'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

type Props = {
  intent: 'sign-in' | 'sign-up'
  action: string
  copy: StaffCopy['login']
  email: string | undefined
  /** Whether the form succeeded: it is reset, so that the password is cleared. */
  done: boolean
  /** The error code of this form's last refusal. */
  refused: string | undefined
}

/** E-mail and password, to sign in or to create an account. */
export function CredentialsForm({ intent, action, copy, email, done, refused }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (done) form.current?.reset()
  }, [done])
  const isSignUp = intent === 'sign-up'
  const [label, busy] = isSignUp ? [copy.signUp, copy.creating] : [copy.signIn, copy.signingIn]

  return (
    <AuthForm action={action} ref={form} hiddenFields={{ intent }} label={label} busy={busy}>
      <EmailField label={copy.email} defaultValue={email} invalid={refused === 'INVALID_EMAIL'} />
      {isSignUp ? (
        <NewPasswordField copy={copy} label={copy.password} name="password" refused={refused} />
      ) : (
        <PasswordField label={copy.password} invalid={refused === 'INVALID_EMAIL_OR_PASSWORD'} />
      )}
    </AuthForm>
  )
}

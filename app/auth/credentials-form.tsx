import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { StaffCopy } from '#app/content/staff.ts'
import { Field } from '#app/staff/field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = {
  intent: 'sign-in' | 'sign-up'
  action: string
  copy: StaffCopy['login']
  email: string | undefined
  /** Whether it was taken: the password goes. */
  done: boolean
  /** The code of the last refusal of this form. */
  refused: string | undefined
}

/** E-mail and password, to sign in or to make an account. */
export function CredentialsForm({ intent, action, copy, email, done, refused }: Props) {
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (done) form.current?.reset()
  }, [done])
  const isSignUp = intent === 'sign-up'
  const [label, busy] = isSignUp ? [copy.signUp, copy.creating] : [copy.signIn, copy.signingIn]

  return (
    <Form method="post" action={action} ref={form} className="grid gap-5" replace>
      <input type="hidden" name="intent" value={intent} />
      <Field
        label={copy.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={email}
        invalid={refused === 'INVALID_EMAIL'}
      />
      {isSignUp ? (
        <NewPasswordField copy={copy} label={copy.password} name="password" refused={refused} />
      ) : (
        <Field
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          invalid={refused === 'INVALID_EMAIL_OR_PASSWORD'}
        />
      )}
      <button type="submit" disabled={sending} className="action action-signal disabled:opacity-60">
        {sending ? busy : label}
      </button>
    </Form>
  )
}

import type { RefAttributes } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'
import { Act, Hidden, type Look } from '#app/staff/kit/fields.tsx'

type Props = Omit<FormProps, 'method'> &
  RefAttributes<HTMLFormElement> & {
    /** Hidden inputs; they also distinguish this form from others on the page while one is being sent. */
    hiddenFields?: Record<string, string>
    /** The button's text; `busy` replaces it while the form is being sent. */
    label: string
    busy?: string
    look?: Look
    /** Disables the button until the form can be sent. */
    waits?: boolean
    /** The button's accessible name, if its text alone is not clear enough. */
    about?: string | undefined
  }

/** A form about an account, with one button. */
export function AuthForm({
  hiddenFields = {},
  label,
  busy = label,
  look = 'full',
  waits = false,
  about,
  className = 'grid gap-5',
  preventScrollReset = look === 'line' || look === 'link',
  children,
  ...form
}: Props) {
  const fields = Object.entries(hiddenFields)
  const sent = useNavigation().formData
  const sending = sent !== undefined && fields.every(([name, value]) => sent.get(name) === value)
  return (
    <Form method="post" replace {...{ className, preventScrollReset }} {...form}>
      <Hidden of={hiddenFields} />
      {children}
      <Act look={look} disabled={sending || waits} aria-label={about} label={sending ? busy : label} />
    </Form>
  )
}

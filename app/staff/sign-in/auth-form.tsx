import type { RefAttributes } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'

const looks = {
  signal: 'action action-signal',
  main: 'action action-signal justify-self-start',
  line: 'action action-line justify-self-start',
  wide: 'action action-line',
  link: 'link min-h-11 justify-self-start text-left',
} as const

type Props = Omit<FormProps, 'method'> &
  RefAttributes<HTMLFormElement> & {
    /** Hidden inputs; they also distinguish this form from others on the page while one is being sent. */
    hiddenFields?: Record<string, string>
    /** The button's text; `busy` replaces it while the form is being sent. */
    label: string
    busy?: string
    look?: keyof typeof looks
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
  look = 'signal',
  waits = false,
  about,
  className = 'grid gap-5',
  children,
  ...form
}: Props) {
  const fields = Object.entries(hiddenFields)
  const sent = useNavigation().formData
  const sending = sent !== undefined && fields.every(([name, value]) => sent.get(name) === value)
  return (
    <Form method="post" replace className={className} {...form}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button
        type="submit"
        disabled={sending || waits}
        aria-label={about}
        className={`${looks[look]} disabled:opacity-60`}
      >
        {sending ? busy : label}
      </button>
    </Form>
  )
}

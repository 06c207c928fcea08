import type { RefAttributes } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'

const looks = {
  signal: 'action action-signal',
  main: 'action action-signal justify-self-start',
  line: 'action action-line justify-self-start',
  wide: 'action action-line',
  link: 'link min-h-11 justify-self-start',
} as const

type Props = Omit<FormProps, 'method'> &
  RefAttributes<HTMLFormElement> & {
    /** Fields that are sent with the others and not shown; they tell this form from the page's other ones. */
    hiddenFields?: Record<string, string>
    /** What the button says, and what it says while the form is being sent. */
    label: string
    busy?: string
    look?: keyof typeof looks
    /** Not to be sent yet. */
    waits?: boolean
    /** What the button does, where its words alone say less. */
    about?: string | undefined
  }

/** A form about an account: what it asks, and its one button. */
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

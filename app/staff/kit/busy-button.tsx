import type { ButtonHTMLAttributes } from 'react'
import { useNavigation } from 'react-router'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The `intent` that the button sends. */
  value: string
  /** Its text while it is at work. */
  busy: string
}

/** A submit button for work that takes a while: it says so meanwhile, and cannot be pressed again. */
export function BusyButton({ value, busy, children, ...button }: Props) {
  const sent = useNavigation().formData?.get('intent')
  return (
    <button {...button} type="submit" name="intent" value={value} disabled={typeof sent === 'string'}>
      {sent === value ? busy : children}
    </button>
  )
}

import type { ReactNode } from 'react'

const tones = {
  good: 'bg-good-surface text-good',
  bad: 'bg-bad-surface text-bad',
  plain: 'bg-steel',
} as const

type Props = { tone: keyof typeof tones; role?: 'status' | 'alert'; children: ReactNode }

/** A message at the top of a page. */
export function Banner({ tone, role, children }: Props) {
  return (
    <p role={role} className={`p-4 font-semibold ${tones[tone]}`}>
      {children}
    </p>
  )
}

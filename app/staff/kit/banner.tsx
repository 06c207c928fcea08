import type { ReactNode } from 'react'

const tones = {
  good: ['bg-good-surface text-good', 'status'],
  bad: ['bg-bad-surface text-bad', 'alert'],
  plain: ['bg-steel', undefined],
} as const

/** A message at the top of a page; nothing where there is none. */
export function Banner({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const [look, role] = tones[tone]
  return (
    children && (
      <p role={role} className={`p-4 font-semibold ${look}`}>
        {children}
      </p>
    )
  )
}

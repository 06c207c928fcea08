import type { ReactNode } from 'react'

type Props = { copy: { title: string; intro: string }; children?: ReactNode }

/** The heading of a list at the desk, with the link to add an entry. */
export function ListHead({ copy, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-2">
        <h2 className="heading">{copy.title}</h2>
        <p className="measure text-ink-soft">{copy.intro}</p>
      </div>
      {children}
    </div>
  )
}

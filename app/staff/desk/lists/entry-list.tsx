import type { ReactNode } from 'react'
import { Link } from 'react-router'

type HeadProps = { copy: { title: string; intro: string }; children?: ReactNode }

/** The heading of a list at the desk, with the link to add an entry. */
export function ListHead({ copy, children }: HeadProps) {
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

type Entry = { href: string; name: string; state: string; draft: string | undefined }

/** Links to items the garage can edit: the name, the published state, and a pending draft. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="divide-y divide-line border border-line bg-surface px-4 empty:hidden md:px-6">
      {entries.map(({ href, name, state, draft }) => (
        <li key={href} id={href.slice(href.lastIndexOf('/') + 1)} className="scroll-mt-4">
          <Link to={href} className="grid min-h-14 content-center gap-0.5 py-3 hover:bg-steel">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="small wrap-anywhere text-ink-soft">{state}</span>
            {draft && <span className="small font-semibold">{draft}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

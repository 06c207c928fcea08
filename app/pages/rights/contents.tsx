import { useMemo } from 'react'
import { useSectionInView } from '#app/ui/use-section-in-view.ts'
import type { RightsContent } from './rights-content.server.ts'

type ContentsProps = { label: string; rights: RightsContent['rights']; className: string }

/** The rights by name; beside the text on a wide screen, the one being read is marked. */
export function Contents({ label, rights, className }: ContentsProps) {
  const ids = useMemo(() => rights.map(({ id }) => id), [rights])
  const current = useSectionInView(ids, 160)
  return (
    <nav aria-labelledby="contents" className={`print:hidden ${className}`}>
      <div className="lg:sticky lg:top-28">
        <h2 id="contents" className="label text-ink-soft">
          {label}
        </h2>
        <ol className="mt-3 border-t border-line-strong">
          {rights.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="small flex min-h-11 items-center py-1.5 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

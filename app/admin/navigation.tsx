import { NavLink } from 'react-router'
import type { StaffCopy } from '#app/content/staff.ts'
import { plainPaths } from '#app/site-map.ts'

type Words = StaffCopy['navigation']

/** The parts of the staff area, in the order in which they stand. */
const places: { to: string; name: Exclude<keyof Words, 'label'>; end?: true }[] = [
  { to: plainPaths.admin, name: 'requests', end: true },
  { to: plainPaths.people, name: 'people' },
]

export function Navigation({ words }: { words: Words }) {
  return (
    <nav aria-label={words.label} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-x-6 border-b border-line whitespace-nowrap">
        {places.map(({ to, name, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-ink-soft aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {words[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { NavLink } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import type { LiveCopy } from '#app/content/staff/live.ts'
import type { StaffCopy } from '#app/content/staff/staff.ts'
import { plainPaths } from '#app/site-map.ts'

type Words = StaffCopy['navigation']

/** The parts of the staff area, in the order in which they stand. */
const places: { to: string; name: Exclude<keyof Words, 'label'>; end?: true; adminsOnly?: true }[] = [
  { to: plainPaths.admin, name: 'requests', end: true },
  { to: plainPaths.overview, name: 'overview' },
  { to: plainPaths.desk, name: 'desk' },
  { to: plainPaths.templates, name: 'templates' },
  { to: plainPaths.people, name: 'people', adminsOnly: true },
  { to: plainPaths.privacy, name: 'privacy', adminsOnly: true },
  { to: plainPaths.account, name: 'account' },
]

type Props = { words: Words; unread: number; unreadWords: LiveCopy['unread']; lang: Lang; isAdmin: boolean }

export function Navigation({ words, unread, unreadWords, lang, isAdmin }: Props) {
  const open = places.filter(({ adminsOnly }) => isAdmin || !adminsOnly)
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {open.map(({ to, name, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="inline-flex min-h-11 items-center border-b-2 whitespace-nowrap border-transparent font-semibold text-ink-soft aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {words[name]}
              {name === 'requests' && unread > 0 && (
                <span className="figure ml-2 inline-block min-w-6 bg-signal px-1.5 text-center font-bold text-on-signal">
                  <span aria-hidden="true">{unread}</span>
                  <span className="sr-only">{counted(unreadWords, unread, lang)}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link, useLocation } from 'react-router'
import { counted } from '#app/content/slots.ts'
import { filterAddress } from '#app/requests/handling/inbox.ts'
import { plainPaths } from '#app/site-map.ts'
import { CalendarDays, ChevronDown, Menu, MessageCircle, Tag } from '#app/ui/icon/icon.tsx'
import type { loader } from './layout.tsx'
import { SignOut } from './offline/sign-out.tsx'
import { linksFor, type Part, partAt } from './staff-pages.ts'

/** What the layout has loaded, with how much waits for the garage now. */
export type NavigationProps = Awaited<ReturnType<typeof loader>> & { ours: number }

const TAB =
  'flex min-h-14 items-center gap-2 border-y-3 border-transparent font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-b-ink aria-[current=page]:text-ink'

/** The most that are counted. */
const MOST_SHOWN = 99

const inHeader: Part[] = ['requests', 'today', 'desk', 'overview']

/** The navigation on wide screens, in the header: the most used parts, and the rest behind "More". */
export function PartTabs(props: NavigationProps) {
  const { pathname } = useLocation()
  const current = partAt(pathname)
  const links = linksFor(props.role)
  const shown = inHeader.flatMap((name) => links.filter(({ part }) => part === name))
  return (
    <nav
      aria-label={props.copy.navigation.label}
      className="hidden flex-1 items-center gap-x-4 lg:flex print:hidden"
    >
      <ul className="flex flex-1 flex-wrap gap-x-3.5 xl:gap-x-6">
        {shown.map(({ path, part: name }) => (
          <li key={name}>
            <Link to={path} aria-current={current === name ? 'page' : undefined} className={TAB}>
              {props.copy.navigation[name]}
              {name === 'requests' && <WaitingCount {...props} />}
            </Link>
          </li>
        ))}
        <li className="relative">
          {/* The key closes the menu when the page changes. */}
          <details key={pathname} className="group">
            <summary className={TAB} aria-current={inHeader.includes(current) ? undefined : 'page'}>
              {props.copy.navigation.more}
              <ChevronDown size={18} className="group-open:rotate-180" />
            </summary>
            <RestOfParts
              {...props}
              shown={inHeader}
              className="absolute top-full -left-4 z-20 min-w-56 border border-line-strong bg-surface px-4 shadow-float"
            />
          </details>
        </li>
      </ul>
      <SignOut label={props.copy.signOut} words={props.inbox?.offline} />
    </nav>
  )
}

type RestProps = NavigationProps & { shown: readonly Part[]; className?: string }

/** The links to the parts that have no place of their own in a navigation. */
function RestOfParts({ copy, role, shown, className }: RestProps) {
  const current = partAt(useLocation().pathname)
  return (
    <ul className={className}>
      {linksFor(role)
        .filter(({ part }) => !shown.includes(part))
        .map(({ path, part }) => (
          <li key={path} className="border-b border-line last:lg:border-b-0">
            <Link
              to={path}
              aria-current={current === part ? 'page' : undefined}
              className="flex min-h-12 items-center font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4"
            >
              {copy.navigation[part]}
            </Link>
          </li>
        ))}
    </ul>
  )
}

const ITEM =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,3.7vw)] font-semibold text-ink-soft aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_3px_var(--ink)]'

/** On a phone, the inbox opens sorted by due time, so that the most urgent requests come first. */
const dueFirst = plainPaths.admin + filterAddress({ search: '', sort: 'due' })

const atThumb: { name: Part; to: string; Icon: typeof Menu }[] = [
  { name: 'requests', to: dueFirst, Icon: MessageCircle },
  { name: 'today', to: plainPaths.today, Icon: CalendarDays },
  { name: 'desk', to: plainPaths.desk, Icon: Tag },
]

/** The navigation as a bottom bar on phones: the most used parts, and the rest behind "More". */
export function StaffBottomBar(props: NavigationProps) {
  const { pathname } = useLocation()
  const current = partAt(pathname)
  const links = linksFor(props.role)
  const here = atThumb.filter(({ name }) => links.some(({ part }) => part === name))
  return (
    <nav aria-label={props.copy.navigation.label} className="thumb-bar lg:hidden print:hidden">
      <ul className="grid auto-cols-fr grid-flow-col">
        {here.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link to={to} aria-current={current === name ? 'page' : undefined} className={ITEM}>
              <span className="relative">
                <Icon size={22} />
                {name === 'requests' && (
                  <span className="absolute -top-1 left-4 grid bg-surface p-0.5">
                    <WaitingCount {...props} />
                  </span>
                )}
              </span>
              {props.copy.navigation[name]}
            </Link>
          </li>
        ))}
        <li>
          {/* The key closes the menu when the page changes. */}
          <details key={pathname}>
            <summary className={ITEM}>
              <Menu size={22} />
              {props.copy.navigation.more}
            </summary>
            <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto border-t border-line-strong bg-surface px-[var(--margin)] py-2 shadow-float">
              <RestOfParts {...props} shown={atThumb.map(({ name }) => name)} />
              <SignOut label={props.copy.signOut} words={props.inbox?.offline} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  )
}

/** How many requests wait for the garage, up to "99+". */
function WaitingCount({ ours, copy, lang }: NavigationProps) {
  if (!ours) return null
  return (
    <span className="figure inline-block min-w-6 bg-ink px-1.5 text-center font-bold text-paper max-lg:text-xs/4">
      <span aria-hidden="true">{ours > MOST_SHOWN ? `${MOST_SHOWN}+` : ours}</span>
      <span className="sr-only">{counted(copy.ours, ours, lang)}</span>
    </span>
  )
}

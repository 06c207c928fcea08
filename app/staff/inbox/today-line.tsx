import { Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { ArrowRight, Phone } from '#app/ui/icon/icon.tsx'
import type { ShownRow } from './shown-row.server.ts'

type Props = {
  label?: string
  text: string
  late: boolean
  /** Who is to be called next; the list of a phone begins with them. */
  next?: Pick<ShownRow, 'name' | 'callLink'> | undefined
  call?: string
}

/** What needs attention, as a sentence: on Today above the list, elsewhere a link to it, with the next call. */
export function TodayLine({ label, text, late, next, call }: Props) {
  const look = `flex min-h-11 border-l-4 bg-steel font-semibold max-lg:text-sm ${late ? 'border-bad' : 'border-ink'}`
  if (!label) return <p className={`${look} items-center px-3 py-1`}>{text}</p>
  return (
    <div className={look}>
      <Link to={plainPaths.today} className="flex flex-1 items-center gap-2 px-3 py-1 hover:underline">
        <span className="sr-only lg:not-sr-only">{label}</span>
        <span>{text}</span>
        <ArrowRight className="max-lg:ml-auto" />
      </Link>
      {next && (
        <a href={next.callLink} className="action action-signal max-w-1/3 min-h-11 py-0 max-lg:hidden">
          <Phone />
          <span className="truncate">
            {call} {next.name}
          </span>
        </a>
      )}
    </div>
  )
}

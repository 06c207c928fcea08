import { Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { ArrowRight, CalendarDays } from '#app/ui/icon/icon.tsx'

/** What needs attention, as a sentence: on Today above the list, elsewhere a link to it. */
export function TodayLine({ label, counts }: { label?: string; counts: string }) {
  const look =
    'flex min-h-11 items-center gap-2 border-l-4 border-ink bg-steel px-3 py-1 font-semibold max-lg:small'
  if (!label) return <p className={look}>{counts}</p>
  return (
    <Link to={plainPaths.today} className={look}>
      <CalendarDays className="lg:hidden" />
      <span className="sr-only lg:not-sr-only">{label}</span>
      <span className="flex-1">{counts}</span>
      <ArrowRight />
    </Link>
  )
}

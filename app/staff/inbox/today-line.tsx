import { Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { ArrowRight, CalendarDays } from '#app/ui/icon/icon.tsx'

/** A link to the Today page, with the counts of what needs attention. */
export function TodayLine({ label, counts }: { label: string; counts: string }) {
  return (
    <Link
      to={plainPaths.today}
      className="flex min-h-11 items-center gap-2 border-l-4 border-ink bg-steel px-3 py-1 font-semibold"
    >
      <CalendarDays className="lg:hidden" />
      <span className="sr-only lg:not-sr-only">{label}</span>
      <span className="flex-1">{counts}</span>
      <ArrowRight />
    </Link>
  )
}

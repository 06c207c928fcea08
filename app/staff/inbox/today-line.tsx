import { Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

type Props = { label?: string; text: string; late: boolean }

/** What needs attention, as a sentence: on Today above the list, elsewhere a link to it. */
export function TodayLine({ label, text, late }: Props) {
  const look = `flex min-h-11 items-center gap-2 border-l-4 bg-steel px-3 py-1 font-semibold max-lg:text-sm ${late ? 'border-bad' : 'border-ink'}`
  if (!label) return <p className={look}>{text}</p>
  return (
    <Link to={plainPaths.today} className={`${look} hover:underline`}>
      <span className="sr-only lg:not-sr-only">{label}</span>
      <span>{text}</span>
      <ArrowRight className="max-lg:ml-auto" />
    </Link>
  )
}

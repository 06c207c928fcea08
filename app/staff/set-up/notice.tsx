import { Link, useLocation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'

type Props = { notice: { text: string; action: string } | undefined }

/** Meets whoever is the first here: the site is not the garage's own yet. */
export function SetUpNotice({ notice }: Props) {
  const { pathname } = useLocation()
  if (!notice || pathname !== plainPaths.admin) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-accent bg-steel p-4">
      <p className="measure font-semibold">{notice.text}</p>
      <Link to={plainPaths.setUp} className="action action-signal">
        {notice.action}
      </Link>
    </div>
  )
}

import { Link, useLocation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'

type Props = { notice: { text: string; action: string } | undefined }

/** Says on the inbox and today pages that the site is in preparation. */
export function OpeningNotice({ notice }: Props) {
  const { pathname } = useLocation()
  if (!notice || ![plainPaths.admin, plainPaths.today].some((path) => path === pathname)) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-l-4 border-accent bg-steel p-3 lg:p-4">
      <p className="flex-1 basis-44 font-semibold max-lg:text-sm">{notice.text}</p>
      <Link to={plainPaths.opening} className="action action-signal max-lg:px-3">
        {notice.action}
      </Link>
    </div>
  )
}

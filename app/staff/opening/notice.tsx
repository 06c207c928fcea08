import { useLocation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { Go } from '#app/staff/kit/fields.tsx'

type Props = { notice: { text: string; action: string } | undefined }

/** Says on the inbox and today pages that the site is in preparation. */
export function OpeningNotice({ notice }: Props) {
  const { pathname } = useLocation()
  if (!notice || ![plainPaths.admin, plainPaths.today].some((path) => path === pathname)) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-l-4 border-ink bg-steel px-3 text-sm font-semibold lg:border-0 lg:bg-transparent lg:px-0 lg:text-base">
      <p className="flex-1 basis-44 lg:basis-auto">{notice.text}</p>
      <Go to={plainPaths.opening} label={notice.action} />
    </div>
  )
}

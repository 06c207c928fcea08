import { Link } from 'react-router'
import type { noticeLink } from './notice-edit.server.ts'

/** The way to the notice for all visitors, with what it says while it is online. */
export function NoticeLink({ notice: { href, text, says } }: { notice: ReturnType<typeof noticeLink> }) {
  return (
    <div className={says && 'bg-night px-4 py-2 text-on-night'}>
      {says && <p className="font-semibold">{says}</p>}
      <Link to={href} className="link inline-flex min-h-11 items-center">
        {text}
      </Link>
    </div>
  )
}

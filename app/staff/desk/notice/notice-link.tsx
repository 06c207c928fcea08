import { Go } from '#app/staff/kit/fields.tsx'
import type { noticeLink } from './notice-edit.server.ts'

/** The way to the notice for all visitors, with what it says while it is online. */
export function NoticeLink({ notice: { href, text, says } }: { notice: ReturnType<typeof noticeLink> }) {
  return (
    <div className={says && 'bg-night px-4 py-2 text-on-night'}>
      {says && <p className="font-semibold">{says}</p>}
      <Go to={href} label={text} />
    </div>
  )
}

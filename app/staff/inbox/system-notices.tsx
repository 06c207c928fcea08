import { Go } from '#app/staff/kit/fields.tsx'
import type { SystemNotice } from './system-notices.server.ts'

/** Says above the inbox that the machine or its care needs someone. */
export function SystemNotices({ notices }: { notices: SystemNotice[] }) {
  return notices.map(({ text, link }) => (
    <div
      key={text}
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 border-l-4 border-ink bg-steel p-3 font-semibold max-lg:text-sm lg:p-4"
    >
      <p className="flex-1 basis-44">{text}</p>
      {link && <Go to={link.href} label={link.text} />}
    </div>
  ))
}

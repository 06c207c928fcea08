import { Link } from 'react-router'
import { CallButton } from '#app/staff/inbox/call-button.tsx'
import { Due } from '#app/staff/inbox/due.tsx'
import type { ShownToday } from './shown-today.server.ts'

type Props = { row: ShownToday['sections'][number]['rows'][number]; words: ShownToday['words'] }

/** A request that needs attention: time, name, car, service and message. */
export function RequestCard({ row, words }: Props) {
  const { due } = row
  const when = row.when ?? (due ? undefined : row.preferred)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_3.5rem] border-t border-line px-[var(--margin)] py-2.5 first:border-t-0 lg:px-6">
      <div className="min-w-0">
        {when && <p className="small figure font-bold">{when}</p>}
        {!when && due && <Due due={due} />}
        <Link
          to={row.href}
          dir="auto"
          className={`link wrap-anywhere after:absolute after:inset-0 ${row.unread ? 'font-extrabold' : 'font-semibold'}`}
        >
          {row.name}
        </Link>
        {row.unread && <span className="small ml-2 font-bold">● {words.unread}</span>}
        <p className="small truncate">
          <bdi>{row.vehicle}</bdi>
          {row.service && <span>{row.vehicle ? ` · ${row.service}` : row.service}</span>}
        </p>
        {row.message && (
          <q lang={row.message.lang} dir="auto" className="small line-clamp-2 wrap-anywhere text-ink-soft">
            {row.message.text}
          </q>
        )}
      </div>
      <div className="self-center justify-self-end">
        <CallButton phone={row.phone} href={row.callLink} call={words.call} />
      </div>
    </li>
  )
}

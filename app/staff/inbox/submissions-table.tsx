import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffCopy } from '#app/content/staff/staff.ts'
import type { ShownSubmission } from './shown-submission.server.ts'

type Columns = StaffCopy['admin']['columns']
type Props = { rows: ShownSubmission[]; columns: Columns; unread: string }

/** A table on a desk, a card per request on a phone. */
export function SubmissionsTable({ rows, columns, unread }: Props) {
  return (
    <table className="block w-full border-collapse text-left lg:table">
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className="label px-3 py-3 text-ink-soft lg:first:pl-6">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <SubmissionRow key={row.id} row={row} columns={columns} unread={unread} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: ShownSubmission; columns: Columns; unread: string }

function SubmissionRow({ row, columns, unread }: RowProps) {
  const [mailbox, host] = row.email.split(/@(?=[^@]*$)/)
  return (
    <tr
      data-overdue={row.due?.overdue || undefined}
      className="grid gap-y-1.5 border-line border-t p-4 first:border-t-0 has-[[data-request]:focus-visible]:bg-steel data-overdue:shadow-[inset_4px_0_var(--bad)] lg:table-row lg:p-0 lg:first:border-t"
    >
      <Cell label={columns.date}>
        <time dateTime={row.at} className="figure block font-semibold">
          {row.date}
        </time>
        <span className="small text-ink-soft">{row.reference}</span>
      </Cell>
      <Cell label={columns.type}>{row.type}</Cell>
      <Cell label={columns.name}>
        <Link data-request to={row.href} className={row.unread ? 'link py-1 font-extrabold' : 'link py-1'}>
          {row.name}
        </Link>
        {row.unread && <span className="small block font-bold">● {unread}</span>}
      </Cell>
      <Cell label={columns.contact}>
        <a href={`mailto:${row.email}`} className="link block py-1 break-words">
          {mailbox}@<wbr />
          {host}
        </a>
        <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`} className="link block py-1 whitespace-nowrap">
          {row.phone}
        </a>
      </Cell>
      <Cell label={columns.vehicle} empty={!row.vehicle}>
        {row.vehicle}
      </Cell>
      <Cell label={columns.service}>
        {row.service}
        {row.estimate.map((line) => (
          <span key={line} className="small figure block font-normal whitespace-normal">
            {line}
          </span>
        ))}
        {row.preferred && <span className="small block text-ink-soft">{row.preferred}</span>}
      </Cell>
      <Cell label={columns.status}>
        <span
          className={
            row.isNew
              ? 'inline-block bg-signal px-2 py-0.5 font-bold text-on-signal'
              : 'inline-block border border-line-strong px-2 py-0.5'
          }
        >
          {row.status}
        </span>
        {row.due && (
          <p className={row.due.overdue ? 'small mt-1 font-bold text-bad' : 'small mt-1'}>{row.due.text}</p>
        )}
        <ul className="mt-1.5 grid gap-0.5">
          {row.mails.map((mail) => (
            <li
              key={mail.id}
              className={mail.failed ? 'small font-semibold text-bad' : 'small text-ink-soft'}
            >
              {mail.text}
            </li>
          ))}
        </ul>
      </Cell>
    </tr>
  )
}

function Cell({ label, empty = false, children }: { label: string; empty?: boolean; children: ReactNode }) {
  return (
    <td
      data-empty={empty || undefined}
      className="grid grid-cols-[7rem_1fr] gap-2 data-empty:hidden lg:table-cell lg:px-3 lg:py-3 lg:align-top lg:first:pl-6 lg:data-empty:table-cell"
    >
      <span aria-hidden="true" className="label pt-1 text-ink-soft lg:hidden">
        {label}
      </span>
      <div>{children}</div>
    </td>
  )
}

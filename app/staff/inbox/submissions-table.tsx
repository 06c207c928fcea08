import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffCopy } from '#app/content/staff/staff.ts'
import { CallButton } from './call-button.tsx'
import { Due } from './due.tsx'
import type { ShownSubmission } from './shown-submission.server.ts'

type Copy = { columns: StaffCopy['admin']['columns']; unread: string; call: string }
type Props = { rows: ShownSubmission[]; copy: Copy }

/** A table where there is room for one, else a card per request: when, who, which car, and what they said themselves. */
export function SubmissionsTable({ rows, copy }: Props) {
  return (
    <table className="block w-full border-collapse text-left @4xl:table">
      <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
        <tr>
          {Object.entries(copy.columns).map(([key, label]) => (
            <th key={key} scope="col" className="label px-3 py-3 text-ink-soft first:pl-6">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @4xl:table-row-group">
        {rows.map((row) => (
          <SubmissionRow key={row.id} row={row} copy={copy} />
        ))}
      </tbody>
    </table>
  )
}

/** What stands in a card, with the button to call at its right. */
const CARD =
  'relative grid grid-cols-[minmax(0,1fr)_3.5rem] px-[var(--margin)] py-2.5 [contain-intrinsic-size:auto_8rem] [content-visibility:auto] @4xl:table-row @4xl:[content-visibility:visible]'

function SubmissionRow({ row, copy }: { row: ShownSubmission; copy: Copy }) {
  return (
    <tr
      data-overdue={row.due?.overdue || undefined}
      className={`${CARD} border-line border-t first:border-t-0 has-[[data-request]:focus-visible]:bg-steel data-overdue:shadow-[inset_4px_0_var(--bad)] @4xl:first:border-t`}
    >
      <Cell className={row.due ? 'hidden' : 'col-start-1 row-start-1 justify-self-end'}>
        <time
          dateTime={row.at}
          className="figure @max-4xl:small block @max-4xl:text-ink-soft @4xl:font-semibold"
        >
          {row.date}
        </time>
        <span className="small text-ink-soft @max-4xl:hidden">{row.reference}</span>
      </Cell>
      <Cell className="hidden">{row.type}</Cell>
      <Cell className="col-start-1 row-start-2">
        <Link
          data-request
          to={row.href}
          className={`link after:absolute after:inset-0 @4xl:py-1 @4xl:after:hidden ${row.unread ? 'font-extrabold' : 'font-semibold @4xl:font-normal'}`}
        >
          {row.name}
        </Link>
        {row.unread && <span className="small font-bold @max-4xl:ml-2 @4xl:block">● {copy.unread}</span>}
      </Cell>
      <Cell className="col-start-2 row-span-4 row-start-1 self-center justify-self-end">
        <Mailbox address={row.email} />
        <CallButton phone={row.phone} call={copy.call} />
      </Cell>
      <Cell className="hidden">{row.vehicle}</Cell>
      <Cell className="contents">
        <span className="@max-4xl:small col-start-1 row-start-3 truncate @4xl:block @4xl:whitespace-normal">
          {row.vehicle && <span className="@4xl:hidden">{row.vehicle} · </span>}
          {row.service}
        </span>
        {row.estimate.map((line) => (
          <span key={line} className="small figure hidden font-normal whitespace-normal @4xl:block">
            {line}
          </span>
        ))}
        {row.preferred && <span className="small hidden text-ink-soft @4xl:block">{row.preferred}</span>}
        {row.said && (
          <q
            lang={row.said.lang}
            className="small col-start-1 row-start-4 line-clamp-2 text-ink-soft @4xl:mt-1 @4xl:max-w-80"
          >
            {row.said.text}
          </q>
        )}
      </Cell>
      <Cell className="col-start-1 row-start-1 justify-self-start">
        <span className={`${row.due ? 'hidden @4xl:inline-block' : 'inline-block'} ${chipOf(row)}`}>
          {row.status}
        </span>
        {row.due && <Due due={row.due} />}
        <ul className="grid gap-0.5 @4xl:mt-1.5">
          {row.mails.map((mail) => (
            <li
              key={mail.id}
              className={
                mail.failed ? 'small font-semibold text-bad' : 'small hidden text-ink-soft @4xl:block'
              }
            >
              {mail.text}
            </li>
          ))}
        </ul>
      </Cell>
    </tr>
  )
}

const chipOf = ({ isNew }: ShownSubmission) =>
  isNew
    ? 'bg-signal px-2 py-0.5 font-bold text-on-signal'
    : 'border border-line-strong px-2 @max-4xl:small @4xl:py-0.5'

function Mailbox({ address }: { address: string }) {
  const [mailbox, host] = address.split(/@(?=[^@]*$)/)
  return (
    <a href={`mailto:${address}`} className="link hidden py-1 break-words @4xl:block">
      {mailbox}@<wbr />
      {host}
    </a>
  )
}

/** @param className its place in the card */
function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td
      className={`${className} @4xl:table-cell @4xl:max-w-none @4xl:px-3 @4xl:py-3 @4xl:align-top @4xl:first:pl-6`}
    >
      {children}
    </td>
  )
}

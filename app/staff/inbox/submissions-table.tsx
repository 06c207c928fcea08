import { type ReactNode, useRef } from 'react'
import { NavLink } from 'react-router'
import { mailto } from '#app/content/business/mailto.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { StaffCopy } from '#app/staff-words.ts'
import { CallButton } from './call-button.tsx'
import { CardMenu, statusBySide } from './card-menu.tsx'
import { Due } from './due.tsx'
import type { ChangeStatus } from './keys/status-change.ts'
import { MANY_FORM } from './many-bar.tsx'
import type { ShownSubmission } from './shown-submission.server.ts'
import { useSwipe } from './swipe.ts'

type Copy = {
  columns: StaffCopy['admin']['columns']
  unread: string
  call: string
  chooseAll: string
  chooseOne: string
  act: string
}
type Props = { rows: ShownSubmission[]; copy: Copy; change: ChangeStatus }

/** A table on wide screens, otherwise a card per request: when, who, which car, and the start of the message. */
export function SubmissionsTable({ rows, copy, change }: Props) {
  const cards = useRef<HTMLTableSectionElement>(null)
  useSwipe(cards, (id, side) => {
    const row = rows.find((known) => known.id === id)
    if (row) change(row, statusBySide[side])
  })
  function chooseAll(chosen: boolean): void {
    for (const box of cards.current?.querySelectorAll<HTMLInputElement>('[name=chosen]') ?? [])
      box.checked = chosen
  }
  return (
    <table className="block w-full border-collapse text-left @4xl:table">
      <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
        <tr>
          <td className="pl-3">
            <label className="scripted grid size-11 place-items-center @max-4xl:hidden">
              <input
                type="checkbox"
                aria-label={copy.chooseAll}
                onChange={({ target }) => chooseAll(target.checked)}
                className="size-5 accent-signal"
              />
            </label>
          </td>
          {Object.entries(copy.columns).map(([key, label]) => (
            <th key={key} scope="col" className="label px-2.5 py-3 text-ink-soft">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={cards} className="block overflow-x-clip @4xl:table-row-group">
        {rows.map((row) => (
          <SubmissionRow key={row.id} row={row} copy={copy} change={change} />
        ))}
      </tbody>
    </table>
  )
}

/** Layout of a card: its content, with the call button on the right. */
const CARD =
  'card relative grid grid-cols-[minmax(0,1fr)_3.5rem] bg-surface px-[var(--margin)] py-2.5 @4xl:table-row'

type RowProps = { row: ShownSubmission; copy: Copy; change: ChangeStatus }

function SubmissionRow({ row, copy, change }: RowProps) {
  return (
    <tr
      data-id={row.id}
      data-left={row.acts.left}
      data-right={row.acts.right}
      data-overdue={row.due?.overdue || undefined}
      className={`${CARD} border-line border-t first:border-t-0 has-[[data-request]:focus-visible]:bg-steel has-[[aria-current]]:bg-steel has-[[name=chosen]:checked]:bg-steel data-overdue:shadow-[inset_4px_0_var(--bad)] @4xl:first:border-t`}
    >
      <Cell className="col-start-2 row-span-4 row-start-1 hidden self-center justify-self-end group-has-[#choosing:checked]/inbox:block @4xl:pr-0 @4xl:pl-3">
        <label className="grid size-12 place-items-center max-lg:after:absolute max-lg:after:inset-0 @4xl:size-11 @4xl:after:hidden">
          <input
            type="checkbox"
            name="chosen"
            form={MANY_FORM}
            value={row.chosen}
            aria-label={fillSlots(copy.chooseOne, { name: row.name })}
            className="size-5 accent-signal"
          />
        </label>
      </Cell>
      <Cell className={row.due ? 'hidden' : 'col-start-1 row-start-1 justify-self-end'}>
        <time dateTime={row.at} className="@max-4xl:small @4xl:figure block @4xl:font-semibold">
          <span className="text-ink-soft @4xl:hidden">{row.came}</span>
          <span className="@max-4xl:hidden">{row.date}</span>
        </time>
        <span className="small text-ink-soft @max-4xl:hidden">{row.reference}</span>
      </Cell>
      <Cell className="hidden">{row.type}</Cell>
      <Cell className="col-start-1 row-start-2">
        <NavLink
          data-request
          dir="auto"
          to={row.href}
          className={`link wrap-anywhere after:absolute after:inset-0 group-has-[#choosing:checked]/inbox:after:hidden @4xl:py-1 @4xl:after:hidden ${row.unread ? 'font-extrabold' : 'font-semibold @4xl:font-normal'}`}
        >
          {row.name}
        </NavLink>
        {row.unread && <span className="small font-bold @max-4xl:ml-2 @4xl:block">● {copy.unread}</span>}
      </Cell>
      <Cell className="col-start-2 row-span-4 row-start-1 grid self-center justify-self-end @max-4xl:group-has-[#choosing:checked]/inbox:hidden">
        <Mailbox address={row.email} />
        <CallButton phone={row.phone} href={row.callLink} call={copy.call} />
        <CardMenu row={row} label={copy.act} change={change} />
      </Cell>
      <Cell className="hidden wrap-anywhere">
        {/* Its own direction, so that the year stays beside the model in any script. */}
        <bdi>{row.vehicle}</bdi>
      </Cell>
      <Cell className="contents">
        <span className="@max-4xl:small col-start-1 row-start-3 truncate @4xl:block @4xl:whitespace-normal">
          {row.vehicle && (
            <span className="@4xl:hidden">
              <bdi>{row.vehicle}</bdi> ·{' '}
            </span>
          )}
          {row.service}
        </span>
        {row.estimate.map((line) => (
          <span key={line} className="small figure hidden font-normal whitespace-normal @4xl:block">
            {line}
          </span>
        ))}
        {row.preferred && <span className="small hidden text-ink-soft @4xl:block">{row.preferred}</span>}
        {row.message && (
          <q
            lang={row.message.lang}
            dir="auto"
            className="small col-start-1 row-start-4 line-clamp-2 wrap-anywhere text-ink-soft @4xl:mt-1 @4xl:max-w-80"
          >
            {row.message.text}
          </q>
        )}
      </Cell>
      <Cell className="col-start-1 row-start-1 justify-self-start">
        <Status row={row} />
      </Cell>
    </tr>
  )
}

function Status({ row }: { row: ShownSubmission }) {
  const look = row.isNew
    ? 'bg-ink px-2 py-0.5 font-bold text-paper'
    : 'border border-line-strong px-2 @max-4xl:small @4xl:py-0.5'
  return (
    <>
      <span className={`${row.due ? 'hidden @4xl:inline-block' : 'inline-block'} ${look}`}>{row.status}</span>
      {row.due && <Due due={row.due} />}
      <ul className="grid gap-0.5 @4xl:mt-1.5">
        {row.mails.map((mail) => (
          <li
            key={mail.id}
            className={
              mail.failed
                ? 'small font-semibold text-bad'
                : 'small hidden whitespace-nowrap text-ink-soft @4xl:block'
            }
          >
            {mail.text}
          </li>
        ))}
      </ul>
    </>
  )
}

function Mailbox({ address }: { address: string }) {
  const [mailbox, host] = address.split(/@(?=[^@]*$)/)
  return (
    <a href={mailto(address)} className="link hidden py-1 break-words @4xl:block">
      {mailbox}
      <wbr />@{host}
    </a>
  )
}

/** @param className its place in the card */
function Cell({ className, children }: { className: string; children: ReactNode }) {
  return <td className={`${className} @4xl:table-cell @4xl:px-2.5 @4xl:py-2.5 @4xl:align-top`}>{children}</td>
}

import { type ReactNode, useRef } from 'react'
import { NavLink } from 'react-router'
import { mailto } from '#app/content/business/mailto.ts'
import { fillSlots } from '#app/content/slots.ts'
import { RowTick } from '#app/staff/kit/fields.tsx'
import { Mail } from '#app/ui/icon/icon.tsx'
import { CallButton } from './call-button.tsx'
import { CardMenu } from './card-menu.tsx'
import type { rowWords } from './dashboard-words.server.ts'
import type { ChangeStatus } from './keys/status-change.ts'
import { MANY_FORM } from './many-bar.tsx'
import { RowStatus, SECOND } from './row-status.tsx'
import type { ShownRow } from './shown-row.server.ts'

type Props = {
  rows: ShownRow[]
  copy: ReturnType<typeof rowWords>
  change: ChangeStatus
  /** Part of a page that names the columns once, and changes requests one by one. */
  isPart?: true
}

/** Widths in a table; the service, with the message, takes what they leave. */
const widths = {
  chosen: 'w-11',
  date: 'w-20 @6xl:w-32',
  type: 'w-19 @6xl:w-26',
  name: 'w-[14%]',
  contact: 'w-[15%]',
  vehicle: 'w-[13%]',
  service: '',
  status: 'w-40 @6xl:w-46',
  call: 'w-14',
}

/** On wide screens a table with two short lines per request, otherwise a card with the same, and the start of the message. */
export function RequestsTable({ rows, copy, change, isPart }: Props) {
  const cards = useRef<HTMLTableSectionElement>(null)
  function chooseAll(chosen: boolean): void {
    for (const box of cards.current?.querySelectorAll<HTMLInputElement>('[name=chosen]') ?? [])
      box.checked = chosen
  }
  return (
    <table className="block w-full border-collapse text-left @4xl:table @4xl:table-fixed">
      <colgroup className="hidden @4xl:table-column-group">
        {Object.entries(widths).map(([column, width]) => (
          <col key={column} className={width} />
        ))}
      </colgroup>
      <thead className={`sr-only ${isPart ? '' : '@4xl:not-sr-only @4xl:table-header-group'}`}>
        <tr>
          <td>
            {!isPart && (
              <RowTick
                aria-label={copy.chooseAll}
                onChange={({ target }) => chooseAll(target.checked)}
                className="scripted h-7 @max-4xl:hidden"
              />
            )}
          </td>
          {Object.entries(copy.columns).map(([key, label]) => (
            <th key={key} scope="col" className="label truncate px-1.5 text-ink-soft">
              {label}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody ref={cards} className="block grid-cols-1 in-data-newest:max-lg:grid @4xl:table-row-group">
        {rows.map((row) => (
          <OneRow key={row.id} row={row} copy={copy} change={change} isPart={isPart} />
        ))}
      </tbody>
    </table>
  )
}

/** Layout of a card: its content, with the call button on the right. */
const CARD =
  'card @max-4xl:relative grid grid-cols-[minmax(0,1fr)_3.5rem] bg-surface px-[var(--margin)] py-2 in-[[data-box]]:grid-cols-1 @4xl:table-row'

type RowProps = Pick<Props, 'copy' | 'change' | 'isPart'> & { row: ShownRow }

function OneRow({ row, copy, change, isPart }: RowProps) {
  const wish = [row.service, row.preferred].filter(Boolean).join(', ')
  const about = [wish, row.estimate].filter(Boolean).join(' · ')
  return (
    <tr
      data-id={row.id}
      data-overdue={row.due?.overdue || undefined}
      className={`${CARD} border-line @max-4xl:border-b @4xl:border-t @4xl:hover:bg-steel has-[[data-request]:focus-visible]:bg-steel has-[[aria-current]]:bg-steel has-[[name=chosen]:checked]:bg-steel data-overdue:shadow-[inset_4px_0_var(--bad)] in-data-newest:max-lg:data-overdue:-order-1 ${isPart ? '@4xl:first:border-t-0' : ''}`}
    >
      <Cell className="col-start-2 row-span-5 row-start-1 hidden self-center justify-self-end group-has-[#choosing:checked]/inbox:block">
        {!isPart && (
          <RowTick
            name="chosen"
            form={MANY_FORM}
            value={row.chosen}
            aria-label={fillSlots(copy.chooseOne, { name: row.name })}
            className="size-12 max-lg:after:absolute max-lg:after:inset-0 @4xl:-mx-1.5 @4xl:h-11 @4xl:w-11 @4xl:after:hidden"
          />
        )}
      </Cell>
      <Cell className="col-start-1 row-start-3">
        <span className="tabular-nums @max-4xl:block @max-4xl:text-[0.78rem]/5 @max-4xl:text-ink-soft">
          <time dateTime={row.at}>{row.date}</time>
          <span className="@4xl:hidden">
            {` · ${row.type} · ${row.status} · `}
            <span className="whitespace-nowrap">
              {row.phone} {row.email && <Mail size={16} className="mb-0.5" />}
            </span>
            <span className="sr-only">{row.email}</span>
          </span>
        </span>
        {/* No room for it in the line; a search of the page and a screen reader find it. */}
        <span className="sr-only">{row.reference}</span>
      </Cell>
      <Cell className="hidden">{row.type}</Cell>
      <Cell className="col-start-1 row-start-2">
        <NavLink
          data-request
          dir="auto"
          to={row.href}
          className={`wrap-anywhere hover:underline after:absolute after:inset-0 group-has-[#choosing:checked]/inbox:after:hidden @4xl:line-clamp-2 @4xl:after:hidden ${row.isOurs ? 'font-extrabold' : 'font-semibold @4xl:font-normal'}`}
        >
          {row.name}
        </NavLink>
      </Cell>
      <Cell className="hidden">
        <span className="block truncate tabular-nums">{row.phone}</span>
        <a
          href={mailto(row.email)}
          title={row.email}
          className={`block text-ink-soft empty:hidden hover:underline ${SECOND}`}
        >
          {row.email}
        </a>
      </Cell>
      <Cell className="hidden">
        {/* Its own direction, so that the year stays beside the model in any script. */}
        <bdi className="line-clamp-2">{row.vehicle}</bdi>
      </Cell>
      <Cell className="contents">
        <span className="@max-4xl:small col-start-1 row-start-4 @4xl:block @4xl:truncate">
          {row.vehicle && (
            <span className="@4xl:hidden">
              <bdi>{row.vehicle}</bdi> ·{' '}
            </span>
          )}
          <span className="@4xl:hidden">{wish}</span>
          {row.mails.some(({ failed }) => failed) && (
            <strong className="mr-2 text-bad @max-4xl:hidden">{copy.notSent}</strong>
          )}
          <span className="tabular-nums @max-4xl:hidden">{about}</span>
        </span>
        {row.message && (
          <q
            lang={row.message.lang}
            dir="auto"
            className={`@max-4xl:small col-start-1 row-start-5 wrap-anywhere text-ink-soft @max-4xl:line-clamp-1 @4xl:block ${SECOND}`}
          >
            {row.message.text}
          </q>
        )}
      </Cell>
      <Cell className="col-start-1 row-start-1 justify-self-start">
        <RowStatus row={row} />
      </Cell>
      <Cell className="col-start-2 row-span-5 row-start-1 grid self-center justify-self-end @max-4xl:group-has-[#choosing:checked]/inbox:hidden in-[[data-box]]:hidden">
        <CallButton row={row} call={copy.call} />
        <CardMenu row={row} label={copy.act} change={change} />
      </Cell>
    </tr>
  )
}

/** @param className its place in the card */
function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td className={`${className} @4xl:small @4xl:table-cell @4xl:h-12 @4xl:px-1.5 @4xl:leading-5`}>
      {children}
    </td>
  )
}

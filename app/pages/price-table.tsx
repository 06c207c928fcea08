import type { Lang } from '#app/content/language.ts'
import type { PriceRow } from '#app/content/price-rows.ts'
import { content } from '#app/content/snapshot.ts'

type PriceTableProps = { lang: Lang; rows: readonly PriceRow[]; labelledBy: string }

/** The price board: a table where there is room, one card per line on a phone. The amounts stand under each other. */
export function PriceTable({ lang, rows, labelledBy }: PriceTableProps) {
  const { columns } = content(lang).pricing
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse max-md:block md:table-fixed">
      <thead className="max-md:sr-only">
        <tr className="label border-b-2 border-ink text-left text-ink-soft">
          <th scope="col" className="w-[35%] py-2 pr-4">
            {columns.service}
          </th>
          <th scope="col" className="py-2 pr-4">
            {columns.details}
          </th>
          <th scope="col" className="w-2/5 py-2 pr-24 text-right">
            {columns.price}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-2">
        {rows.map((row) => (
          <tr
            key={row.key}
            className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:bg-surface max-md:px-4 max-md:py-3.5 md:hover:bg-surface"
          >
            <th scope="row" className="text-left text-[1.125rem] leading-snug font-semibold md:py-4 md:pr-4">
              {row.label}
            </th>
            <td className="small text-ink-soft empty:hidden max-md:col-start-1 max-md:mt-1 md:py-4 md:pr-4 md:empty:table-cell">
              {row.details}
            </td>
            <td className="text-right max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:py-3">
              <Amount row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The amount with what stands before and after it: on one line in a table, stacked on a card. */
function Amount({ row: { before, amount, after } }: { row: PriceRow }) {
  const size = /\d/.test(amount) ? 'text-[1.75rem] md:text-[2rem]' : 'text-xl'
  return (
    <span className="small grid items-baseline gap-x-2 text-ink-soft md:grid-cols-[1fr_auto_5.5rem]">
      <span className="whitespace-nowrap">{before}</span>{' '}
      <span className={`figure leading-none text-ink ${size}`}>{amount}</span>{' '}
      <span className="whitespace-nowrap text-right md:text-left">{after}</span>
    </span>
  )
}

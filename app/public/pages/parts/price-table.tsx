import type { Lang } from '#app/content/language.ts'
import type { PriceRow } from '#app/content/prices/price-rows.ts'
import { content } from '#app/content/snapshot.ts'

type PriceTableProps = { lang: Lang; rows: readonly PriceRow[]; labelledBy: string }

/** The price board: a table where there is room, on a phone one ruled line per service. The amounts stand under each other. */
export function PriceTable({ lang, rows, labelledBy }: PriceTableProps) {
  const { columns } = content(lang).pricing
  const units = rows.some(({ after }) => after)
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse border-t-2 border-ink max-md:block">
      <thead className="max-md:sr-only">
        <tr className="label border-b border-line-strong text-left text-ink-soft">
          <th scope="col" className="w-[34%] py-2.5 pr-6">
            {columns.service}
          </th>
          <th scope="col" className="py-2.5 pr-6">
            {columns.details}
          </th>
          <th scope="col" className={`w-px py-2.5 text-right ${units ? 'pr-24' : ''}`}>
            {columns.price}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.key}
            className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:content-center max-md:gap-x-4 max-md:py-2.5 md:hover:bg-surface"
          >
            <th
              scope="row"
              className="text-left text-[1.0625rem] leading-snug font-semibold md:py-3.5 md:pr-6 md:text-[1.125rem]"
            >
              {row.label}
            </th>
            <td className="text-[0.9375rem] leading-snug text-ink-soft empty:hidden max-md:col-start-1 max-md:mt-0.5 md:py-3.5 md:pr-6 md:empty:table-cell">
              {row.details}
            </td>
            <td className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:py-2.5">
              <Amount row={row} units={units} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type AmountProps = { row: PriceRow; units: boolean }

/** The amount with what stands before and after it: on one line in a table, stacked on a phone. */
function Amount({ row: { before, amount, after }, units }: AmountProps) {
  const size = /\d/.test(amount) ? 'text-[1.75rem] md:text-[2rem] xl:text-[2.25rem]' : 'text-xl'
  return (
    <span
      className={`grid justify-end gap-x-2 text-right text-[0.9375rem] leading-tight whitespace-nowrap text-ink-soft md:items-baseline ${units ? 'md:grid-cols-[1fr_auto_5.5rem]' : 'md:grid-cols-[1fr_auto]'}`}
    >
      <span>{before}</span> <span className={`figure leading-none text-ink ${size}`}>{amount}</span>{' '}
      <span className="md:text-left">{after}</span>
    </span>
  )
}

import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import type { PriceRow } from '#app/content/prices/price-rows.ts'
import { type ServiceId, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

/** What the prices of a service do not include, where its table lacks the line of the work, which tells it. */
export const workNote = (id: ServiceId, lang: Lang): string =>
  listedRows(id).includes(service(id).leadPrice) ? '' : `${content(lang).services[id].priceNote} `

type PriceTableProps = { lang: Lang; rows: readonly PriceRow[]; labelledBy: string }

/** The price table; on a phone two lines per service, the unit below its amount. The amounts are aligned in a column. */
export function PriceTable({ lang, rows, labelledBy }: PriceTableProps) {
  const { columns } = content(lang).pricing
  const units = rows.some(({ after }) => after)
  return (
    <table
      aria-labelledby={labelledBy}
      className={`w-full border-collapse border-t-2 border-ink max-md:block ${units ? 'price-with-units' : ''}`}
    >
      <thead className="max-md:sr-only">
        <tr className="label border-b border-line-strong text-left text-ink-soft">
          <th scope="col" className="w-[34%] py-2.5 pr-6 lg:max-xl:w-[38%]">
            {columns.service}
          </th>
          <th scope="col" className="py-2.5 pr-6">
            {columns.details}
          </th>
          <th scope="col" className={`w-px py-2.5 text-right ${units ? 'pr-20' : ''}`}>
            {columns.price}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, label, details, before, amount, after }) => (
          <tr key={key} className="price-row">
            <th scope="row">{label}</th>
            <td>{details}</td>
            <td>
              <span className="price-amount">
                {before && <span>{`${before} `}</span>}
                <span className={/\d/.test(amount) ? 'price-figure' : 'price-words'}>{amount}</span>{' '}
                {after && <span className="price-unit">{after}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

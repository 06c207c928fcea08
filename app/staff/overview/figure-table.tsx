import type { FigureRows as Table } from './chart.ts'

type Props = { caption: string; summary: string; table: Table }

const numeric = 'figure py-1.5 pl-2 text-right whitespace-nowrap sm:pl-4'

/** A chart's figures as a table, collapsed at first. */
export function FigureTable({ caption, summary, table: { head, rows, foot } }: Props) {
  return (
    <details className="mt-4">
      <summary className="link inline-flex min-h-11 items-center">
        {summary}
        <span className="sr-only">, {caption}</span>
      </summary>
      <table className="small mt-2 w-full max-w-2xl border-collapse wrap-anywhere hyphens-auto">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={
                  column ? 'py-1.5 pl-2 text-right font-semibold sm:pl-4' : 'py-1.5 text-left font-semibold'
                }
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={head[column + 1]} className={numeric}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot className="border-t border-line-strong">
            <tr>
              <th scope="row" className="py-1.5 text-left font-semibold">
                {foot[0]}
              </th>
              {foot.slice(1).map((figure, column) => (
                <td key={head[column + 1]} className={numeric}>
                  {figure}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </details>
  )
}

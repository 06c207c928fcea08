import type { PrintedLine, Row } from './line.ts'

export type SlipLine = PrintedLine & {
  note: string
  certainty: 'firm' | 'range' | 'minimum' | 'toConfirm' | 'toSee'
  /** "ferme", "à voir": the line's stamp; empty where another line or the note says it. */
  certaintyText: string
}

export type SlipSum = {
  certainty: 'firm' | 'range' | 'minimum'
  /** Before taxes, the two taxes, then with them; none if nothing is priced yet. */
  rows: readonly Row[]
  /** What is said in their place. */
  none: string
  /** What else there is to know of the sum. */
  foot: string
}

type SlipProps = {
  title: string
  subject: string
  answers: readonly string[]
  slip: { lines: readonly SlipLine[]; sum: SlipSum }
}

/** A price in full, as on a receipt: lines with their stamps, taxes, and the sum. Only a sum of firm lines looks like a total. */
export function Slip({ title, subject, answers, slip: { lines, sum } }: SlipProps) {
  return (
    <div className="slip">
      <table>
        <caption>
          <span className="label">{title}</span>
          <b className="heading">{subject}</b>
          {answers.map((answer) => (
            <small key={answer}>{answer}</small>
          ))}
        </caption>
        <tbody>
          {lines.map(({ label, note, count, amount, certainty, certaintyText }) => (
            <tr key={label} data-certainty={certainty}>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
                {count && <small className="figure">{count}</small>}
              </th>
              <td>
                {amount !== certaintyText && <b className="figure">{amount}</b>}
                {certaintyText && <i>{certaintyText}</i>}
              </td>
            </tr>
          ))}
        </tbody>
        <SumRows {...sum} />
      </table>
    </div>
  )
}

/** The sum before taxes, both taxes, and the total. */
export function SumRows({ rows, certainty = 'firm', none, foot }: Partial<SlipSum>) {
  return (
    <tbody className="sum break-inside-avoid" data-certainty={certainty}>
      {rows?.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className="figure">{value}</td>
        </tr>
      ))}
      {!rows?.length && (
        <tr>
          <th scope="row" colSpan={2}>
            {none}
          </th>
        </tr>
      )}
      {foot && (
        <tr>
          <td colSpan={2}>{foot}</td>
        </tr>
      )}
    </tbody>
  )
}

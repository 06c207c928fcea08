import type { ReactNode } from 'react'
import type { PrintedLine, Row } from './line.ts'

export type SlipLine = PrintedLine & {
  id?: string
  /** What is included, what the amount depends on, or what the line is: "Pièce neuve". */
  note: string
  /** Across the line's corner: "ferme", "à voir", "Accepté"; empty where another line or the note says it. */
  stamp: string
  look?: 'sure' | 'refused' | undefined
  /** How long it can wait. */
  urgency?: { value: 'red' | 'yellow' | 'green'; label: string } | undefined
  consequence?: string
}

export type SlipSum = {
  /** Before taxes, the two taxes, then with them; none if nothing is priced yet. */
  rows: readonly Row[]
  /** What is said in their place. */
  none?: string
  /** What else there is to know of the sum. */
  foot?: string
}

type SlipProps<Line> = {
  title?: string
  subject: string
  answers?: readonly string[]
  slip: { lines: readonly Line[]; sum: SlipSum }
  /** Below a line: its picture, or the buttons that answer it. */
  below?: ((line: Line) => ReactNode) | undefined
  /** In the foot: what one does with the price. */
  children?: ReactNode
}

const urgencyLooks = { red: 'text-bad', yellow: 'text-[light-dark(#6f5300,#f0cf5f)]', green: 'text-good' }

/** A price in full, everywhere the same receipt: lines with their stamps, both taxes, and the sum. */
export function Slip<Line extends SlipLine>({
  title,
  subject,
  answers = [],
  slip: { lines, sum },
  below,
  children,
}: SlipProps<Line>) {
  return (
    <div className="slip">
      <table>
        <caption>
          {title && <span className="label">{title}</span>}
          <b className="heading">{subject}</b>
          {answers.map((answer) => (
            <small key={answer}>{answer}</small>
          ))}
        </caption>
        {lines.map((line) => (
          <LineRows key={line.id ?? line.label} line={line} below={below?.(line)} />
        ))}
        <SumRows {...sum} />
      </table>
      {children && <div>{children}</div>}
    </div>
  )
}

function LineRows({ line, below }: { line: SlipLine; below: ReactNode }) {
  const { label, note, count, amount, stamp, look, urgency, consequence } = line
  return (
    <tbody data-look={look}>
      <tr>
        <th scope="row">
          {label}
          {note && <small>{note}</small>}
          {count && <small className="figure">{count}</small>}
          {urgency && <i className={urgencyLooks[urgency.value]}>{urgency.label}</i>}
          {consequence && <small>{consequence}</small>}
        </th>
        <td>
          {amount !== stamp && <b className="figure">{amount}</b>}
          {stamp && <i>{stamp}</i>}
        </td>
      </tr>
      {below && (
        <tr>
          <td colSpan={2}>{below}</td>
        </tr>
      )}
    </tbody>
  )
}

/** The sum before taxes, both taxes, and the total: as large where it is a minimum, which a stamp says. */
function SumRows({ rows, none, foot }: SlipSum) {
  return (
    <tbody className="sum">
      {rows.map(({ label, value, stamp }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            {stamp && <i>{stamp}</i>} <b className="figure">{value}</b>
          </td>
        </tr>
      ))}
      {[!rows.length && none, foot].map(
        (text) =>
          text && (
            <tr key={text}>
              <td colSpan={2}>{text}</td>
            </tr>
          ),
      )}
    </tbody>
  )
}

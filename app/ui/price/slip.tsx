export type SlipLine = {
  label: string
  note: string
  /** "5 × 10,00 $"; empty for a single item. */
  count: string
  amount: string
  certainty: 'firm' | 'range' | 'minimum' | 'toConfirm' | 'toSee'
  /** "ferme", "à voir": the line's stamp; empty where another line or the note says it. */
  certaintyText: string
}

export type SlipSum = {
  certainty: 'firm' | 'range' | 'minimum'
  label: string
  /** The sum before taxes; empty if nothing is priced yet. */
  before: string
  /** The two taxes, then the sum with them; none if nothing is priced yet. */
  rows: readonly { label: string; amount: string }[]
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
        <tbody className="sum" data-certainty={sum.certainty}>
          <tr>
            <th scope="row" colSpan={sum.before ? undefined : 2}>
              {sum.label}
            </th>
            {sum.before && <td className="figure">{sum.before}</td>}
          </tr>
          {sum.rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="figure">{amount}</td>
            </tr>
          ))}
          {sum.foot && (
            <tr>
              <td colSpan={2}>{sum.foot}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

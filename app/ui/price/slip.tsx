export type SlipLine = {
  label: string
  note: string
  /** "5 × 10,00 $"; empty for a single item. */
  count: string
  amount: string
  certainty: 'firm' | 'range' | 'minimum' | 'toConfirm' | 'toSee'
  /** "ferme", "minimum": shown beside the amount, so that its style is not the only sign of it. */
  certaintyText: string
}

export type SlipSum = {
  certainty: 'firm' | 'range' | 'minimum'
  label: string
  /** The sum before taxes; empty if nothing is priced yet. */
  before: string
  /** Taxes and total; only if all lines are firm. */
  rows: readonly { label: string; amount: string }[]
  /** The sum with taxes in words, if it is not a total. */
  foot: string
}

type SlipProps = {
  title: string
  subject: string
  answers: readonly string[]
  slip: { lines: readonly SlipLine[]; sum: SlipSum }
}

/** Lines and a sum as on a bill. Only a sum of firm lines looks like a total. */
export function Slip({ title, subject, answers, slip: { lines, sum } }: SlipProps) {
  return (
    <div className="slip">
      <table>
        <caption>
          <span className="label text-ink-soft">{title}</span>
          <span className="heading block">{subject}</span>
          {answers.map((answer) => (
            <span key={answer} className="small block text-ink-soft">
              {answer}
            </span>
          ))}
        </caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} data-certainty={line.certainty}>
              <th scope="row">
                {line.label}
                {line.note && <span className="small block font-normal text-ink-soft">{line.note}</span>}
                {line.count && <span className="figure small block text-ink-soft">{line.count}</span>}
              </th>
              <td>
                <span className="amount figure">{line.amount}</span>
                {line.certainty !== 'toSee' && <span className="small block">{line.certaintyText}</span>}
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className="sum" data-certainty={sum.certainty}>
          <tr>
            <th scope="row">{sum.label}</th>
            <td className="figure before">{sum.before}</td>
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

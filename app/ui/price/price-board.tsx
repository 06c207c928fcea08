type PriceLine = {
  label: string
  details?: string
  /** "10,50 $", "$40", "Gratuit". */
  amount: string
  /** "à partir de". */
  before?: string
  /** "/ litre", "chacun". */
  after?: string
}

/** A list of items, each with its price in tabular figures at the end of the line. */
export function PriceBoard({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="border-t border-line-strong">
      {lines.map(({ label, details, amount, before, after }) => (
        <div key={label} className="board-line">
          <dt>
            {label}
            {details && <span className="small block text-ink-soft">{details}</span>}
          </dt>
          <dd className="text-right">
            <span className="small text-ink-soft">
              {before && <span>{`${before} `}</span>}
              <b className="figure text-ink text-xl">{amount}</b>
              {after && <span>{` ${after}`}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

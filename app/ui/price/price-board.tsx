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
            {details && <small>{details}</small>}
          </dt>
          <dd>
            <span>
              {before && <span>{`${before} `}</span>}
              <b>{amount}</b>
              {after && <span>{` ${after}`}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const sizes = { small: 'text-xl', medium: 'text-3xl', large: 'text-5xl lg:text-6xl' } as const

type PriceTagProps = {
  /** "10,50 $", "$40", "Gratuit". */
  amount: string
  /** "à partir de". */
  before?: string
  /** "/ litre", "chacun". */
  after?: string
  size?: keyof typeof sizes
}

/** A price as on the board in the workshop: large tabular figures, with small text around them. */
export function PriceTag({ amount, before, after, size = 'medium' }: PriceTagProps) {
  return (
    <span className="small text-ink-soft">
      {before && `${before} `}
      <b className={`figure text-ink ${sizes[size]}`}>{amount}</b>
      {after && ` ${after}`}
    </span>
  )
}

export type PriceLine = PriceTagProps & { label: string; details?: string }

/** Lines of the price board: what is sold, and its price at the end of the rule. */
export function PriceBoard({
  lines,
  size = 'small',
}: {
  lines: readonly PriceLine[]
  size?: keyof typeof sizes
}) {
  return (
    <dl className="border-t border-line-strong">
      {lines.map(({ label, details, amount, before, after }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
          <dt>
            {label}
            {details && <span className="small block text-ink-soft">{details}</span>}
          </dt>
          <dd className="shrink-0 text-right">
            <PriceTag amount={amount} before={before} after={after} size={size} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

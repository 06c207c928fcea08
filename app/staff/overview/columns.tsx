type Props = {
  /** The chart's text for screen readers. */
  label: string
  values: number[]
  /** The value of the highest column, formatted. */
  most: string
  /** Labels under the first and the last column. */
  ends: [first: string, last: string]
}

/** Width of a column as a fraction of its slot. */
const FILLED = 0.72
const HEIGHT = 100

/** A column chart with a column per day or week, scaled to the highest. */
export function Columns({ label, values, most, ends: [first, last] }: Props) {
  const highest = Math.max(1, ...values)
  const columns = values.map((value, place) => ({ place, height: (value / highest) * HEIGHT }))
  return (
    <div className="mt-4">
      <p aria-hidden="true" className="small figure border-b border-dashed border-line text-ink-soft">
        {most}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${values.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-b border-line-strong md:h-52"
      >
        {columns.map(({ place, height }) => (
          <rect
            key={place}
            x={place + (1 - FILLED) / 2}
            y={HEIGHT - height}
            width={FILLED}
            height={height}
            className={place === values.length - 1 ? 'fill-accent' : 'fill-ink-soft'}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="small mt-1 flex justify-between gap-4 text-ink-soft">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

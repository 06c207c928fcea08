import type { Bar } from './chart.ts'

/** A bar chart of shares: the full width is the sum of all figures. */
export function Bars({ bars }: { bars: Bar[] }) {
  const all = Math.max(
    1,
    bars.reduce((sum, { value }) => sum + value, 0),
  )
  return (
    <ul className="mt-4 grid gap-3">
      {bars.map(({ key, label, count, value, share }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{label}</span>
            <span className="figure">
              {count} <span className="small ml-1.5 font-normal text-ink-soft">{share}</span>
            </span>
          </div>
          <svg aria-hidden="true" className="mt-1 block h-2.5 w-full">
            <rect width="100%" height="100%" className="fill-steel" />
            <rect width={`${(value / all) * 100}%`} height="100%" className="fill-ink-soft" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

import type { WeekLine } from './frame.server.ts'

/** The hours of the week, days with the same hours on one line. */
export function WeekLines({ lines, className = '' }: { lines: readonly WeekLine[]; className?: string }) {
  return (
    <dl
      className={`grid grid-cols-[auto_minmax(40%,1fr)] gap-x-[min(1.25rem,4vw)] [font-variant-numeric:tabular-nums] *:first-letter:uppercase sm:[&>dt]:whitespace-nowrap ${className}`}
    >
      {lines.map(({ days, hours, today }) => [
        <dt key={days} className={today ? 'font-bold' : undefined}>
          {days}
        </dt>,
        <dd key={`${days}:`} className={today ? 'font-bold' : undefined}>
          {hours}
        </dd>,
      ])}
    </dl>
  )
}

import type { WeekLine } from './frame.server.ts'

/** The hours of the week, days with the same hours on one line. */
export function WeekLines({ lines, className = '' }: { lines: readonly WeekLine[]; className?: string }) {
  // A garage that has not confirmed its hours has none.
  if (lines.length === 0) return null
  return (
    <dl className={`week-lines ${className}`}>
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

import type { WeekLine } from './frame.server.ts'

/** The hours of the week, days with the same hours on one line. */
export function WeekLines({ lines, className = '' }: { lines: readonly WeekLine[]; className?: string }) {
  return (
    <dl
      className={`grid grid-cols-[auto_minmax(40%,1fr)] gap-x-[min(1.25rem,4vw)] [font-variant-numeric:tabular-nums] ${className}`}
    >
      {lines.map(({ days, hours, today }) => [
        <dt key={days} className={`sm:whitespace-nowrap first-letter:uppercase ${today ? 'font-bold' : ''}`}>
          {days}
        </dt>,
        <dd key={`${days}:`} className={today ? 'font-bold' : ''}>
          {hours}
        </dd>,
      ])}
    </dl>
  )
}

import type { WeekLine } from './frame.server.ts'

/** The hours of the week, days with the same hours on one line. */
export function Week({ week, className = '' }: { week: readonly WeekLine[]; className?: string }) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-5 tabular-nums ${className}`}>
      {week.map(({ days, hours, today }) => [
        <dt key={days} className={`whitespace-nowrap first-letter:uppercase ${today ? 'font-bold' : ''}`}>
          {days}
        </dt>,
        <dd key={`${days}:`} className={today ? 'font-bold' : ''}>
          {hours}
        </dd>,
      ])}
    </dl>
  )
}

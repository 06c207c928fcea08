import { Due } from './due.tsx'
import type { ShownRow } from './shown-row.server.ts'

/** The second line of a cell in a table: smaller, and cut where it is too long. */
export const SECOND = '@4xl:truncate @4xl:text-[0.8125rem]/4'

/** In a table the word, and below it when the garage's act is due, or what comes next; in a card only the second. */
export function RowStatus({ row: { due, next, isOurs, status, failed } }: { row: ShownRow }) {
  return (
    <>
      <span className={`small @max-4xl:hidden @4xl:block @4xl:leading-4 ${isOurs ? 'font-bold' : ''}`}>
        {status}
      </span>
      {next && (
        <span className="@max-4xl:small block tabular-nums text-ink-soft @4xl:text-[0.8125rem]/4">
          {next}
        </span>
      )}
      {due && (
        <>
          <span
            className={`block @max-4xl:hidden ${SECOND} ${due.overdue ? 'font-bold text-bad' : 'text-ink-soft'}`}
          >
            {due.overdue && <span aria-hidden="true">▲ </span>}
            <span>{due.short}</span>
          </span>
          <div className="@4xl:hidden">
            <Due due={due} />
          </div>
        </>
      )}
      <ul className="grid gap-0.5 @4xl:hidden">
        {failed.map(({ id, text }) => (
          <li key={id} className="small font-semibold text-bad">
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

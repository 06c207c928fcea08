import { Due, Failed } from './due.tsx'
import type { ShownRow } from './shown-row.server.ts'

/** The second line of a cell in a table: smaller, and cut where it is too long. */
export const SECOND = '@4xl:truncate @4xl:text-[0.8125rem]/4'
const LATER = '@4xl:font-normal @4xl:text-ink-soft'

/** In a table the word, and below it when the garage's act is due, or what comes next; in a card both of these. */
export function RowStatus({ row: { due, turn, isOurs, status, mails } }: { row: ShownRow }) {
  return (
    <>
      <span className={`small @max-4xl:hidden @4xl:block @4xl:leading-4 ${isOurs ? 'font-bold' : ''}`}>
        {status}
      </span>
      <div className="@max-4xl:small flex flex-wrap gap-x-2 tabular-nums text-ink-soft @4xl:block @4xl:text-[0.8125rem]/4">
        {due && <Due due={due} className={`${SECOND} ${due.overdue ? '' : LATER}`} />}
        <span className={due && '@4xl:hidden'}>{turn}</span>
      </div>
      <div className="@4xl:hidden">
        <Failed mails={mails} />
      </div>
    </>
  )
}

import type { ExpressionBuilder, Selectable } from 'kysely'
import { openStatuses, statusFacts } from '#app/requests/handling/inbox.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

type Row = Pick<Selectable<RequestTable>, 'status' | 'waiting_since'>
type Waiting = Row & { waiting_since: string }

/** Whether the customer waits for a word of the garage: an answer, or what it says to what they did on their page. */
export const isWaiting = <Request extends Row>(request: Request): request is Request & Waiting =>
  request.waiting_since !== null && statusFacts[request.status].isOpen

/** The same of the rows of a query. */
export const areWaiting = (row: ExpressionBuilder<Tables, 'contact_submissions'>) =>
  row.and([row('waiting_since', 'is not', null), row('status', 'in', openStatuses)])

import type { Selectable } from 'kysely'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import type { RequestTable } from '#database/rows/requests.ts'

type Row = Pick<Selectable<RequestTable>, 'status' | 'waiting_since'>
type Waiting = Row & { waiting_since: string }

/** Whether the customer waits for a word of the garage: an answer, or what it says to what they did on their page. */
export const isWaiting = <Request extends Row>(request: Request): request is Request & Waiting =>
  request.waiting_since !== null && statusFacts[request.status].isOpen

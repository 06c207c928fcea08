import type { Kysely } from 'kysely'
import { localTime, momentAt } from '#app/content/hours/opening.ts'
import { openMinutesWithin } from '#app/requests/answer-clock.ts'
import { isAnswered } from '#app/requests/life/stage.ts'
import { isWaiting } from '#app/requests/life/waiting.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

/** Statistics of the requests of a period, without spam. Archived requests count like any other. */
export type RequestFigures = {
  total: number
  /** By the form they came by, the service they ask for, and the language of the customer. */
  types: Map<RequestTable['form_type'], number>
  services: Map<string, number>
  languages: Map<RequestTable['lang'], number>
  /** Minutes of opening hours until the first answer, ascending: one per request that was answered later than it came. */
  answers: number[]
  /** The same until now: one per request that waits for its first answer. */
  unanswered: number[]
  /** Requests whose customer waits for a word. */
  waiting: number
  /** Lost requests by reason (`lost.ts`). */
  lost: Map<string, number>
}

/** A period by its first and last day, YYYY-MM-DD in the garage's time zone. */
export type Days = { first: string; last: string }

/** The last `count` days, today included. */
export function lastDays(count: number, now: Date): Days {
  const today = localTime(now).toPlainDate()
  return { first: today.subtract({ days: count - 1 }).toString(), last: today.toString() }
}

/** Statistics of the requests received in a period, anonymized requests included. */
export async function requestFigures(
  db: Kysely<Tables>,
  { first, last }: Days,
  now: Date,
): Promise<RequestFigures> {
  const since = beginOf(first)
  const kinds = ['form_type', 'service_type', 'lang', 'lost_reason'] as const
  const [kept, gone] = await Promise.all([
    db
      .selectFrom('contact_submissions')
      .where('created_at', '>=', since)
      .where('created_at', '<', beginOf(last, 1))
      .where('status', '<>', 'spam')
      .select([...kinds, 'status', 'waiting_since', 'created_at', 'first_answered_at'])
      .execute(),
    db
      .selectFrom('anonymous_requests')
      .where('day', '>=', first)
      .where('day', '<=', last)
      .select([...kinds, 'answer_minutes'])
      .execute(),
  ])
  const all = [...kept, ...gone]
  const waiting = kept.filter(isWaiting)
  const minutes = openMinutesWithin(new Date(since), now)
  const took = ({ created_at, first_answered_at }: (typeof kept)[number]) =>
    minutes(new Date(created_at), new Date(first_answered_at ?? now))
  return {
    total: all.length,
    waiting: waiting.length,
    types: countBy(all, ({ form_type }) => form_type),
    services: countBy(all, ({ service_type }) => service_type),
    languages: countBy(all, ({ lang }) => lang),
    lost: countBy(all, ({ lost_reason }) => lost_reason ?? ''),
    answers: [
      ...kept.filter(isAnswered).map(took),
      ...gone.flatMap(({ answer_minutes }) => answer_minutes ?? []),
    ].sort((one, other) => one - other),
    unanswered: waiting.filter((row) => !row.first_answered_at).map(took),
  }
}

/** When a day begins, `later` days on. */
const beginOf = (day: string, later = 0): string =>
  momentAt(Temporal.PlainDate.from(day).add({ days: later })).toISOString()

/** How many rows have each key; none is counted without one. */
function countBy<Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number> {
  const groups = Map.groupBy(rows, keyOf)
  return new Map([...groups].flatMap(([key, found]) => (key ? [[key, found.length]] : [])))
}

/** The median of sorted numbers; undefined if there are none. */
export function median(sorted: readonly number[]): number | undefined {
  const middle = sorted.length >> 1
  const [one, other] = [sorted[middle - 1], sorted[middle]]
  if (other === undefined) return undefined
  return sorted.length % 2 || one === undefined ? other : Math.round((one + other) / 2)
}

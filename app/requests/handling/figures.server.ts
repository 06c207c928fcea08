import type { Kysely } from 'kysely'
import { localTime, momentAt } from '#app/content/hours/opening.ts'
import { openMinutesWithin } from '#app/requests/answer-clock.ts'
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
  const stored = db
    .selectFrom('contact_submissions')
    .where('created_at', '>=', since)
    .where('created_at', '<', beginOf(last, 1))
  const received = stored.where('status', '<>', 'spam')
  const forgotten = db.selectFrom('anonymous_requests').where('day', '>=', first).where('day', '<=', last)
  const kinds = ['form_type', 'service_type', 'lang'] as const
  const [kept, gone, lost, lostGone, answeredGone] = await Promise.all([
    received.select([...kinds, 'status', 'waiting_since', 'created_at', 'first_answered_at']).execute(),
    forgotten
      .select(kinds)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(kinds)
      .execute(),
    stored
      .where('lost_reason', 'is not', null)
      .select(({ fn }) => ['lost_reason', fn.countAll<number>().as('count')])
      .groupBy('lost_reason')
      .$narrowType<{ lost_reason: string }>()
      .execute(),
    forgotten
      .where('lost_reason', 'is not', null)
      .select(({ fn }) => ['lost_reason', fn.countAll<number>().as('count')])
      .groupBy('lost_reason')
      .$narrowType<{ lost_reason: string }>()
      .execute(),
    forgotten
      .where('answer_minutes', 'is not', null)
      .select('answer_minutes')
      .$narrowType<{ answer_minutes: number }>()
      .execute(),
  ])
  const all = [...kept.map((row) => ({ ...row, count: 1 })), ...gone]
  const waiting = kept.filter(isWaiting)
  const minutes = openMinutesWithin(new Date(since), now)
  const took = ({ created_at, first_answered_at }: (typeof kept)[number]) =>
    minutes(new Date(created_at), new Date(first_answered_at ?? now))
  return {
    total: all.reduce((sum, { count }) => sum + count, 0),
    waiting: waiting.length,
    types: sumBy(all, ({ form_type }) => form_type),
    services: sumBy(all, ({ service_type }) => service_type),
    languages: sumBy(all, ({ lang }) => lang),
    lost: sumBy([...lost, ...lostGone], ({ lost_reason }) => lost_reason),
    answers: [
      ...kept.filter((row) => (row.first_answered_at ?? '') > row.created_at).map(took),
      ...answeredGone.map(({ answer_minutes }) => answer_minutes),
    ].sort((one, other) => one - other),
    unanswered: waiting.filter((row) => !row.first_answered_at).map(took),
  }
}

/** When a day begins, `later` days on. */
const beginOf = (day: string, later = 0): string =>
  momentAt(Temporal.PlainDate.from(day).add({ days: later })).toISOString()

function sumBy<Row extends { count: number }, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count)
  return sums
}

/** The median of sorted numbers; undefined if there are none. */
export function median(sorted: readonly number[]): number | undefined {
  const middle = sorted.length >> 1
  const [one, other] = [sorted[middle - 1], sorted[middle]]
  if (other === undefined) return undefined
  return sorted.length % 2 || one === undefined ? other : Math.round((one + other) / 2)
}

import type { Kysely } from 'kysely'
import { identity } from '#app/content/business/identity.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { openMinutesWithin } from '#app/requests/answer-clock.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

/** Statistics of the requests of a period, without spam. Archived requests count like any other. */
export type RequestFigures = {
  total: number
  services: Map<string, number>
  languages: Map<RequestTable['lang'], number>
  /** Minutes of opening hours until the first answer, ascending: one per answered request. */
  answers: number[]
  /** New requests that nobody has answered yet. */
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
export async function requestFigures(db: Kysely<Tables>, days: Days, now: Date): Promise<RequestFigures> {
  const [stored, forgotten, answers, lost] = await Promise.all([
    countStored(db, days),
    countForgotten(db, days),
    answerMinutes(db, days, now),
    countLost(db, days),
  ])
  const all = [...stored, ...forgotten]
  return {
    total: all.reduce((sum, { count }) => sum + count, 0),
    services: sumBy(all, ({ service_type }) => service_type),
    languages: sumBy(all, ({ lang }) => lang),
    lost: sumBy(lost, ({ lost_reason }) => lost_reason),
    answers,
    waiting: stored.reduce((sum, { waiting }) => sum + waiting, 0),
  }
}

type Counted = Pick<RequestTable, 'service_type' | 'lang'> & { count: number }

function sumBy<Row extends { count: number }, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count)
  return sums
}

/** When a day begins in the garage's time zone, `later` days on: a day is not always 24 hours long. */
function beginOf(day: string, later = 0): string {
  const date = Temporal.PlainDate.from(day).add({ days: later })
  return new Date(date.toZonedDateTime(identity.timeZone).epochMilliseconds).toISOString()
}

/** When the first of the days begins, and when the last one ends. */
function boundsOf({ first, last }: Days): { since: string; until: string } {
  return { since: beginOf(first), until: beginOf(last, 1) }
}

function countStored(db: Kysely<Tables>, days: Days) {
  const { since, until } = boundsOf(days)
  return db
    .selectFrom('contact_submissions')
    .select((row) => [
      'service_type',
      'lang',
      row.fn.countAll<number>().as('count'),
      row.fn
        .countAll<number>()
        .filterWhere('status', '=', 'new')
        .filterWhere('first_answered_at', 'is', null)
        .as('waiting'),
    ])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('status', '<>', 'spam')
    .groupBy(['service_type', 'lang'])
    .execute()
}

function countForgotten(db: Kysely<Tables>, days: Days): Promise<Counted[]> {
  return db
    .selectFrom('anonymous_requests')
    .select(({ fn }) => ['service_type', 'lang', fn.countAll<number>().as('count')])
    .where('day', '>=', days.first)
    .where('day', '<=', days.last)
    .groupBy(['service_type', 'lang'])
    .execute()
}

/** The lost requests of some days, both stored and anonymized. */
async function countLost(db: Kysely<Tables>, days: Days) {
  const { since, until } = boundsOf(days)
  const stored = await db
    .selectFrom('contact_submissions')
    .select(({ fn }) => ['lost_reason', fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('lost_reason', 'is not', null)
    .groupBy('lost_reason')
    .$narrowType<{ lost_reason: string }>()
    .execute()
  const forgotten = await db
    .selectFrom('anonymous_requests')
    .select(({ fn }) => ['lost_reason', fn.countAll<number>().as('count')])
    .where('day', '>=', days.first)
    .where('day', '<=', days.last)
    .where('lost_reason', 'is not', null)
    .groupBy('lost_reason')
    .$narrowType<{ lost_reason: string }>()
    .execute()
  return [...stored, ...forgotten]
}

/** Minutes of opening hours until the first answer, ascending. */
async function answerMinutes(db: Kysely<Tables>, days: Days, now: Date): Promise<number[]> {
  const { since, until } = boundsOf(days)
  const stored = await db
    .selectFrom('contact_submissions')
    .select(['created_at', 'first_answered_at'])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('status', '<>', 'spam')
    .where('first_answered_at', 'is not', null)
    .$narrowType<{ first_answered_at: string }>()
    .execute()
  const forgotten = await db
    .selectFrom('anonymous_requests')
    .select('answer_minutes')
    .where('day', '>=', days.first)
    .where('day', '<=', days.last)
    .where('answer_minutes', 'is not', null)
    .$narrowType<{ answer_minutes: number }>()
    .execute()
  const minutes = openMinutesWithin(new Date(since), now)
  return [
    ...stored.map((row) => minutes(new Date(row.created_at), new Date(row.first_answered_at))),
    ...forgotten.map(({ answer_minutes }) => answer_minutes),
  ].sort((one, other) => one - other)
}

/** The median of sorted numbers; undefined if there are none. */
export function median(sorted: readonly number[]): number | undefined {
  const middle = sorted.length >> 1
  const [one, other] = [sorted[middle - 1], sorted[middle]]
  if (other === undefined) return undefined
  return sorted.length % 2 || one === undefined ? other : Math.round((one + other) / 2)
}

import { type Kysely, sql } from 'kysely'
import { identity } from '#app/content/business/identity.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { openMinutesWithin } from '#app/requests/answer-clock.ts'
import type { Submission } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

/** Statistics of the requests of a period, without spam. Archived requests count like any other. */
export type RequestFigures = {
  /** Every day of the period in order, YYYY-MM-DD in the garage's time zone. */
  days: { day: string; count: number }[]
  total: number
  services: Map<string, number>
  languages: Map<Submission['lang'], number>
  /** Minutes of opening hours until the first answer, ascending: one per answered request. */
  answers: number[]
  /** New requests that nobody has answered yet. */
  waiting: number
  /** Lost requests by reason (`lost.ts`). */
  lost: Map<string, number>
}

/** The last `count` days in the garage's time zone, today included, YYYY-MM-DD. */
export function lastDays(count: number, now: Date): string[] {
  const today = localTime(now).toPlainDate()
  return Array.from({ length: count }, (_, index) => today.subtract({ days: count - 1 - index }).toString())
}

/** Statistics of the requests received on consecutive days, anonymized requests included. */
export async function requestFigures(
  db: Kysely<Tables>,
  days: readonly string[],
  now: Date,
): Promise<RequestFigures> {
  const [stored, forgotten, answers, lost] = await Promise.all([
    countStored(db, days),
    countForgotten(db, days),
    answerMinutes(db, days, now),
    countLost(db, days),
  ])
  const all = [...stored, ...forgotten]
  const perDay = sumBy(all, ({ day }) => day)
  return {
    days: days.map((day) => ({ day, count: perDay.get(day) ?? 0 })),
    total: all.reduce((sum, { count }) => sum + count, 0),
    services: sumBy(all, ({ service_type }) => service_type),
    languages: sumBy(all, ({ lang }) => lang),
    lost: sumBy(lost, ({ lost_reason }) => lost_reason),
    answers,
    waiting: stored.reduce((sum, { waiting }) => sum + waiting, 0),
  }
}

type Counted = Pick<Submission, 'service_type' | 'lang'> & { day: string; count: number }

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
function boundsOf(days: readonly string[]): { since: string; until: string } {
  return { since: beginOf(days[0] ?? ''), until: beginOf(days.at(-1) ?? '', 1) }
}

/** Counts each day's requests between its midnights; the index `requests_figures` covers the query. */
async function countStored(db: Kysely<Tables>, days: readonly string[]) {
  const spans = days.map((day) => sql`(${day}, ${beginOf(day)}, ${beginOf(day, 1)})`)
  const { rows } = await sql<Counted & { waiting: number }>`
    with days (day, begins, ends) as (values ${sql.join(spans)})
    select day, service_type, lang, count(*) as count,
      count(case when status = 'new' and first_answered_at is null then 1 end) as waiting
    from days join contact_submissions on created_at >= begins and created_at < ends
    where status <> 'spam'
    group by day, service_type, lang`.execute(db)
  return rows
}

function countForgotten(db: Kysely<Tables>, days: readonly string[]): Promise<Counted[]> {
  return db
    .selectFrom('anonymous_requests')
    .select(({ fn }) => ['day', 'service_type', 'lang', fn.countAll<number>().as('count')])
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
    .groupBy(['day', 'service_type', 'lang'])
    .execute()
}

/** The lost requests of some days, both stored and anonymized. */
async function countLost(db: Kysely<Tables>, days: readonly string[]) {
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
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
    .where('lost_reason', 'is not', null)
    .groupBy('lost_reason')
    .$narrowType<{ lost_reason: string }>()
    .execute()
  return [...stored, ...forgotten]
}

/** Minutes of opening hours until the first answer, ascending. */
async function answerMinutes(db: Kysely<Tables>, days: readonly string[], now: Date): Promise<number[]> {
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
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
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

import type { Kysely } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import { answerDue, overdueBefore } from '#app/requests/answer-clock.ts'
import type { Tables } from '#database/tables.ts'
import { countUnread, listed } from './inbox.server.ts'
import { openStatuses } from './inbox.ts'
import { countOf, due } from './order.server.ts'

/** The most shown of each kind; the list has the others. */
const MOST_SHOWN = 20

/** The bounds of today in the garage's time zone. */
function dayBounds(now: Date) {
  const morning = localTime(now).startOfDay()
  const night = morning.add({ days: 1 })
  const moment = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds)
  return {
    day: morning.toPlainDate().toString(),
    from: moment(morning).toISOString(),
    to: moment(night).toISOString(),
    overdueBefore: overdueBefore(now).toISOString(),
  }
}

type Day = ReturnType<typeof dayBounds>

const requests = (db: Kysely<Tables>) => db.selectFrom('contact_submissions')

const unanswered = (db: Kysely<Tables>) => requests(db).where(due.among)

const overdue = (db: Kysely<Tables>, { overdueBefore: last }: Day) =>
  unanswered(db).where('created_at', '<=', last)

/** Unanswered requests that are not overdue yet. */
const expected = (db: Kysely<Tables>, { overdueBefore: last }: Day) =>
  unanswered(db).where('created_at', '>', last)

/** Contacted visitors without an appointment whose preferred day has come: they wait for another call. */
const wished = (db: Kysely<Tables>, { day }: Day) =>
  requests(db)
    .where('status', '=', 'contacted')
    .where('appointment_at', 'is', null)
    .where('preferred_date', '<=', day)

const appointments = (db: Kysely<Tables>, { from, to }: Day) =>
  requests(db)
    .where('status', 'in', openStatuses)
    .where('appointment_at', '>=', from)
    .where('appointment_at', '<', to)

/** Cars promised for today or before that are not ready: it is kept, or their customer is told. */
const promised = (db: Kysely<Tables>, { to }: Day) =>
  requests(db)
    .where('status', 'in', openStatuses)
    .where('promised_at', '<', to)
    .where((row) => row.or([row('car', 'is', null), row('car', '<>', 'ready')]))

/** Appointments of earlier days whose request is still open. */
const passed = (db: Kysely<Tables>, { from }: Day) =>
  requests(db).where('status', 'in', openStatuses).where('appointment_at', '<', from)

type Found = ReturnType<typeof requests>

/** Counts of what needs attention today. */
export async function countToday(db: Kysely<Tables>, now: Date) {
  const day = dayBounds(now)
  return {
    overdue: await countOf(overdue(db, day)),
    expected: await countExpected(db, day),
    promises: await countOf(promised(db, day)),
    appointments: await countOf(appointments(db, day)),
    calls: await countOf(wished(db, day)),
    unread: await countUnread(db),
  }
}

/** How many answers are still in time, and when the first of them is due. */
async function countExpected(db: Kysely<Tables>, day: Day) {
  const { count, first } = await expected(db, day)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min<string | null>('created_at').as('first'),
    ])
    .executeTakeFirstOrThrow()
  return { count, firstDue: first ? answerDue(new Date(first)) : undefined }
}

export type TodayCounts = Awaited<ReturnType<typeof countToday>>

/** What needs attention today: the first of each kind, most urgent first, with the number of them. */
export async function todayItems(db: Kysely<Tables>, now: Date) {
  const day = dayBounds(now)
  const firstOf = async (
    found: Found,
    by: 'created_at' | 'promised_at' | 'appointment_at' | 'preferred_date',
    last = false,
  ) => ({
    count: await countOf(found),
    rows: await found
      .select(listed)
      .orderBy(by, last ? 'desc' : 'asc')
      .limit(MOST_SHOWN)
      .execute(),
  })
  return {
    overdue: await firstOf(overdue(db, day), 'created_at'),
    expected: await firstOf(expected(db, day), 'created_at'),
    promises: await firstOf(promised(db, day), 'promised_at'),
    appointments: await firstOf(appointments(db, day), 'appointment_at'),
    calls: await firstOf(wished(db, day), 'preferred_date', true),
    passed: await firstOf(passed(db, day), 'appointment_at', true),
    mails: await mailsGivenUp(db),
  }
}

/** Failed mails of requests that are still open. */
function mailsGivenUp(db: Kysely<Tables>) {
  return db
    .selectFrom('jobs')
    .innerJoin('contact_submissions', 'contact_submissions.id', 'jobs.request_id')
    .select([
      'jobs.id',
      'jobs.mail as kind',
      'jobs.state',
      'contact_submissions.reference',
      'contact_submissions.name',
    ])
    .where('jobs.kind', '=', 'mail')
    .where('jobs.state', '=', 'failed')
    .where('contact_submissions.status', 'in', openStatuses)
    .orderBy('jobs.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

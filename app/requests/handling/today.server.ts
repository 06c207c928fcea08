import type { Kysely } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import { answerDue, overdueBefore } from '#app/requests/answer-clock.ts'
import { areWaiting } from '#app/requests/life/waiting.ts'
import type { Tables } from '#database/tables.ts'
import { countUnread, listed } from './inbox.server.ts'
import { openStatuses } from './inbox.ts'
import { countOf } from './order.server.ts'

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
type Found = ReturnType<typeof requests>

const open = (rows: Found) => rows.where('status', 'in', openStatuses)

/** Each kind of what needs attention, in its order: it is over once somebody did what it asks for. */
const kinds = {
  overdue: {
    of: (rows, { overdueBefore: last }) => rows.where(areWaiting).where('waiting_since', '<=', last),
    by: 'waiting_since',
  },
  expected: {
    of: (rows, { overdueBefore: last }) => rows.where(areWaiting).where('waiting_since', '>', last),
    by: 'waiting_since',
  },
  /** Cars that are ready, which their customers do not know yet. */
  untold: {
    of: (rows) => open(rows).where('car', '=', 'ready').where('untold_since', 'is not', null),
    by: 'untold_since',
  },
  /** Cars promised for today or before that are not ready: it is kept, or their customer is told. */
  promises: {
    of: (rows, { to }) => unready(rows).where('promised_at', '<', to),
    by: 'promised_at',
  },
  appointments: {
    of: (rows, { from, to }) =>
      open(rows).where('appointment_at', '>=', from).where('appointment_at', '<', to),
    by: 'appointment_at',
  },
  /** Contacted visitors without an appointment whose preferred day has come: they wait for another call. */
  calls: {
    of: (rows, { day }) =>
      rows
        .where('status', '=', 'contacted')
        .where('appointment_at', 'is', null)
        .where('preferred_date', '<=', day),
    by: 'preferred_date',
    isLastFirst: true,
  },
  /** Appointments of earlier days whose request is still open. */
  passed: {
    of: (rows, { from }) => open(rows).where('appointment_at', '<', from),
    by: 'appointment_at',
    isLastFirst: true,
  },
} as const satisfies Record<string, Kind>

type Kind = {
  of: (rows: Found, day: Day) => Found
  by: 'waiting_since' | 'untold_since' | 'promised_at' | 'appointment_at' | 'preferred_date'
  isLastFirst?: true
}
export type TodayKind = keyof typeof kinds

const unready = (rows: Found) =>
  open(rows).where((row) => row.or([row('car', 'is', null), row('car', '<>', 'ready')]))

/** Counts of what needs attention today. `late`: what should have been done by now, to the minute. */
export async function countToday(db: Kysely<Tables>, now: Date) {
  const day = dayBounds(now)
  const count = (kind: TodayKind) => countOf(kinds[kind].of(requests(db), day))
  const [overdue, untold] = [await count('overdue'), await count('untold')]
  const broken = await countOf(unready(requests(db)).where('promised_at', '<=', now.toISOString()))
  return {
    overdue,
    late: overdue + untold + broken,
    expected: await countExpected(db, day),
    promises: await count('promises'),
    appointments: await count('appointments'),
    calls: await count('calls'),
    unread: await countUnread(db),
  }
}

/** How many answers are still in time, and when the first of them is due. */
async function countExpected(db: Kysely<Tables>, day: Day) {
  const { count, first } = await kinds.expected
    .of(requests(db), day)
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('waiting_since').as('first')])
    .executeTakeFirstOrThrow()
  return { count, firstDue: first ? answerDue(new Date(first)) : undefined }
}

export type TodayCounts = Awaited<ReturnType<typeof countToday>>

/** What needs attention today: the first of each kind, most urgent first, with the number of them. */
export async function todayItems(db: Kysely<Tables>, now: Date) {
  const day = dayBounds(now)
  const items = []
  for (const name of Object.keys(kinds) as TodayKind[]) {
    const { of, by, isLastFirst }: Kind = kinds[name]
    const found = of(requests(db), day)
    const sorted = found.select(listed).orderBy(by, isLastFirst ? 'desc' : 'asc')
    items.push({ name, count: await countOf(found), rows: await sorted.limit(MOST_SHOWN).execute() })
  }
  return { items, mails: await mailsGivenUp(db) }
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

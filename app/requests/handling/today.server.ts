import type { Kysely } from 'kysely'
import { dayOf } from '#app/content/hours/opening.ts'
import { openRequests } from '#app/requests/life/open.server.ts'
import { isLate, isOurs } from '#app/requests/life/stage.ts'
import type { Tables } from '#database/tables.ts'
import { openStatuses } from './inbox.ts'

/** What waits for the garage, late or not yet, whose due is first on top; and who comes today. */
export async function todayOf(db: Kysely<Tables>, now: Date) {
  const open = await openRequests(db, now)
  const ours = open.filter(isOurs)
  return {
    overdue: ours.filter((one) => isLate(one, now)),
    ours: ours.filter((one) => !isLate(one, now)),
    booked: open
      .filter(({ turn }) => turn?.what === 'come' && turn.by && dayOf(turn.by) === dayOf(now))
      .toSorted((one, other) => Number(one.turn?.by) - Number(other.turn?.by)),
  }
}

export type Today = Awaited<ReturnType<typeof todayOf>>

/** The most mails shown. */
const MOST_MAILS = 20

/** Failed mails of requests that are still open. */
export function mailsGivenUp(db: Kysely<Tables>) {
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
    .limit(MOST_MAILS)
    .execute()
}

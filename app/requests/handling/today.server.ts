import type { Kysely } from 'kysely'
import { openRequests } from '#app/requests/life/open.server.ts'
import { comesToday, isLate, isOurs } from '#app/requests/life/stage.ts'
import type { Tables } from '#database/tables.ts'
import { openStatuses } from './inbox.ts'

/** What waits for the garage, late or not yet, whose due is first on top; and who comes today. */
export async function todayOf(db: Kysely<Tables>, now: Date) {
  const open = await openRequests(db, now)
  const ours = open.filter(isOurs)
  const comes = ({ facts }: (typeof open)[number]) => Number(comesToday(facts, now)?.by ?? 0)
  return {
    overdue: ours.filter((one) => isLate(one, now)),
    ours: ours.filter((one) => !isLate(one, now)),
    booked: open
      .filter((one) => comes(one) && one.turn?.what !== 'arrival')
      .toSorted((one, other) => comes(one) - comes(other)),
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

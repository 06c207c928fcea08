import type { Kysely } from 'kysely'
import { waitingAt } from '#app/accounts/mail-token.server.ts'
import { keptEvaluations } from '#app/requests/evaluation/stored.server.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import type { Tables } from '#database/tables.ts'
import type { PersonalInformation } from './person.server.ts'

type Mail = PersonalInformation['mails'][number]

/**
 * Everything kept about a person as one document, with notes, history and mails under their request. Passwords, keys, push
 * endpoints and tokens are left out: whoever reads the document could use them.
 */
export async function personDocument(db: Kysely<Tables>, held: PersonalInformation) {
  const { known, requests, consents, mails, accounts, mentions } = held
  const [stories, mailsOfRequests] = await Promise.all([
    withStories(db, requests),
    db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'mail')
      .where('request_id', 'in', idsOf(requests))
      .orderBy('created_at')
      .execute(),
  ])
  return {
    known_by: known,
    requests: stories.map((request) => ({
      ...request,
      mails: mailsOfRequests.filter(isOf(request)).map(mailOf),
    })),
    consents,
    mails: mails.map(mailOf),
    ...(await waitingAt(db, known.emails)),
    accounts: await Promise.all(accounts.map((account) => accountOf(db, account))),
    named_in_other_requests: mentions,
  }
}

/** Requests as they are stored, each with its notes, messages, history and evaluations. */
export async function withStories(db: Kysely<Tables>, requests: readonly RequestRow[]) {
  const ids = idsOf(requests)
  const storyOf = (table: 'request_notes' | 'request_messages' | 'request_history') =>
    db.selectFrom(table).selectAll().where('request_id', 'in', ids).orderBy('at').execute()
  const [notes, messages, history, evaluations] = await Promise.all([
    storyOf('request_notes'),
    storyOf('request_messages'),
    storyOf('request_history'),
    keptEvaluations(db, ids),
  ])
  return requests.map((request) => ({
    ...request,
    notes: notes.filter(isOf(request)),
    messages: messages.filter(isOf(request)),
    history: history.filter(isOf(request)),
    evaluations: evaluations.filter(isOf(request)),
  }))
}

/** Never empty: SQL does not accept an empty IN list. */
const idsOf = (requests: readonly RequestRow[]) => ['', ...requests.map(({ id }) => id)]

const isOf =
  ({ id }: RequestRow) =>
  ({ request_id }: { request_id: string | null }) =>
    request_id === id

export type PersonDocument = Awaited<ReturnType<typeof personDocument>>

/** A mail without its delivery fields. If it has a link, link and text are removed, because the link could still be used. */
function mailOf(row: Mail) {
  const {
    html: _,
    message_id,
    attempts,
    due_at,
    leased_until,
    lease,
    last_error,
    session_id,
    mail,
    ...kept
  } = row
  return { ...kept, kind: mail, ...(kept.link && { link: null, text: '' }) }
}

async function accountOf(
  db: Kysely<Tables>,
  { id, email, created, hasAccess }: PersonalInformation['accounts'][number],
) {
  const [sessions, passkeys, ways, alerts] = await Promise.all([
    db
      .selectFrom('session')
      .select(['ipAddress', 'userAgent', 'createdAt', 'expiresAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .execute(),
    db.selectFrom('passkey').select(['name', 'deviceType', 'createdAt']).where('userId', '=', id).execute(),
    db
      .selectFrom('account')
      .select(['providerId', 'accountId', 'createdAt'])
      .where('userId', '=', id)
      .execute(),
    db.selectFrom('push_subscriptions').select(['since', 'lang']).where('user_id', '=', id).execute(),
  ])
  return {
    email,
    created,
    has_access: hasAccess,
    sessions,
    passkeys,
    ways_to_sign_in: ways,
    devices_alerted: alerts,
  }
}

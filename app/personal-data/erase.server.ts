import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { createAttempts } from '#app/accounts/attempts.server.ts'
import { forgetAddressed } from '#app/accounts/mail-token.server.ts'
import { removeMailFiles } from '#app/mail/deliver.server.ts'
import { indexRequest } from '#app/requests/stored-requests.server.ts'
import type { Database } from '#database/connect.ts'
import type { Erasure } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { type Forgotten, forgetRequests, overwriteForgotten } from './forget.server.ts'
import { withoutPerson } from './mentions.server.ts'
import {
  type PersonalInformation,
  type PersonQuery,
  personalInformationOf,
  requestsOf,
} from './person.server.ts'

type Desk = { database: Database; env: Env; secret: string; log: Log }

export type ErasureOrder = {
  query: PersonQuery
  /** References of the requests that staff said are this person's; other search results belong to someone else. */
  references: readonly string[]
  method: Erasure['method']
  by: { email: string }
}

/** The requests that staff said are this person's, and everything else kept about the person. */
export async function confirmedPersonalInformation(
  db: Kysely<Tables>,
  { query, references }: Pick<ErasureOrder, 'query' | 'references'>,
): Promise<PersonalInformation> {
  const theirs = new Set(references)
  const found = (await requestsOf(db, query)).filter(({ reference }) => theirs.has(reference))
  return personalInformationOf(db, query, found)
}

/**
 * Erases everything kept about a person, or all but anonymous figures, and records the erasure without saying whose data it
 * was. An account that still has access to the staff area stays: its role must be removed first.
 */
export async function erasePerson(desk: Desk, order: ErasureOrder): Promise<Erasure> {
  const { database, env, secret, log } = desk
  const done = await database.db.transaction().execute(async (trx) => {
    const held = await confirmedPersonalInformation(trx, order)
    const forgotten = await forgetRequests(trx, idsOf(held.requests), {
      figures: order.method === 'anonymised',
    })
    const consents = await forgetById(trx, 'reminder_consents', idsOf(held.consents))
    const mails = await forgetMails(trx, held)
    const unmentioned = await unmention(trx, held)
    const accounts = await forgetAccounts(trx, held)
    const erasure = record(order, held, { forgotten, consents, mails, accounts })
    await trx.insertInto('erasures').values(erasure).execute()
    return { erasure, held, mails: [...forgotten.mails, ...mails, ...unmentioned] }
  })
  await removeMailFiles(env.dataDir, done.mails)
  const attempts = createAttempts(database.db, secret)
  for (const email of done.held.known.emails) await attempts.forget(email)
  await overwriteForgotten(database, log)
  log.info('privacy.erased', { id: done.erasure.id, requests: done.erasure.requests })
  return done.erasure
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

async function forgetById(trx: Kysely<Tables>, table: 'reminder_consents' | 'jobs', ids: string[]) {
  if (!ids.length) return 0
  const [{ numDeletedRows } = { numDeletedRows: 0n }] = await trx
    .deleteFrom(table)
    .where('id', 'in', ids)
    .execute()
  return Number(numDeletedRows)
}

/** Deletes the person's mails, except those to an account that stays. @returns their ids */
async function forgetMails(trx: Kysely<Tables>, { mails, accounts }: PersonalInformation): Promise<string[]> {
  const staying = new Set(accounts.filter(({ hasAccess }) => hasAccess).map(({ email }) => email))
  const ids = idsOf(mails.filter(({ to_address }) => !staying.has(to_address.toLowerCase())))
  await forgetById(trx, 'jobs', ids)
  return ids
}

/** @returns ids of the mails that were rewritten; the files of mails already sent still name the person. */
async function unmention(trx: Kysely<Tables>, { mentions, known }: PersonalInformation): Promise<string[]> {
  for (const { table, id, text } of mentions) {
    const left = withoutPerson(text, known)
    if (table !== 'contact_submissions')
      await trx.updateTable(table).set({ text: left }).where('id', '=', id).execute()
    else {
      const request = await trx
        .updateTable(table)
        .set({ message: left })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      // The search index holds the words of the message too.
      if (request) await indexRequest(trx, request)
    }
  }
  const requests = mentions.filter(({ table }) => table === 'contact_submissions').map(({ id }) => id)
  const mails = await trx
    .selectFrom('jobs')
    .select(['id', 'subject', 'html', 'text'])
    .where('kind', '=', 'mail')
    .where('request_id', 'in', ['', ...requests])
    .execute()
  for (const { id, subject, html, text } of mails) {
    const left = [subject, html, text].map((part) => withoutPerson(part, known))
    await trx
      .updateTable('jobs')
      .set({ subject: left[0], html: left[1], text: left[2] })
      .where('id', '=', id)
      .execute()
  }
  return mails.map(({ id }) => id)
}

/** Replaces the name of someone whose account was deleted, in history and notes. */
const FORMER = '—'

/** Columns that hold the name of the staff member who did something. */
const signed = [
  ['request_history', 'by_name'],
  ['request_notes', 'by_name'],
  ['request_messages', 'by_name'],
  ['evaluations', 'by_name'],
  ['evaluation_answers', 'by_name'],
  ['erasures', 'by_name'],
  ['reminder_consents', 'withdrawn_by'],
  ['privacy_incidents', 'changed_by'],
  // The same table order as in a publication, so that the two cannot deadlock.
  ['content_changes', 'by_name'],
  ['content_drafts', 'saved_by'],
  ['content_pictures', 'made_by'],
] as const

async function forgetAccounts(
  trx: Kysely<Tables>,
  { accounts, known }: PersonalInformation,
): Promise<number> {
  const going = accounts.filter(({ hasAccess }) => !hasAccess)
  for (const { id, email } of going) {
    for (const [table, column] of signed)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${FORMER}
        where ${sql.ref(column)} = ${email}`.execute(trx)
    for (const column of ['from_value', 'to_value'] as const)
      await trx
        .updateTable('request_history')
        .set({ [column]: FORMER })
        .where('field', '=', 'assignee')
        .where(column, '=', email)
        .execute()
    await trx.deleteFrom('verification').where('value', '=', id).execute()
    await trx.deleteFrom('user').where('id', '=', id).execute()
  }
  await forgetAddressed(trx, known.emails)
  if (!accounts.some(({ hasAccess }) => hasAccess))
    for (const email of known.emails)
      await trx.deleteFrom('verification').where('value', 'like', `%${email}%`).execute()
  return going.length
}

function record(
  { method, by }: ErasureOrder,
  { mentions }: PersonalInformation,
  done: { forgotten: Forgotten; consents: number; mails: string[]; accounts: number },
): Erasure {
  const { requests, notes, consents, mails } = done.forgotten
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    by_name: by.email,
    method,
    requests,
    notes,
    mails: mails.length + done.mails.length,
    consents: consents + done.consents,
    mentions: mentions.length,
    account: done.accounts ? 1 : 0,
  }
}

/** The latest 100 erasures on request, newest first. */
export function listErasures(db: Kysely<Tables>): Promise<Erasure[]> {
  return db.selectFrom('erasures').selectAll().orderBy('at', 'desc').limit(100).execute()
}

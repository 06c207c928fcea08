import { type Kysely, type Selectable, sql } from 'kysely'
import { roleOf } from '#app/accounts/roles.server.ts'
import type { Consent } from '#app/requests/consents.server.ts'
import { hasWords, readSearch } from '#app/requests/handling/search.server.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { firstPhone, isPhoneAlone, isSamePhone, phoneKeys } from '#database/phone-numbers.ts'
import type { Job } from '#database/rows/jobs.ts'
import { folded } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'
import { type Known, type Mention, mentionsOf } from './mentions.server.ts'

/** What to search a person by: an e-mail in lower case, or a phone number as typed. */
export type PersonQuery = { kind: 'email' | 'phone'; value: string }

/** An account; `hasAccess` means access to the staff area, with any role. */
export type StaffAccount = {
  id: string
  email: string
  created: string
  hasAccess: boolean
}

/** Everything kept about the people behind some requests. */
export type PersonalInformation = {
  known: Known
  requests: RequestRow[]
  consents: Consent[]
  /** Mails to them that belong to no request. */
  mails: Selectable<Job>[]
  accounts: StaffAccount[]
  mentions: Mention[]
}

/** Parses an e-mail or a phone number in any notation; undefined for anything else. */
export function readPersonQuery(text: string): PersonQuery | undefined {
  const typed = text.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return { kind: 'email', value: typed.toLowerCase() }
  return isPhoneAlone(typed) ? { kind: 'phone', value: typed } : undefined
}

/** The requests sent with an e-mail or phone number, latest first, also where it was corrected since: their history keeps it. */
export async function requestsOf(db: Kysely<Tables>, { kind, value }: PersonQuery): Promise<RequestRow[]> {
  const isIt = (known: string | null) =>
    kind === 'email' ? known?.toLowerCase() === value : isSamePhone(known ?? '', value)
  const corrected = await db
    .selectFrom('request_history')
    .select(['request_id', 'from_value'])
    .where('field', '=', kind)
    .execute()
  const ids = ['', ...corrected.filter((row) => isIt(row.from_value)).map((row) => row.request_id)]
  const search = kind === 'phone' && (await readSearch(db, firstPhone(value)?.digits ?? ''))
  const rows = db.selectFrom('contact_submissions').selectAll().orderBy('created_at', 'desc')
  const found = await rows
    .where((row) =>
      row.or([
        row('id', 'in', ids),
        ...(kind === 'email' ? [row(sql`lower(email)`, '=', value)] : []),
        ...(search ? [hasWords(search)(row)] : []),
      ]),
    )
    .execute()
  return found.filter((request) => ids.includes(request.id) || isIt(request[kind]))
}

/** Someone found by name, to search for by e-mail; `requests` is their number. */
export type Named = { name: string; email: string; phone: string; requests: number }

/** Maximum requests searched for a name; beyond that, the search must be narrowed. */
const MOST_NAMED = 500

/** People with a name who sent a request or agreed to reminders, ignoring accents and case; the latest sender comes first. */
export async function peopleNamed(db: Kysely<Tables>, name: string): Promise<Named[]> {
  const words = name.replaceAll(',', ' ')
  const search = await readSearch(db, words)
  if (!search) return []
  const wanted = folded(words).split(' ')
  const isNamed = (row: { name: string }) => wanted.every((word) => folded(row.name).includes(word))
  const person = ['name', 'email', 'phone'] as const
  const sent = await db
    .selectFrom('contact_submissions')
    .select(person)
    .where(hasWords(search))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NAMED)
    .execute()
  const agreed = await db
    .selectFrom('reminder_consents')
    .select(person)
    .where('request_id', 'is', null)
    .orderBy('given_at', 'desc')
    .execute()
  const found = new Map<string, Named>()
  for (const [rows, requests] of [
    [sent, 1],
    [agreed, 0],
  ] as const) {
    for (const row of rows.filter(isNamed)) {
      const key = row.email.toLowerCase()
      const known = found.get(key) ?? { ...row, email: key, requests: 0 }
      found.set(key, { ...known, requests: known.requests + requests })
    }
  }
  return [...found.values()]
}

/** Everything kept about the person searched for, whose requests these are (possibly none). */
export async function personalInformationOf(
  db: Kysely<Tables>,
  query: PersonQuery,
  requests: RequestRow[],
): Promise<PersonalInformation> {
  const known: Known = {
    emails: distinct([
      ...(query.kind === 'email' ? [query.value] : []),
      ...requests.map(({ email }) => email.toLowerCase()),
    ]),
    phones: distinct([
      ...(query.kind === 'phone' ? phoneKeys(query.value) : []),
      ...requests.flatMap(({ phone }) => phoneKeys(phone)),
    ]),
    names: distinct(requests.map(({ name }) => name.trim())),
  }
  const ids = requests.map(({ id }) => id)
  const consents = await db
    .selectFrom('reminder_consents')
    .selectAll()
    .where(({ or, eb }) => or([eb('request_id', 'is', null), eb('request_id', 'in', ['', ...ids])]))
    .orderBy('given_at')
    .execute()
  // The address and the numbers of what outlives its request are compared here, as they are written in many ways.
  const isTheirs = ({ request_id, email, phone }: Consent) =>
    request_id !== null ||
    known.emails.includes(email.toLowerCase()) ||
    (query.kind === 'phone' && isSamePhone(phone, query.value))
  return {
    known,
    requests,
    consents: consents.filter(isTheirs),
    mails: await mailsTo(db, known.emails),
    accounts: await accountsOf(db, known.emails),
    mentions: await mentionsOf(db, known, new Set(ids)),
  }
}

function mailsTo(db: Kysely<Tables>, emails: string[]) {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'mail')
    .where(sql`lower(to_address)`, 'in', ['', ...emails])
    .where('request_id', 'is', null)
    .orderBy('created_at')
    .execute()
}

async function accountsOf(db: Kysely<Tables>, emails: string[]): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'email', 'createdAt'])
    .where('email', 'in', ['', ...emails])
    .execute()
  return Promise.all(
    rows.map(async ({ id, email, createdAt }) => ({
      id,
      email,
      created: new Date(createdAt).toISOString(),
      hasAccess: (await roleOf(db, id)) !== undefined,
    })),
  )
}

function distinct(values: string[]): string[] {
  return [...new Set(values.filter(Boolean))]
}

import type { Kysely } from 'kysely'
import { factColumns, factsOfAll } from '#app/requests/life/facts.server.ts'
import { phoneNumbers } from '#database/phone-numbers.ts'
import { folded } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'
import type { RequestRow } from '../life/story.server.ts'
import { beginningWith } from './search.server.ts'

const MOST_SHOWN = 5
/** Shorter numbers are incomplete, and shared by many. */
const DIGITS_MIN = 7

/** What makes two requests those of one person: the same e-mail, or the same phone however it was written. */
function marksOf({ email, phone }: Pick<RequestRow, 'email' | 'phone'>): string[] {
  const phones = phoneNumbers(phone).map(({ digits }) => digits)
  return [folded(email), ...phones.filter((digits) => digits.length >= DIGITS_MIN)].filter(Boolean)
}

/** The latest other requests of the person who sent this one. */
export async function othersOfPerson(db: Kysely<Tables>, request: RequestRow, now: Date) {
  const marks = marksOf(request)
  if (!marks.length) return []
  const rows = await db
    .selectFrom('contact_submissions')
    .select([...factColumns, 'reference', 'name', 'email', 'phone', 'service_type', 'created_at'])
    .where('id', '<>', request.id)
    .where('status', '<>', 'spam')
    .where('id', 'in', (row) =>
      row
        .selectFrom('request_words')
        .select('request_id')
        .where((word) => word.or(marks.map((mark) => beginningWith(mark)(word)))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // The index finds what begins alike.
  const own = rows.filter((row) => marksOf(row).some((mark) => marks.includes(mark))).slice(0, MOST_SHOWN)
  const facts = await factsOfAll(db, own, now)
  return own.map((row) => ({ ...row, facts: facts(row) }))
}

export type OtherRequest = Awaited<ReturnType<typeof othersOfPerson>>[number]

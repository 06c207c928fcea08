import { type Kysely, type RawBuilder, sql } from 'kysely'
import { ZEROS } from '#database/phone-numbers.ts'
import type { Tables } from '#database/tables.ts'

/** A text that names a person in someone else's request: its message, a note on it, or what its customer was told. */
export type Mention = {
  table: 'contact_submissions' | 'request_notes' | 'request_messages'
  id: string
  reference: string
  text: string
}

/** What identifies a person across the tables. */
export type Known = { emails: string[]; phones: string[]; names: string[] }

const wordsOf = (name: string) => name.split(/[\s,]+/).filter(Boolean)

/** Names of more than one word, split into words: a first name alone would match too many texts. */
const fullNames = (names: string[]) => names.map(wordsOf).filter((words) => words.length > 1)

/** SQLite limits the depth of an expression to 1000. */
const SIGNS_AT_ONCE = 200

/** One SQL condition on a text column for each e-mail, full name and phone number of a person. */
function signsOf({ emails, phones, names }: Known, column: RawBuilder<string>): RawBuilder<boolean>[] {
  // SQLite's lower() folds ASCII only, so all other letters become wildcards here, and so do apostrophes, which have many
  // forms; `withoutPerson` decides in the end.
  const like = (text: string) =>
    sql`${`%${text
      .replace(/[\\%_]/g, '\\$&')
      .replace(/[^\x20-\x7e]+|['`]/g, '%')
      .toLowerCase()}%`} escape '\\'`
  return [
    ...[...emails.map((email) => [email]), ...fullNames(names)].map((words) => {
      const each = words.map((word) => sql`lower(${column}) like ${like(word)}`)
      return sql<boolean>`(${sql.join(each, sql` and `)})`
    }),
    // Anything may stand between the digits here.
    ...phones.flatMap((phone) =>
      ZEROS.map((zero) => {
        const digits = [...phone].map((digit) => digitFrom(zero, digit))
        return sql<boolean>`${column} like ${`%${digits.join('%')}%`}`
      }),
    ),
  ]
}

/** Where texts stand: the table, its column, and the one that names the request. */
const places = [
  ['contact_submissions', 'message', 'id'],
  ['request_notes', 'text', 'request_id'],
  ['request_messages', 'text', 'request_id'],
] as const

/** Where a person is named, except in the person's `own` requests (ids). */
export async function mentionsOf(
  db: Kysely<Tables>,
  known: Known,
  own: ReadonlySet<string>,
): Promise<Mention[]> {
  const found = new Map<string, Mention>()
  for (const [table, column, request] of places) {
    const text = sql.ref<string>(`place.${column}`)
    const signs = signsOf(known, text)
    for (let at = 0; at < signs.length; at += SIGNS_AT_ONCE) {
      const { rows } = await sql<Omit<Mention, 'table'> & { request_id: string }>`
        select place.id, request.reference, ${text} as text, request.id as request_id
        from ${sql.table(table)} as place
        join contact_submissions as request on request.id = ${sql.ref(`place.${request}`)}
        where ${sql.join(signs.slice(at, at + SIGNS_AT_ONCE), sql` or `)}`.execute(db)
      for (const { request_id, ...row } of rows)
        if (!own.has(request_id) && withoutPerson(row.text, known) !== row.text)
          found.set(row.id, { table, ...row })
    }
  }
  return [...found.values()]
}

/** All rotations of the words of a name: "Marie Claude Roy" is also "Roy, Marie Claude". */
const turned = (words: string[]) => words.map((_, at) => [...words.slice(at), ...words.slice(0, at)])

/** An apostrophe as keyboards, phones and word processors write it, and as it stands in the HTML of a mail. */
const APOSTROPHE = "(?:['’‘ʼ`´]|&#x27;)"

/** A digit in the script of a zero. */
const digitFrom = (zero: string, digit: string) =>
  String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))

/** What people write between the digits of a phone number, whatever their keyboard or the program they copy from adds. */
const BETWEEN = '(?:\\(0\\)|[^\\p{L}\\p{N}]){0,4}'

/** Replaces a person's e-mails, full names and phone numbers in a text with "…". */
export function withoutPerson(text: string, known: Known): string {
  const quoted = (part: string) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(new RegExp(APOSTROPHE, 'g'), APOSTROPHE)
  const patterns = [
    ...known.emails.map(quoted),
    ...fullNames(known.names)
      .flatMap(turned)
      .map((words) => `(?<![\\p{L}\\d])${words.map(quoted).join('[\\s,]+')}(?![\\p{L}\\d])`),
    ...known.phones.map((phone) => {
      const digits = [...phone].map((digit) => `[${ZEROS.map((zero) => digitFrom(zero, digit)).join('')}]`)
      return `(?:\\+?1${BETWEEN})?(?:\\((?=\\p{Nd}{3}\\)))?\\+?${digits.join(BETWEEN)}`
    }),
  ]
  return patterns.reduce((left, pattern) => left.replace(new RegExp(pattern, 'giu'), '…'), text)
}

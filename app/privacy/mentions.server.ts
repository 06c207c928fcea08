import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** A text that names a person in a place that is not theirs: another's message or a note on another's request. */
export type Mention = {
  table: 'contact_submissions' | 'request_notes'
  id: string
  reference: string
  text: string
}

/** What a person is known by across the tables. */
export type Known = { emails: string[]; phones: string[]; names: string[] }

/** A text without what people write between the digits of a phone number. */
export function digitsOf(column: 'phone' | 'message' | 'text') {
  const marks = [' ', '\u00a0', '\u202f', '-', '.', '(', ')', '/', '\u2011']
  return marks.reduce(
    (text, mark) => sql<string>`replace(${text}, ${mark}, '')`,
    sql<string>`${sql.ref(column)}`,
  )
}

const wordsOf = (name: string) => name.split(/[\s,]+/).filter(Boolean)

/** Names of more than one word, in words: a first name alone would be found everywhere. */
const fullNames = (names: string[]) => names.map(wordsOf).filter((words) => words.length > 1)

/** SQLite takes no condition of more than a thousand parts. */
const SIGNS_AT_ONCE = 200

/** What identifies a person in a text, as a condition on its column. */
function signsOf({ emails, phones, names }: Known): ((column: 'message' | 'text') => RawBuilder<boolean>)[] {
  // SQLite folds the case of ASCII alone: any other letter may be any text here, and the last word is `withoutPerson`'s.
  const like = (text: string) =>
    sql`${`%${text
      .replace(/[\\%_]/g, '\\$&')
      .replace(/[^\x20-\x7e]+/g, '%')
      .toLowerCase()}%`} escape '\\'`
  return [
    ...[...emails.map((email) => [email]), ...fullNames(names)].map(
      (words) => (column: 'message' | 'text') =>
        sql<boolean>`(${sql.join(
          words.map((word) => sql`lower(${sql.ref(column)}) like ${like(word)}`),
          sql` and `,
        )})`,
    ),
    ...phones.map(
      (phone) => (column: 'message' | 'text') => sql<boolean>`${digitsOf(column)} like ${like(phone)}`,
    ),
  ]
}

/** Where others name a person, but for requests that are the person's `own`. */
export async function mentionsOf(
  db: Kysely<Tables>,
  known: Known,
  own: ReadonlySet<string>,
): Promise<Mention[]> {
  const signs = signsOf(known)
  const found = new Map<string, Mention>()
  for (let at = 0; at < signs.length; at += SIGNS_AT_ONCE) {
    const some = signs.slice(at, at + SIGNS_AT_ONCE)
    const named = (column: 'message' | 'text') =>
      sql<boolean>`(${sql.join(
        some.map((sign) => sign(column)),
        sql` or `,
      )})`
    const messages = await db
      .selectFrom('contact_submissions')
      .select(['id', 'reference', 'message as text', 'id as request_id'])
      .where(named('message'))
      .execute()
    const notes = await db
      .selectFrom('request_notes')
      .innerJoin('contact_submissions', 'contact_submissions.id', 'request_notes.request_id')
      .select(['request_notes.id', 'reference', 'text', 'request_id'])
      .where(named('text'))
      .execute()
    for (const [table, rows] of [
      ['contact_submissions', messages],
      ['request_notes', notes],
    ] as const)
      for (const { request_id, ...row } of rows)
        if (!own.has(request_id) && withoutPerson(row.text, known) !== row.text)
          found.set(row.id, { table, ...row })
  }
  return [...found.values()]
}

/** The words of a name in each order it may be written in: "Marie Claude Roy" is "Roy, Marie Claude" too. */
const turned = (words: string[]) => words.map((_, at) => [...words.slice(at), ...words.slice(0, at)])

/** A text in which a person is no longer named. */
export function withoutPerson(text: string, known: Known): string {
  const quoted = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const patterns = [
    ...known.emails.map(quoted),
    ...fullNames(known.names)
      .flatMap(turned)
      .map((words) => `(?<![\\p{L}\\d])${words.map(quoted).join('[\\s,]+')}(?![\\p{L}\\d])`),
    ...known.phones.map(
      (phone) => `(?:\\+?1[\\s\\u2011.()/-]*)?(?:\\((?=\\d{3}\\)))?${[...phone].join('[\\s\\u2011.()/-]*')}`,
    ),
  ]
  return patterns.reduce((left, pattern) => left.replace(new RegExp(pattern, 'giu'), '…'), text)
}

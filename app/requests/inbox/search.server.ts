import { type ExpressionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import { firstPhone, isPhoneAlone } from '#database/phone-numbers.ts'
import { folded, WORD_LENGTH } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'

/**
 * How a search runs. The matches of `indexed` words are read from the word index and intersected. If `scanned` is set, or
 * there are only `filtered` words, the list is scanned in its order until enough requests match: each is tested against the
 * matches of `scanned`, and each of the `filtered` words is looked up for it.
 */
export type SearchPlan = { indexed: string[]; scanned?: string; filtered: string[] }

/** Above this many entries, reading all matches of a word takes longer than testing requests one by one until enough match. */
const COMMON = 60_000
/** From this many entries of a single word, scanning the list is faster than looking up each entry. */
const MANY = 3_000

/** The plan for a search, or undefined if it has no words. */
export async function searchPlan(db: Kysely<Tables>, search: string): Promise<SearchPlan | undefined> {
  const terms = searchTerms(search)
  if (!terms.length) return undefined
  const rare: string[] = []
  const filtered: string[] = []
  let most = 0
  for (const term of terms) {
    const count = await entriesOf(db, term, COMMON)
    if (count > COMMON) filtered.push(term)
    else {
      rare.push(term)
      most = Math.max(most, count)
    }
  }
  const through = rare.length === 1 && most > MANY && (filtered.length > 0 || !isPostgres(db))
  return through ? { indexed: [], scanned: rare[0], filtered } : { indexed: rare, filtered }
}

function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Prefixes that must all match a word; a phone number in any notation is one. */
function searchTerms(search: string): string[] {
  const text = search.trim()
  const phone = isPhoneAlone(text) && firstPhone(text)
  if (phone) return [phone.digits]
  const words = folded(text)
    .split(' ')
    .filter(Boolean)
    .map((term) => term.slice(0, WORD_LENGTH))
  return [...new Set(words)]
}

const LAST_CHARACTER = '\u{10ffff}'

/** How many index entries begin with a term, counted up to `most` + 1. */
async function entriesOf(db: Kysely<Tables>, term: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('request_words')
        .select('word')
        .where('word', '>=', term)
        .where('word', '<', term + LAST_CHARACTER)
        .limit(most + 1)
        .as('entries'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a request has every word of a search. The SQL is worded so that each engine follows the plan. */
export function hasWords({ indexed: [first, ...others], scanned, filtered }: SearchPlan, db: Kysely<Tables>) {
  return (row: ExpressionBuilder<Tables, 'contact_submissions'>) => {
    const entries = (term: string) =>
      row
        .selectFrom('request_words')
        .select('request_id')
        .where('word', '>=', term)
        .where('word', '<', term + LAST_CHARACTER)
    const conditions = filtered.map((term) =>
      // One lookup per request: no engine reads all matches first.
      row(entries(term).whereRef('request_id', '=', 'contact_submissions.id').limit(1), 'is not', null),
    )
    if (first !== undefined) {
      const all = others.reduce((found, term) => found.intersect(entries(term)), entries(first))
      // With an OFFSET, Postgres runs the subquery before it reads any request.
      const alone = !others.length && isPostgres(db)
      conditions.unshift(row('id', 'in', alone ? all.offset(sql.lit(0)) : all))
    }
    // An expression instead of the column: no engine looks up each entry.
    if (scanned !== undefined) {
      conditions.unshift(row(sql<string>`contact_submissions.id || ''`, 'in', entries(scanned)))
    }
    return row.and(conditions)
  }
}

import { type ExpressionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import { firstPhone, isPhoneAlone } from '#database/phone-numbers.ts'
import { folded, WORD_LENGTH } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'

/**
 * How a search runs. The matches of `indexed` words are read from the word index and intersected. If `scanned` is set, or
 * there are only `filtered` words, the list is scanned in its order until enough requests match: each is tested against the
 * matches of `scanned`, and each of the `filtered` words is looked up for it. `instead`: the words searched for, if one that no
 * request has was taken for a slip of another.
 */
export type SearchPlan = { indexed: string[]; scanned?: string; filtered: string[]; instead?: string }

/** Above this many entries, reading all matches of a word takes longer than testing requests one by one until enough match. */
const COMMON = 60_000
/** From this many entries of a single word, scanning the list is faster than looking up each entry. */
const MANY = 3_000

/** The plan for a search, or undefined if it has no words. */
export async function searchPlan(db: Kysely<Tables>, search: string): Promise<SearchPlan | undefined> {
  const typed = searchTerms(search)
  if (!typed.length) return undefined
  const terms: string[] = []
  const rare: string[] = []
  const filtered: string[] = []
  let most = 0
  for (const word of typed) {
    let term = word
    let count = await entriesOf(db, term, COMMON)
    if (count === 0) {
      term = (await nearWord(db, word)) ?? word
      if (term !== word) count = await entriesOf(db, term, COMMON)
    }
    terms.push(term)
    if (count > COMMON) filtered.push(term)
    else {
      rare.push(term)
      most = Math.max(most, count)
    }
  }
  const through = rare.length === 1 && most > MANY && (filtered.length > 0 || !isPostgres(db))
  const instead = terms.some((term, index) => term !== typed[index]) ? terms.join(' ') : undefined
  return through ? { indexed: [], scanned: rare[0], filtered, instead } : { indexed: rare, filtered, instead }
}

/** Shorter words are one slip from too many others. */
const SHORTEST_WITH_SLIP = 4

/** The most used stored word that begins as a typed one does with one slip in it; its first letter must be right. */
async function nearWord(db: Kysely<Tables>, typed: string): Promise<string | undefined> {
  const [first] = typed
  if (!first || typed.length < SHORTEST_WITH_SLIP || /\d/.test(typed)) return undefined
  const words = await db
    .selectFrom('request_words')
    .select((row) => ['word', row.fn.countAll<number>().as('count')])
    .where(beginningWith(first))
    .groupBy('word')
    .execute()
  return words
    .filter(({ word }) => beginsWithSlip(word, typed))
    .toSorted(
      (one, other) =>
        // A word as long as the typed one, give or take a letter, before a longer one that only begins like it.
        Number(isAsLong(other.word, typed)) - Number(isAsLong(one.word, typed)) || other.count - one.count,
    )[0]?.word
}

const isAsLong = (word: string, typed: string) => Math.abs(word.length - typed.length) <= 1

/** Whether a word begins with `typed`, but for one letter that is wrong, missing, too many or swapped with its neighbour. */
export function beginsWithSlip(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const rest = word.slice(at)
  const typedRest = typed.slice(at)
  const [one = '', other = ''] = typedRest
  return (
    rest.slice(1).startsWith(typedRest.slice(1)) ||
    rest.slice(1).startsWith(typedRest) ||
    rest.startsWith(typedRest.slice(1)) ||
    rest.startsWith(other + one + typedRest.slice(2))
  )
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

/** Whether an entry of the word index begins with a term, as the index can tell. */
export function beginningWith(term: string) {
  return (entry: ExpressionBuilder<Tables, 'request_words'>) =>
    entry.and([entry('word', '>=', term), entry('word', '<', term + LAST_CHARACTER)])
}

/** How many index entries begin with a term, counted up to `most` + 1. */
async function entriesOf(db: Kysely<Tables>, term: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('request_words')
        .select('word')
        .where(beginningWith(term))
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
      row.selectFrom('request_words').select('request_id').where(beginningWith(term))
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

import type { ExpressionBuilder, Kysely } from 'kysely'
import { firstPhone, isPhoneAlone } from '#database/phone-numbers.ts'
import { folded, MARKS, WORD_LENGTH } from '#database/search-words.ts'
import type { Tables } from '#database/tables.ts'

/** Letters and figures, as on a plate; in Quebec, three and three. */
const PLATE = /^(?=\D*\d)(?=\d*\D)[\p{L}\d]{5,8}$/u

/**
 * What a search looks for: every word begins one of the request's. `instead`: the words, if one that no request has was taken for
 * a slip of another.
 */
export type Search = { words: string[]; instead?: string }

/** What is searched for, or undefined if nothing is. */
export async function readSearch(db: Kysely<Tables>, search: string): Promise<Search | undefined> {
  const typed = searchTerms(search)
  if (!typed.length) return undefined
  // A plate, however it is spaced, is stored in one word, too.
  const plate = folded(search).replace(MARKS, '')
  if (PLATE.test(plate) && (await isStored(db, plate))) return { words: [plate] }
  const words: string[] = []
  for (const word of typed)
    words.push((await isStored(db, word)) ? word : ((await nearWord(db, word)) ?? word))
  return { words, instead: words.join(' ') === typed.join(' ') ? undefined : words.join(' ') }
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

/** The ways in which a word may be stored: whole without its marks, in the parts between them, and a plate in its halves. */
function waysOf(word: string): string[][] {
  const whole = word.replace(MARKS, '') || word
  // Of a message shorter parts are not stored.
  const parts = whole === word ? [] : word.split(MARKS).filter((part) => part.length > 2)
  const halves = PLATE.test(whole) ? [whole.slice(0, 3), whole.slice(3)] : []
  return [[whole], parts, halves].filter((way) => way.length > 0)
}

async function isStored(db: Kysely<Tables>, word: string): Promise<boolean> {
  const found = db
    .selectFrom('contact_submissions')
    .select('id')
    .where(hasWords({ words: [word] }))
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** Whether a request has every word of a search. */
export function hasWords({ words }: Search) {
  return (row: ExpressionBuilder<Tables, 'contact_submissions'>) =>
    row.and(
      words.map((word) =>
        row.or(
          waysOf(word).map((parts) =>
            row.and(
              parts.map((part) =>
                row(
                  'id',
                  'in',
                  row.selectFrom('request_words').select('request_id').where(beginningWith(part)),
                ),
              ),
            ),
          ),
        ),
      ),
    )
}

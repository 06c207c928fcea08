import { describe, expect, test } from 'vitest'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import { typedNumber } from '#app/content/typed-number.ts'
import { readIncident, typedIncident } from '#app/personal-data/incident.ts'
import { redirectFor } from '#app/places.ts'
import { articleFields } from '#app/publishing/article-fields.ts'
import { articleFaults, isShowable, tidyArticleText } from '#app/publishing/article-rules.ts'
import { codesIn, factsSaying } from '#app/publishing/fact-codes.ts'
import { checkedValue } from '#app/publishing/items.ts'
import { displayFault, faultOf, longestAt, textFaults, tidyText } from '#app/publishing/text-rules.ts'
import { textPages, textsOn } from '#app/publishing/texts.ts'
import { wordDifference } from '#app/publishing/word-difference.server.ts'
import { csvRow } from '#app/requests/handling/csv.ts'
import { unknownPlaceholders } from '#app/requests/handling/templates.ts'
import { fieldFacts, fieldNames } from '#app/requests/request.ts'
import { checkRequest } from '#app/requests/rules.server.ts'
import { articleRefusal, readArticleForm } from '#app/staff/desk/articles/article-edit.server.ts'
import { factGroups, readFact } from '#app/staff/desk/fact-edit.server.ts'
import { readEntry } from '#app/staff/desk/lists/list-edit.server.ts'
import { readTyped } from '#app/staff/desk/notice/notice-edit.server.ts'
import { readPrice } from '#app/staff/desk/prices/price-edit.server.ts'
import { momentOf } from '#app/staff/inbox/request/request-changes.server.ts'
import { readPerson } from '#app/staff/privacy/person-search.server.ts'
import { isPhoneAlone, telLink } from '#database/phone-numbers.ts'
import { searchWords } from '#database/search-words.ts'
import { addressReader, networkOf } from '#platform/address.ts'
import { pathField } from '#platform/log.ts'
import { isOwnOrigin } from '#platform/origin.ts'
import { bestEncoding } from '#server/encode.ts'
import stored from '../desk/stored-values.json' with { type: 'json' }

/** Texts that cause catastrophic backtracking in bad patterns, each `length` characters long. */
function bombs(length: number): string[] {
  const fill = (unit: string, end = '') =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end
  const ended = ['a!', ' x', '\tx', '/x', 'a.@', '1x', '(x', '1 -.x', '[]', 'a-!']
  const units = [
    ...['a@', '@', '1 1 ', 'un-un-', 'deux dollars-', '$1,', '{a', '{qst}', '<a', '[a](', '_a_a', '> '],
    ...['1. ', '- a\n', ';=', '; ', '"', '%25', 'é', 'e\u0301', 'ﷺ', '\u0130', ',br;q=0', '::1,', '\r'],
  ]
  return [
    ...ended.map((unit) => fill(unit.slice(0, -1), unit.slice(-1))),
    ...units.map((unit) => fill(unit)),
    `a@${fill('a.', 'a')}`,
    `${fill('a')}@${fill('b')}`,
  ]
}

/** CPU time of the thread that answers everyone. A body read once takes a dozen, on a machine at work forty; a slow pattern, seconds. */
const LIMIT_MILLISECONDS = 120
/** Almost a whole body. */
const BODY = 60_000
const MOST_TRIES = 40
/** Characters that an article may have. */
const ARTICLE = 11_900
const words = Array.from({ length: 5_000 }, (_, at) => `mot${at}`).join(' ')
const today = '2026-11-25'

/**
 * The shortest time of some tries, up to the first below the limit: neither compiling nor a pause of the machine counts, and
 * what else the machine does makes each step slower, in CPU time too.
 */
function took(run: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MOST_TRIES && least >= limit; tries += 1) {
    const before = process.threadCpuUsage().user
    run()
    least = Math.min(least, (process.threadCpuUsage().user - before) / 1000)
  }
  return least
}

function expectSoon(run: (text: string) => unknown, length: number, limit = LIMIT_MILLISECONDS): void {
  for (const text of bombs(length))
    expect(
      took(() => run(text), limit),
      JSON.stringify(text.slice(0, 12)),
    ).toBeLessThan(limit)
}

/** A value with each of its texts replaced. */
function hostile(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => hostile(item, text))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hostile(item, text)]))
}

/** The same text in every field. */
const typed = (text: string) => new Proxy<Record<string, string>>({}, { get: () => text })
/** A form whose fields all give the same text. */
const formOf = (text: string) =>
  ({ get: () => text, getAll: () => [text], has: () => true }) as unknown as FormData
const incident = (text: string) => typedIncident(() => text)
const both = (text: string) => forEachLang(() => text)

const article = (markdown: string, rest: Partial<ArticleText> = {}): WrittenArticle => ({
  category: 'tips',
  published: true,
  slugs: { fr: 'titre', en: 'title' },
  ...forEachLang(() => ({ title: 'T', excerpt: 'E', tags: 'a', markdown, ...rest })),
})

describe('no text that a stranger sends keeps the site busy', () => {
  const visitor = { name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' }
  const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, ' ')
  const headers = (text: string) =>
    new Headers(['cookie', 'accept-language', 'origin'].map((name) => [name, ascii(text)]))

  test.each(fieldNames)('as a request’s %s', (name) => {
    expectSoon((text) => checkRequest({ ...visitor, [name]: text }, 'fr', new Date()), BODY)
  })

  test.each<[string, (text: string) => unknown]>([
    ['an address', redirectFor],
    ['an address in the log', pathField],
    ['a cookie or a language', (text) => languageOf({ headers: headers(text) })],
    ['an origin', (text) => isOwnOrigin(headers(text), 'https://garage.example')],
    ['an encoding', bestEncoding],
    ['a proxy', (text) => addressReader(['127.0.0.1'])('127.0.0.1', text)],
    ['a network', networkOf],
    ['a phone number', isPhoneAlone],
    ['a number to dial', telLink],
    ['a row for spreadsheets', (text) => csvRow([text], 'fr')],
    [
      'words to search',
      (text) =>
        searchWords({
          ...visitor,
          name: text.slice(0, fieldFacts.name.longest),
          reference: '',
          vehicle_make: text.slice(0, fieldFacts.vehicle_make.longest),
          vehicle_model: '',
          vehicle_year: '',
          plate: text.slice(0, fieldFacts.plate.longest),
        }),
    ],
  ])('as %s', (_, run) => {
    expectSoon(run, BODY)
  })
})

describe('no text that staff send keeps the site busy', () => {
  test.each(Object.entries(stored.desk))('as the value of %s', (path, value) => {
    expectSoon((text) => checkedValue(path, hostile(value, text)), BODY)
  })

  test.each(Object.values(factGroups).flat())('in the form of %s', (path) => {
    expectSoon((text) => readFact(path, formOf(text), 'en'), BODY)
  })

  test.each<[string, (text: string) => unknown]>([
    ['a price', (text) => readPrice('rows.row1', typed(text), 'en')],
    ['a price’s amount', (text) => typedNumber(text, 'en', 2)],
    ['a review', (text) => readEntry('reviews', typed(text), today)],
    ['a project', (text) => readEntry('projects', typed(text), today)],
    ['a question', (text) => readEntry('questions', typed(text), today)],
    ['an incident', (text) => readIncident(incident(text), today)],
    ['a notice', (text) => readTyped(formOf(text))],
    ['an appointment', momentOf],
    ['a person to find', (text) => readPerson(formOf(text))],
    ['a template', (text) => unknownPlaceholders(text, 'fr')],
    ['a text of a page', (text) => textFaults('home.hero.title', both(tidyText(text)), both(''))],
    ['a text that is shown', (text) => displayFault(text, 'fr')],
    ['the facts of a text', codesIn],
    ['a figure to look up', (text) => factsSaying(text, bundledFacts)],
    [
      'the difference of two texts',
      (text) =>
        wordDifference({ fr: text.slice(0, ARTICLE), en: '' }, { fr: words.slice(0, ARTICLE), en: '' }),
    ],
    [
      'a tidied article',
      (text) => tidyArticleText(article(text, { title: text, excerpt: text, tags: text }).fr),
    ],
  ])('in %s', (_, run) => {
    expectSoon(run, BODY)
  })

  test.each(langs.flatMap((lang) => [...articleFields, 'slug'].map((field) => `${lang}.${field}`)))(
    'in an article’s %s',
    (name) => {
      const known = { key: 'own-1f2e3d4c', facts: bundledFacts }
      const form = (text: string) =>
        ({ get: (asked: string) => (asked === name ? text : 'x'), has: () => true }) as unknown as FormData
      expectSoon((text) => articleRefusal(readArticleForm(form(text), known), { ...known, lang: 'fr' }), BODY)
    },
  )
})

describe('nor does one that is as long as its field may be', () => {
  test('of a page', () => {
    const longest = textPages
      .flatMap(({ id }) => textsOn(id))
      .reduce((one, other) => (longestAt(other.place) > longestAt(one.place) ? other : one))
    const most = longestAt(longest.place)
    expectSoon((text) => faultOf(text, 'fr', most), most)
    expectSoon((text) => faultOf(text, 'fr', most), 10 * most)
  })

  test('of an article, in each language', () => {
    const perLanguage = LIMIT_MILLISECONDS * langs.length
    expectSoon((text) => articleFaults(article(text)), ARTICLE, perLanguage)
    expectSoon((text) => isShowable(article(text)), ARTICLE, perLanguage)
    // In blocks, each as full as a block may be.
    const blocks = (text: string) =>
      text
        .replaceAll('\n', ' ')
        .match(/.{1,110}/g)
        ?.join('\n\n') ?? ''
    expectSoon((text) => articleFaults(article(blocks(text).slice(0, ARTICLE))), ARTICLE, perLanguage)
  })
})

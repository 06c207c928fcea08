import { addressedArticles } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { mapLinks } from '#app/content/business/map-links.ts'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { closingReasons } from '#app/content/hours/closings.ts'
import type { Calendar, HoursException } from '#app/content/hours/hours.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import type { Price, PriceKey, RowKey } from '#app/content/prices/prices.ts'
import { type Limit, limitText, type WarrantyKey } from '#app/content/prices/warranties.ts'
import { records } from '#app/content/records/records.ts'
import { stands } from '#app/content/records/stands.ts'
import { type ServiceId, services } from '#app/content/services/index.ts'
import { pastArticle } from '#app/publishing/kinds/articles.ts'
import { type ClosingValue, type StoredHours, spansOf } from '#app/publishing/kinds/hours.ts'
import { type AddedList, addedSchemas } from '#app/publishing/kinds/lists.ts'
import { NOTICE } from '#app/publishing/kinds/notice.ts'
import { openingOf } from '#app/publishing/kinds/opening.ts'
import { type AddedRowValue, addedKey } from '#app/publishing/kinds/prices.ts'
import { type ArticleHistory, movedFrom, noteArticle } from './article-addresses.ts'
import { bundledValue, confirmsItself, fileOf, isPath, shownValue } from './items.ts'
import { same } from './same.ts'

/** One changed value. `was` serves to detect a conflicting change by someone else. */
export type Entry = { path: string; was: unknown; now: unknown }

/** Changes that are published together; sets are only ever added. */
export type ChangeSet = {
  id: number
  createdAt: string
  by: string
  effectiveAt: string
  entries: readonly Entry[]
  /** Id of the set that this one undoes. */
  undoes: number | null
}

/** Values that override the bundled content at one moment, by path. */
export type Values = ReadonlyMap<string, unknown>

export type Folded = {
  values: Values
  /** By content file: the day (`YYYY-MM-DD`) its last change took effect. */
  changedOn: Readonly<Record<string, string>>
  articles: Readonly<ArticleHistory>
  /** The garage's day: articles dated later wait for theirs. */
  day: string
  /**
   * Paths whose last value no page can show any more. The last one before it that can be shown applies, else the bundled content;
   * a list whose own entries are all refused stays empty.
   */
  refused: readonly string[]
}

const isArticle = (path: string) => path.startsWith('articles.')
const keyOf = (path: string) => path.slice('articles.'.length)

/** The sets in the order in which they take effect. */
export function inOrder(sets: readonly ChangeSet[]): ChangeSet[] {
  return sets.toSorted((a, b) =>
    a.effectiveAt === b.effectiveAt ? a.id - b.id : a.effectiveAt < b.effectiveAt ? -1 : 1,
  )
}

const shown = new WeakMap<Entry, unknown>()

/** The value of an entry as the site can show it. Cached: entries never change, and validating an article is slow. */
function shownOf(entry: Entry): unknown {
  if (!shown.has(entry)) shown.set(entry, shownValue(entry.path, entry.now))
  return shown.get(entry)
}

/** Folds the sets for a moment: the last change of each path that can be shown wins over the bundled content. */
export function fold(sets: readonly ChangeSet[], at: Date): Folded {
  const changes = new Map<string, { entry: Entry; effectiveAt: string }[]>()
  const articles: ArticleHistory = { onlineSince: new Map(), addresses: [] }
  for (const { effectiveAt, entries } of inOrder(sets)) {
    for (const entry of entries) {
      const { path, now } = entry
      const before = changes.get(path) ?? []
      before.push({ entry, effectiveAt })
      changes.set(path, before)
      const article = isPath(path) && isArticle(path) ? pastArticle(keyOf(path), now) : undefined
      if (article !== undefined) noteArticle(articles, keyOf(path), article, effectiveAt)
    }
  }
  const values = new Map<string, unknown>()
  const changedOn: Record<string, string> = {}
  const refused: string[] = []
  for (const [path, of] of changes) {
    const last = of.findLast(({ entry }) => shownOf(entry) !== undefined)
    if (last !== of.at(-1)) refused.push(path)
    if (!last) continue
    values.set(path, shownOf(last.entry))
    const file = fileOf(path)
    const day = dayOf(new Date(last.effectiveAt))
    if (day > (changedOn[file] ?? '')) changedOn[file] = day
  }
  return { values, changedOn, articles, day: dayOf(at), refused }
}

/** The changed value of a path, else the bundled one. */
export function valueAt(values: Values, path: string): unknown {
  return values.has(path) ? values.get(path) : bundledValue(path)
}

/** Adds further changes, as if they were published at that moment, except those that no page can show. Nothing waits. */
export function withEntries(folded: Folded, entries: readonly Entry[], at: Date): Folded {
  const values = new Map(folded.values)
  const { onlineSince, addresses } = folded.articles
  const articles = { onlineSince: new Map(onlineSince), addresses: [...addresses] }
  for (const { path, now: given } of entries) {
    const now = shownValue(path, given)
    if (now === undefined) continue
    values.set(path, now)
    if (isArticle(path)) noteArticle(articles, keyOf(path), now as WrittenArticle | null, at.toISOString())
  }
  return withWaiting({ ...folded, values, articles })
}

/** As on the day on which the last article that waits is shown. */
export const withWaiting = (folded: Folded): Folded => ({ ...folded, day: '9999-12-31' })

/** The next day on which an article that waits is shown. */
export function nextArticleDay({ values, day }: Folded): string | undefined {
  const articles = Object.values(partsOf(values, 'articles')) as (WrittenArticle | null)[]
  return articles
    .flatMap((article) => (article?.from && article.from > day ? [article.from] : []))
    .toSorted()[0]
}

export function factsOf(folded: Folded): Facts {
  const { values, changedOn, articles: history, refused } = folded
  const business = businessOf(values)
  const offered = services.filter(({ id }) => business.services.includes(id))
  const rows = [...values]
    .filter(([path, value]) => path.startsWith('rows.') && value !== null)
    .map(([path, value]) => ({ key: addedKey(path), ...(value as AddedRowValue) }))
    .filter(({ service }) => offered.some(({ id }) => id === service))
    .sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }))
  const prices = Object.fromEntries([
    ...(Object.entries(bundledFacts.prices) as [PriceKey, Price][]).flatMap(([key, price]) => {
      const value = valueAt(values, `prices.${key}`) as Price | null
      return value ? [[key, { ...nameOf(price, value), ...value }]] : []
    }),
    ...rows.map(({ key, service: _, ...row }) => [key, row]),
  ]) as Facts['prices']
  const listed = (keys: readonly RowKey[], service: ServiceId): RowKey[] => {
    const order = (values.get(`order.${service}`) ?? []) as readonly string[]
    // Rows that the order does not list yet come last.
    const place = (key: RowKey) => (order.includes(key) ? order.indexOf(key) : order.length)
    return [
      ...keys.filter((key) => Object.hasOwn(prices, key)),
      ...rows.filter((row) => row.service === service).map(({ key }) => key),
    ].sort((a, b) => place(a) - place(b))
  }
  const articles = articlesOf(folded)
  const tables: [string, readonly RowKey[]][] = services.map((service) => {
    const { id, prices: keys } = service
    return [id, offered.includes(service) ? listed(keys, id) : []]
  })
  const facts: Facts = {
    ...bundledFacts,
    services: offered,
    prices,
    tables: Object.fromEntries(tables) as Facts['tables'],
    taxes: valueAt(values, 'taxes.rates') as Facts['taxes'],
    calendar: calendarOf(values),
    business,
    // A claim that the garage dropped is `null`: nothing of it stands, whatever its figure.
    claims: { ...bundledFacts.claims, ...toldParts(values, 'claims') },
    rating: { ...bundledFacts.rating, ...(toldParts(values, 'rating').reviews as Facts['rating']) },
    pictures: presentParts(values, 'pictures') as Facts['pictures'],
    warranties: { ...bundledFacts.warranties, ...warrantiesOf(values) },
    texts: writtenBelow(values, 'texts') as Facts['texts'],
    articles,
    movedArticles: movedFrom(
      history.addresses,
      addressedArticles(bundledFacts),
      addressedArticles({ articles }),
    ),
    reviews: addedTo(values, 'reviews'),
    projects: addedTo(values, 'projects'),
    questions: addedTo(values, 'questions'),
    given: [...values].flatMap(([path, value]) =>
      confirmsItself(path) && !same(value, bundledValue(path)) ? [path] : [],
    ),
    opening: openingOf({ ...presentParts(values, 'opening'), ...withoutSamples(refused) }, values),
    notice: valueAt(values, NOTICE) as Facts['notice'],
    changedOn,
  }
  return { ...facts, business: businessStanding(facts) }
}

/** The business without what it may lack and what does not stand: what leans on that goes as if there were none. */
function businessStanding(now: Facts): Facts['business'] {
  const fallen = records.flatMap(({ id, ifNone }) =>
    id.startsWith('business.') && ifNone !== undefined && !stands(id, now)
      ? [[id.slice('business.'.length), ifNone]]
      : [],
  )
  return { ...now.business, ...Object.fromEntries(fallen) }
}

/** The changed values whose path starts with a name, by the rest of the path. */
function partsOf(values: Values, name: string): Record<string, unknown> {
  const parts = [...values].filter(([path]) => path.startsWith(`${name}.`))
  return Object.fromEntries(parts.map(([path, value]) => [path.slice(name.length + 1), value]))
}

const presentParts = (values: Values, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(partsOf(values, name)).filter(([, value]) => value))

/** A garage that had entries of its own in a list does not get the samples back when they are refused. */
const withoutSamples = (refused: readonly string[]) =>
  Object.fromEntries(
    Object.keys(addedSchemas)
      .filter((list) => refused.some((path) => path.startsWith(`${list}.`)))
      .map((list) => [list, 'none']),
  )

/** The present parts without the day that earlier versions stored with them (`items.ts`): pages do not tell it. */
const toldParts = (values: Values, name: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(presentParts(values, name)).map(([key, value]) => {
      const { confirmed: _, ...told } = value as { confirmed?: string | null }
      return [key, told]
    }),
  )

/** The items that the garage added to a list, newest first; without a day, in the order in which they were added. */
function addedTo<List extends AddedList>(values: Values, list: List): Facts[List] {
  const added = Object.entries(partsOf(values, list)) as [string, { date?: string } | null][]
  return added
    .flatMap(([key, value]) => (value ? [{ key, ...value }] : []))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')) as unknown as Facts[List]
}

/** The business facts; the map URLs are derived from the address. */
function businessOf(values: Values): Facts['business'] {
  const business: Facts['business'] = { ...bundledFacts.business, ...partsOf(values, 'business') }
  return { ...business, ...mapLinks(business.address) }
}

/** `partsOf` without bundled values. */
function writtenBelow(values: Values, name: string): Record<string, unknown> {
  const parts = Object.entries(partsOf(values, name))
  return Object.fromEntries(parts.filter(([key, value]) => !same(value, bundledValue(`${name}.${key}`))))
}

function articlesOf({ values, articles: { onlineSince }, day }: Folded): Facts['articles'] {
  const written = Object.entries(writtenBelow(values, 'articles')) as [string, WrittenArticle | null][]
  return Object.fromEntries(
    written.flatMap(([key, article]) => {
      if (!article || (article.from && article.from > day)) return []
      const date = article.from ?? onlineSince.get(key)
      return [[key, { ...article, ...(date && isOwnKey(key) && { date }) }]]
    }),
  )
}

function warrantiesOf(values: Values): Partial<Facts['warranties']> {
  const limits = Object.entries(partsOf(values, 'warranties')) as [WarrantyKey, Limit][]
  return Object.fromEntries(
    limits.map(([key, limit]) => [key, { ...bundledFacts.warranties[key], limit, length: limitText(limit) }]),
  )
}

/** The bundled label; once the garage has set a unit, it needs no confirmation any more. */
function nameOf({ label, unitToConfirm }: Price, { unit }: Price) {
  return unitToConfirm && !unit ? { label, unitToConfirm } : { label }
}

function calendarOf(values: Values): Calendar {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => [
    day,
    spansOf(valueAt(values, `hours.${day}`) as StoredHours),
  ])
  return {
    week: Object.fromEntries(week) as Calendar['week'],
    exceptions: [...closedDays(values), ...bundledFacts.calendar.exceptions],
  }
}

/** One exception for each day of each closing. */
function closedDays(values: Values): HoursException[] {
  return [...values].flatMap(([path, value]) => {
    if (!path.startsWith('closings.') || value === null) return []
    const { to, hours, reason } = value as ClosingValue
    const first = Temporal.PlainDate.from(path.slice('closings.'.length))
    const days = first.until(Temporal.PlainDate.from(to)).days
    return Array.from({ length: days + 1 }, (_, ahead) => ({
      date: first.add({ days: ahead }).toString(),
      hours: spansOf(hours),
      reason: closingReasons[reason],
    }))
  })
}

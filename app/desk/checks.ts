import type { WrittenArticle } from '#app/content/blog/articles.ts'
import type { Facts } from '#app/content/facts.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import { packagesWith } from '#app/content/packages/index.ts'
import type { Price } from '#app/content/prices/prices.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { contentWith } from '#app/content/snapshot.ts'
import { takenBy } from './article-addresses.ts'
import { type Entry, type Values, valueAt } from './fold.ts'
import { type ClosingValue, checkedValue, growingTables, same } from './items.ts'

/** Why a change cannot be published. `about` is a path, an id, a name in each language, or an error that quotes the text. */
export type Problem = {
  kind:
    | 'address-taken'
    | 'always-closed'
    | 'closing-order'
    | 'closing-long'
    | 'closing-overlap'
    | 'named-in-package'
    | 'named-in-text'
    | 'not-taken'
    | 'sum-in-text'
    | 'table-empty'
  about: string | Text
}

const LONGEST_CLOSING = 62

/** The rules for everything that is published. Tests check the bundled content with them, the desk every change. */
export function problemsOf(facts: Facts, values: Values, entries: readonly Entry[]): Problem[] {
  return [
    ...entries
      .filter(({ path, now }) => !same(checkedValue(path, now), now))
      .map(({ path }) => ({ kind: 'not-taken' as const, about: path })),
    ...addressProblems(facts, entries),
    ...calendarProblems(facts, values),
    ...growingTables
      .filter((id) => isOffered(id, facts) && facts.tables[id].length === 0)
      .map((id) => ({ kind: 'table-empty' as const, about: id })),
    ...textProblems(facts, entries),
    ...packageProblems(entries),
  ]
}

/** No two articles may share a slug, nor may an article take a slug that another one had before. */
function addressProblems(facts: Facts, entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ path, now }) => {
    const article = path.startsWith('articles.') ? (now as WrittenArticle | null) : null
    const key = path.slice('articles.'.length)
    const isTaken = article && langs.some((lang) => takenBy(article.slugs[lang], lang, key, facts))
    return isTaken
      ? [{ kind: 'address-taken' as const, about: forEachLang((lang) => article[lang].title) }]
      : []
  })
}

function calendarProblems({ calendar }: Facts, values: Values): Problem[] {
  const closings = [...values]
    .filter(([path, value]) => path.startsWith('closings.') && value !== null)
    .map(([path, value]) => ({ path, from: path.slice('closings.'.length), to: (value as ClosingValue).to }))
    .sort((a, b) => a.from.localeCompare(b.from))
  return [
    ...(Object.values(calendar.week).every((day) => day === null)
      ? [{ kind: 'always-closed' as const, about: 'hours' }]
      : []),
    ...closings.flatMap(({ path, from, to }, index): Problem[] => {
      if (to < from) return [{ kind: 'closing-order', about: path }]
      if (Temporal.PlainDate.from(from).until(to).days > LONGEST_CLOSING)
        return [{ kind: 'closing-long', about: path }]
      const next = closings[index + 1]
      return next && next.from <= to ? [{ kind: 'closing-overlap', about: next.path }] : []
    }),
  ]
}

/**
 * Texts that refer to a price need it. For a price that is withdrawn or loses its amount, the content is filled without it: if
 * that fails, the error quotes a text that refers to it.
 */
function textProblems(facts: Facts, entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ path, was, now }) => {
    if (!path.startsWith('prices.')) return []
    const before = was as Price | null
    const after = now as Price | null
    const loses = typeof before?.amount === 'number' && after && typeof after.amount !== 'number'
    if (after && !loses) return []
    const { [path.slice('prices.'.length)]: _, ...prices } = facts.prices as Record<string, Price>
    const kind = after ? ('sum-in-text' as const) : ('named-in-text' as const)
    const about = unfilled({ ...facts, prices: prices as Facts['prices'] })
    return about === undefined ? [] : [{ kind, about }]
  })
}

/** Estimates need the rows that packages use: such a row may lose its amount, but cannot be withdrawn. */
function packageProblems(entries: readonly Entry[]): Problem[] {
  return entries
    .filter(({ path, now }) => path.startsWith('prices.') && now === null)
    .flatMap(({ path }) => packagesWith(path.slice('prices.'.length)))
    .map(({ label }) => ({ kind: 'named-in-package', about: label }))
}

/** The error from filling all content with these facts; undefined if it succeeds. */
function unfilled(facts: Facts): string | undefined {
  try {
    for (const lang of langs) contentWith(facts)[lang]
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

/** Relative change of a price above which a person must confirm it. */
const LARGE_CHANGE = 0.3

/** Whether a new amount differs so much from the old one that it may be a typing error. */
export function isLargeChange({ path, was, now }: Entry): boolean {
  if (!/^(prices|rows)\./.test(path)) return false
  const [before, after] = [(was as Price | null)?.amount, (now as Price | null)?.amount]
  if (before === undefined || after === undefined || before === after) return false
  if (typeof before !== 'number' || typeof after !== 'number') return typeof before === 'number'
  return Math.abs(after - before) / before > LARGE_CHANGE
}

/** Whether only one language of a text changes, so that the languages may no longer say the same. */
export function isOneSided({ path, was, now }: Entry): boolean {
  if (!/^(texts|articles)\./.test(path) || !was || !now) return false
  const [before, after] = [was as Record<Lang, unknown>, now as Record<Lang, unknown>]
  return langs.filter((lang) => !same(before[lang], after[lang])).length === 1
}

/** Whether a draft is a new article that its writer has not finished: it is not offered for publication. */
export function isUnfinished({ path, was, now }: Entry): boolean {
  return path.startsWith('articles.') && !was && (now as WrittenArticle | null)?.published === false
}

/** Whether a change is published only once a person has confirmed it. */
export const needsConfirmation = (entry: Entry): boolean => isLargeChange(entry) || isOneSided(entry)

/** The entries whose published value has changed since they were drafted; `theirs` is the present value. */
export function conflicts(values: Values, entries: readonly Entry[]) {
  return entries
    .map((entry) => ({ ...entry, theirs: valueAt(values, entry.path) }))
    .filter(({ was, theirs }) => !same(was, theirs))
}

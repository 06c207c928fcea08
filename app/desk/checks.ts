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

/** Why a change cannot be published. `about` is a path, a name in each language, or the text that names what is missing. */
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

/** The rules that hold for everything published; the tests ask them of the files, the desk of every change. */
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

/** No two articles have one address, nor does a new one take the address of one that moved. */
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
 * A text that names a price needs it: one that is withdrawn, or has no amount any more, is tried as absent, and the text that
 * cannot be filled then says where it is named.
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

/** An estimate needs the lines its packages name: such a line may lose its amount, but stays. */
function packageProblems(entries: readonly Entry[]): Problem[] {
  return entries
    .filter(({ path, now }) => path.startsWith('prices.') && now === null)
    .flatMap(({ path }) => packagesWith(path.slice('prices.'.length)))
    .map(({ label }) => ({ kind: 'named-in-package', about: label }))
}

/** What cannot be said with these facts; undefined when all can. */
function unfilled(facts: Facts): string | undefined {
  try {
    for (const lang of langs) contentWith(facts)[lang]
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

/** How much a price may change before it is asked about once more. */
const LARGE_CHANGE = 0.3

/** Whether a new amount is so far from the old one that it may be a slip of the finger. */
export function isLargeChange({ path, was, now }: Entry): boolean {
  if (!/^(prices|rows)\./.test(path)) return false
  const [before, after] = [(was as Price | null)?.amount, (now as Price | null)?.amount]
  if (before === undefined || after === undefined || before === after) return false
  if (typeof before !== 'number' || typeof after !== 'number') return typeof before === 'number'
  return Math.abs(after - before) / before > LARGE_CHANGE
}

/** Whether one language of a text changes and the other does not: do they still say the same? */
export function isOneSided({ path, was, now }: Entry): boolean {
  if (!/^(texts|articles)\./.test(path) || !was || !now) return false
  const [before, after] = [was as Record<Lang, unknown>, now as Record<Lang, unknown>]
  return langs.filter((lang) => !same(before[lang], after[lang])).length === 1
}

/** Whether a draft is an article that is not finished: it waits for its writer, not for a publication. */
export function isUnfinished({ path, was, now }: Entry): boolean {
  return path.startsWith('articles.') && !was && (now as WrittenArticle | null)?.published === false
}

/** Whether a change is published only once a person has confirmed it. */
export const needsConfirmation = (entry: Entry): boolean => isLargeChange(entry) || isOneSided(entry)

/** Whether what the drafts found public is still so, path by path. */
export function conflicts(values: Values, entries: readonly Entry[]) {
  return entries
    .map((entry) => ({ ...entry, theirs: valueAt(values, entry.path) }))
    .filter(({ was, theirs }) => !same(was, theirs))
}

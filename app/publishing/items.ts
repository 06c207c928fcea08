import { type Facts, facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { langs } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { placeOf } from '#app/places.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { href } from '#app/site-map.ts'
import type { Role } from '#database/rows/role.ts'
import type { Problem } from './checks.ts'
import type { Entry, Values } from './fold.ts'
import { articles } from './kinds/articles.ts'
import { business } from './kinds/business.ts'
import { claims, rating, warranties } from './kinds/claims.ts'
import { closings, hours } from './kinds/hours.ts'
import type { Kind, Sentence } from './kinds/kind.ts'
import { projects, questions, reviews } from './kinds/lists.ts'
import { notice } from './kinds/notice.ts'
import { opening } from './kinds/opening.ts'
import { pictures } from './kinds/pictures.ts'
import { order, prices, rows } from './kinds/prices.ts'
import { taxes } from './kinds/taxes.ts'
import { texts } from './kinds/texts.ts'
import { same } from './same.ts'
import { reachIn } from './text-rules.ts'

/** Everything the garage can change by itself, by the first part of its paths: `prices.oilChange`. */
const kinds: Readonly<Record<string, Kind>> = {
  prices,
  rows,
  order,
  taxes,
  hours,
  closings,
  business,
  warranties,
  claims,
  rating,
  texts,
  articles,
  reviews,
  projects,
  questions,
  pictures,
  notice,
  opening,
}

/** The names of all kinds. */
export const kindNames = Object.keys(kinds)

/** The kind of a path, and the key of its item; undefined if the path names nothing that the garage can change. */
function itemAt(path: string): { kind: Kind; key: string } | undefined {
  const [name = ''] = path.split('.')
  const key = path.slice(name.length + 1)
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind?.has(key) ? { kind, key } : undefined
}

/** Whether a path names something that the garage can change. */
export const isPath = (path: string): boolean => itemAt(path) !== undefined

/** Whether someone with this role may publish this value at a path, or undo it: how the garage is reached is the admins' to say. */
export const mayPublish = (path: string, role: Role, value?: unknown): boolean => {
  const { kind, key = '' } = itemAt(path) ?? {}
  return role === 'admin' || !(kind?.isForAdmins?.(key) || saysHowToReach(value))
}

function saysHowToReach(value: unknown): boolean {
  if (typeof value === 'string') return reachIn(value, facts().business)
  return typeof value === 'object' && value !== null && Object.values(value).some(saysHowToReach)
}

const MOST_CHARACTERS = 5_000

/** The parsed value of a path if a page can show it, else `undefined`. */
export function shownValue(path: string, value: unknown): unknown {
  const { kind, key = '' } = itemAt(path) ?? {}
  if (!kind || hasLongText(value, kind.mostCharacters ?? MOST_CHARACTERS)) return undefined
  const { data, success } = kind.schema(key).safeParse(value)
  return success ? data : undefined
}

/** Length first: zod goes on to the patterns of a text that is too long. */
function hasLongText(value: unknown, most: number): boolean {
  if (typeof value === 'string') return value.length > most
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => hasLongText(part, most))
  )
}

/** Like `shownValue`, but the value must also keep the present rules for publication. */
export function checkedValue(path: string, value: unknown): unknown {
  const shown = shownValue(path, value)
  if (shown === undefined || shown === null) return shown
  const { kind, key = '' } = itemAt(path) ?? {}
  return kind?.keepsRules?.(shown, key) === false ? undefined : shown
}

/** The bundled value of a path; `null` if there is none. */
export function bundledValue(path: string): unknown {
  const { kind, key = '' } = itemAt(path) ?? {}
  return kind ? kind.bundled(key) : null
}

export function fileOf(path: string): string {
  const { kind, key = '' } = itemAt(path) ?? {}
  return kind ? kind.file(key) : ''
}

/** The form of a single fact; undefined if its kind has an editor of its own. */
export function factForm(path: string) {
  const { kind, key = '' } = itemAt(path) ?? {}
  return kind?.form?.(key)
}

/** Whether typing a value confirms it. */
export const confirmsItself = (path: string): boolean => itemAt(path)?.kind.confirmsItself === true

/** What the kinds say against a publication. */
export function kindProblems(facts: Facts, values: Values, entries: readonly Entry[]): Problem[] {
  return Object.values(kinds).flatMap((kind) => {
    const own = entries.flatMap((entry) => {
      const item = itemAt(entry.path)
      return item?.kind === kind ? [{ ...entry, key: item.key }] : []
    })
    return kind.problems?.({ facts, values, entries: own }) ?? []
  })
}

/** Whether a new value differs so much from the old one that it may be a typing error. */
export function isLargeChange({ path, was, now }: Entry): boolean {
  return Boolean(was && now && itemAt(path)?.kind.isLarge?.(was, now))
}

/** Whether only one language of a text changes, so that the languages may no longer say the same. */
export function isOneSided({ path, was, now }: Entry): boolean {
  if (!itemAt(path)?.kind.isText || !was || !now) return false
  const [before, after] = [was as Record<Lang, unknown>, now as Record<Lang, unknown>]
  return langs.filter((lang) => !same(before[lang], after[lang])).length === 1
}

/** Whether a draft is one that its writer has not finished: it is not offered for publication. */
export const isUnfinished = ({ path, was, now }: Entry): boolean =>
  itemAt(path)?.kind.isUnfinished?.(was, now) === true

/** What a change is about: "Vidange d’huile moteur", "samedi", "Fermeture". */
export function nameOf(path: string, value: unknown, lang: Lang): string {
  const { kind, key = '' } = itemAt(path) ?? {}
  return kind ? kind.name(key, value, lang) : path
}

/** A value as the site writes it. */
export function valueText(path: string, value: unknown, lang: Lang): string {
  const { kind, key = '' } = itemAt(path) ?? {}
  if (value !== null && kind) return kind.text(value, lang, key)
  return kind?.none?.(lang, key) ?? deskCopy(lang).values.withdrawn
}

/** The public page that shows a change best; undefined while there is none, as for a service that is not offered. */
export function pageOf({ path, now }: Pick<Entry, 'path' | 'now'>, lang: Lang, then?: Facts) {
  const { kind, key = '' } = itemAt(path) ?? {}
  const page = kind ? kind.page(key, now, lang) : href('home', lang)
  return placeOf(page.replace(/#.*/, ''), then) && page
}

export function sentenceOf({ path, was, now }: Entry, lang: Lang, then?: Facts): Sentence {
  const { kind, key = '' } = itemAt(path) ?? {}
  // An older version of the site may have published what this one no longer understands.
  const isKnown = (value: unknown) => value === null || shownValue(path, value) !== undefined
  if (!kind || !(kind.saysAnyValue || (isKnown(was) && isKnown(now))))
    return { what: nameOf(path, null, lang), before: '', after: deskCopy(lang).values.gone }
  if (kind.sentence) return kind.sentence({ key, was, now }, lang)
  const what = kind.name(key, now ?? was, lang, then)
  const [before, after] = [valueText(path, was, lang), valueText(path, now, lang)]
  if (was === null && kind.startsEmpty) return { what, before: '', after }
  if (before !== after || !was || !now) return { what, before, after }
  const rest = (value: unknown, each: Lang) => kind.rest?.(value, each) ?? valueText(path, value, each)
  // Where only the other language changed, the change is said in it.
  const changed = [lang, ...langs].find((each) => rest(was, each) !== rest(now, each))
  return changed
    ? { what, before: rest(was, changed), after: rest(now, changed) }
    : { what, before: '', after }
}

/** Says that somebody else has just changed the item, and to what. */
export function conflictText({ path, value }: { path: string; value: unknown }, lang: Lang): string {
  return fillSlots(deskCopy(lang).conflict, { theirs: valueText(path, value, lang) })
}

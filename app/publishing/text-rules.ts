import type { Business } from '#app/content/business/business.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { onOneLine } from '#app/content/invisible.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import { type ServiceId, serviceIds } from '#app/content/services/index.ts'
import { codesIn, isFactCode } from './fact-codes.ts'

/** What is wrong with a text that the garage wrote, and in which language. */
export type TextFault =
  | { kind: 'missing'; lang: Lang }
  | { kind: 'long'; lang: Lang; most: number; is: number }
  | { kind: 'markup'; lang: Lang; found: string }
  /** A typed figure that should be a fact: it would become wrong when the fact changes. */
  | { kind: 'figure'; lang: Lang; found: string }
  | { kind: 'unknown'; lang: Lang; found: string }
  /** A fact that one language refers to and another does not. */
  | { kind: 'differ'; lang: Lang; found: string }
  /** A fact about the law or safety that this text must keep. */
  | { kind: 'needed'; lang: Lang; found: string }

export const isServicePart = (part: string | undefined): part is ServiceId =>
  serviceIds.some((id) => id === part)

const LONGEST = 700
const LINE = 120
const longest: Readonly<Record<string, number>> = {
  tagline: 60,
  priceLine: 60,
  priceFor: 60,
  badge: LINE,
  title: LINE,
  heading: LINE,
  role: LINE,
  category: 40,
  /** Two lines on the narrowest phone, above everything else. */
  notice: 100,
  question: 160,
  ticks: LINE,
  includes: LINE,
  steps: LINE,
}
/** Characters that search engines show of a page's description. */
const DESCRIPTION = 155

/** Maximum characters of a text once its facts are filled in. */
export function longestAt(place: string): number {
  const keys = place.split('.')
  const name = keys.findLast((key) => !/^\d+$/.test(key)) ?? ''
  const isForSearch = keys[0] === 'headings' || (isServicePart(keys[0]) && keys.length === 2)
  if (name === 'description' && isForSearch) return DESCRIPTION
  return longest[name] ?? LONGEST
}

/** Normalises a text as the bundled ones are: one line, ordinary spaces, no invisible characters, curly apostrophes. */
export function tidyText(typed: string): string {
  return onOneLine(typed)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .trim()
}

/**
 * A number, from its first digit on. Bounded, as is every repeat here that another could follow: a pattern's time must grow only
 * with the length of a text.
 */
const NUMBER = String.raw`(?<![\d.,]|\d[.,]?\s)\d[\d\s.,]{0,60}`
/** The last word of a spelled-out number, in either language. */
const NUMBER_WORD = String.raw`(?<!\p{L})(?:${[
  'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante',
  'cinquante|soixante|cents?|mille|one|two|three|four|five|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen',
  'sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand',
].join('|')})`
const DOLLARS = String.raw`(?:dollars|piastres|piasses|bucks)\b`
/** Matches spelled-out amounts only if they are unambiguous: neither "pas un dollar" nor "a few hundred dollars" is a price. */
const MONEY = new RegExp(
  [
    String.raw`\$\s?\d(?:[\d\s.,]{0,20}\d)?|${NUMBER}\s?(?:\$|dollar\b|CAD\b|${DOLLARS})`,
    String.raw`(?<!\b(?:few|several)\s)${NUMBER_WORD}(?:[\s-](?:${DOLLARS}|\$)|-dollar\b)`,
  ].join('|'),
  'iu',
)
const TERM = String.raw`(?:\d{1,4}|(?:\p{L}{2,9}-)?${NUMBER_WORD})[\s-](?:mois|ans?|months?|years?)\b`
/** Warranty periods bind the garage as prices do: "garanti deux ans", "a two-year warranty". */
const WARRANTY = new RegExp(
  String.raw`${TERM}[’']?\s(?:de\s|of\s)?(?:garantie|warranty|guarantee)|(?:garanti|warrant|guarantee)\p{L}{0,4}\s(?:\p{L}{1,7}\s)?${TERM}`,
  'iu',
)
const PHONE = /(?<![\w-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/
const MEASURE = new RegExp(String.raw`${NUMBER}\s?(?:%|pour ?cent\b|per ?cent\b|km\b|kilom|miles?\b)`, 'i')
const EMAIL = /.@[^@]*\.\w/

/** A text without its facts and invisible characters, in Unicode form NFKC. */
export const plainly = (text: string) =>
  text
    .replace(/\{[^{}]*\}/g, ' … ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')

/** Whether a text contains an amount of money or a dollar sign. Only for texts whose length was checked. */
export const saysMoney = (text: string): boolean => text.includes('$') || MONEY.test(plainly(text))

/** What was found in a text, and where. */
export type Found = { found: string; at: number }

/** Every place that a pattern matches. */
export function* everyMatch(text: string, pattern: RegExp): Generator<Found> {
  for (const { 0: found, index: at } of text.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
    yield { found, at }
}

export type Figure = Found & { isBinding: boolean }

/**
 * Every typed amount, warranty period, e-mail, phone number, percentage or distance of a text as `plainly` gives it. On a page each
 * must come from a fact; `isBinding` are those that must in an article too.
 */
export function* figuresIn(plain: string): Generator<Figure> {
  for (const pattern of [MONEY, WARRANTY, PHONE, MEASURE])
    for (const { found, at } of everyMatch(plain, pattern))
      yield { found: found.trim().replace(/\s+/g, ' '), at, isBinding: pattern === WARRANTY }
  for (const word of everyMatch(plain, /\S+/)) if (EMAIL.test(word.found)) yield { ...word, isBinding: true }
}

/** Whether a text has a phone number or an e-mail address that is not the garage's. */
export function reachIn(text: string, { phone, messagingNumber, email }: Business): boolean {
  const plain = plainly(text)
  const numbers = [...everyMatch(plain, PHONE)].map(({ found }) => found.replace(/\D/g, '').slice(-10))
  const mails = plain.split(/[^\w@.+-]/).filter((word) => EMAIL.test(word))
  return (
    numbers.some((number) => ![phone, messagingNumber].some((known) => known.endsWith(number))) ||
    mails.some((mail) => ![email, `${email}.`].includes(mail))
  )
}

/** Whether a text has a phone number. */
export const hasNumber = (text: string): boolean => PHONE.test(plainly(text))

/** Facts that a text must keep when it is edited. */
const NEEDED = /^\{(law|safety|sign|warrantyRule|legalMinimum)\b/

/** What is wrong with a text at its place; empty if it can be published. */
export function textFaults(place: string, text: Text, bundled: Text): TextFault[] {
  const alone = langs.flatMap((lang) => faultOf(text[lang], lang, longestAt(place)) ?? [])
  if (alone.length) return alone
  return langs.flatMap((lang): TextFault[] => {
    const here = codesIn(text[lang])
    const others = langs.flatMap((other) => codesIn(text[other]))
    const lacks = (codes: readonly string[]) => codes.find((code) => !here.includes(code))
    const needed = lacks(codesIn(bundled[lang]).filter((code) => NEEDED.test(code)))
    if (needed) return [{ kind: 'needed', lang, found: needed }]
    const differs = lacks(others)
    return differs ? [{ kind: 'differ', lang, found: differs }] : []
  })
}

const TAG = /<\/?[a-z!][^>]{0,60}>?/i
const CODE = /\{[^{}]*\}/
/** An unpaired brace, with up to eight characters on each side. */
const STRAY_BRACE = /.{0,8}[{}].{0,8}/

/** The first tag in a text; undefined if there is none. */
export const markupIn = (text: string): string | undefined => TAG.exec(text)?.[0]

/** Every reason why a text cannot be shown on any page; `at` is its place in the text. */
export function* displayFaults(text: string, lang: Lang): Generator<TextFault & { at?: number }> {
  if (!text) yield { kind: 'missing', lang }
  for (const tag of everyMatch(text, TAG)) yield { kind: 'markup', lang, ...tag }
  for (const code of everyMatch(text, CODE))
    if (!isFactCode(code.found)) yield { kind: 'unknown', lang, ...code }
  for (const { found } of everyMatch(text.replace(/\{[^{}]*\}/g, ''), STRAY_BRACE))
    yield { kind: 'unknown', lang, found }
  const found = openCondition(text)
  if (found) yield { kind: 'unknown', lang, found }
}

/** Why a text cannot be shown on any page; undefined if it can. */
export const displayFault = (text: string, lang: Lang): TextFault | undefined =>
  displayFaults(text, lang).next().value ?? undefined

/** What is wrong with a text on its own, without comparing it to the other language. */
export function faultOf(text: string, lang: Lang, most: number): TextFault | undefined {
  // Length first: no pattern below sees more than a few times what the field may hold.
  const tooLong = (is: number): TextFault => ({ kind: 'long', lang, most, is })
  if (text.length > 10 * most) return tooLong(text.length)
  const undisplayable = displayFault(text, lang)
  if (undisplayable) return undisplayable
  const { length } = fill(text, lang, bundledFacts)
  if (length > most) return tooLong(length)
  // NFKC makes eighteen characters of some.
  const plain = plainly(text)
  if (plain.length > 3 * most) return tooLong(plain.length)
  const found = figuresIn(plain).next().value?.found
  return found ? { kind: 'figure', lang, found } : undefined
}

/** The part of a condition that lacks its other half; one may stand inside another. */
function openCondition(text: string): string | undefined {
  const open: string[] = []
  for (const [code] of text.matchAll(/\{if:[\w.]+\}|\{\/if\}/g)) {
    if (code !== '{/if}') open.push(code)
    else if (!open.pop()) return code
  }
  return open.at(-1)
}

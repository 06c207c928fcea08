import { type AdviceKey, advice, type LawKey, law } from './advice.ts'
import { cityName } from './business/address.ts'
import { phoneText } from './business/phone.ts'
import { type Facts, facts as factsNow } from './facts.ts'
import { forEachLang, type Lang } from './language.ts'
import { axles } from './packages/repairs.ts'
import { amountText, beforeText, percentText, priceText, sumText } from './prices/money.ts'
import { counterPayments, paymentsText } from './prices/payments.ts'
import { type RowKey, taxesExtra } from './prices/prices.ts'
import { legalMinimum, type WarrantyKey } from './prices/warranties.ts'
import { recordsNamed } from './records/named.ts'
import { isRecordId } from './records/records.ts'
import { holds, recordGroups, stands } from './records/stands.ts'
import { retentionTexts } from './retention.ts'
import { isUrgency, type SignKey, signs } from './safety.ts'
import { instruction } from './safety-lines.ts'
import { tradesText } from './services/trades.ts'
import { type Counted, formFor } from './slots.ts'
import { typeset } from './typography.ts'

type Source = (key: string, facts: Facts, lang: Lang) => string | undefined

const liftsWord: Record<Lang, Counted> = {
  fr: { one: 'pont élévateur', other: 'ponts élévateurs' },
  en: { one: 'hydraulic lift', other: 'hydraulic lifts' },
}

/** The value of each `{name:key}` or `{name}` in a text. Texts never contain a figure: they refer to a fact in this table. */
const sources: Record<string, Source> = {
  price: (key, { prices: { [key as RowKey]: price } }, lang) => price && priceText(price, lang),
  amount: (key, { prices: { [key as RowKey]: price } }, lang) => price && amountText(price, lang),
  spoken: (key, { prices: { [key as RowKey]: price } }, lang) => price && priceText(price, lang, 'spoken'),
  /** Front brakes as most cars need them: regular rotors and the labour. */
  frontBrakes: (_key, { prices }, lang) =>
    sumText([prices.brakeLabour, prices.regularRotors], axles(1), lang),
  /** An oil change with the filter and five litres. */
  syntheticChange: (_key, { prices }, lang) =>
    sumText([prices.oilChange, prices.oilFilter, prices.syntheticOil], { litres: 5, pieces: 1 }, lang),
  /** The tires of one season changed for those of the other, all four. */
  fourTires: (_key, { prices: { tireSwap } }, lang) =>
    [beforeText(tireSwap, lang), sumText([tireSwap], axles(2), lang)].filter(Boolean).join(' '),
  warranty: (key, { warranties }, lang) => warranties[key as WarrantyKey]?.length[lang],
  scope: (key, { warranties }, lang) => warranties[key as WarrantyKey]?.scope[lang],
  labourDays: (_key, { warranties }) => `${warranties.generalWork.limit.days}`,
  warrantyRule: (_key, _facts, lang) => legalMinimum.rule[lang],
  advice: (key, { business }, lang) => (key in advice ? business[key as AdviceKey][lang] : undefined),
  law: (key, _facts, lang) => law[key as LawKey]?.[lang],
  safety: (key, facts, lang) => (isUrgency(key) ? instruction(key, facts)[lang] : undefined),
  /** Use only in a sentence that also says what to do: the `{safety:…}` of its urgency. */
  sign: (key, _facts, lang) => signs[key as SignKey]?.sign[lang],
  taxes: (_key, _facts, lang) => taxesExtra[lang],
  gst: (_key, { taxes }, lang) => percentText(taxes.gst, lang),
  qst: (_key, { taxes }, lang) => percentText(taxes.qst, lang),
  legalMinimum: (_key, _facts, lang) => legalMinimum.length[lang],
  phone: (_key, { business }, lang) => phoneText(business.phone, lang),
  email: (_key, { business }) => business.email,
  payments: (_key, facts, lang) => paymentsText(lang, facts),
  counterPayments: (_key, facts, lang) => counterPayments(lang, facts),
  retention: (key, { business }, lang) => retentionTexts(business)[key]?.[lang],
  answerHours: (_key, { business }) => `${business.answerHours}`,
  priceDays: (_key, { business }) => `${business.priceDays}`,
  privacyOfficer: (_key, { business }, lang) => business.privacyOfficer[lang],
  suppliers: (_key, { business }, lang) => business.suppliers[lang],
  towing: (_key, { business }, lang) => business.towing[lang],
  keyDrop: (_key, { business }, lang) => business.keyDrop[lang],
  name: (_key, { business }) => business.name,
  trades: (_key, facts, lang) => tradesText(facts, lang),
  address: (_key, { business }) => business.address.street.replaceAll(' ', '\u00a0'),
  city: (_key, { business }, lang) => cityName(business.address.city, lang),
  district: (_key, { business }, lang) => business.district[lang],
  years: (_key, { claims }) => `${claims.yearsOfExperience.value}`,
  lifts: (_key, { claims }) => `${claims.lifts.value}`,
  liftsWord: (_key, { claims }, lang) => formFor(liftsWord[lang], claims.lifts.value, lang),
  points: (_key, { claims }) => `${claims.inspectionPoints.value}`,
  radius: (_key, { claims }) => `${claims.serviceRadiusKm.value} km`,
  area: (_key, { claims }, lang) => claims.workshopArea.value.toLocaleString(`${lang}-CA`),
  rating: (_key, { rating }, lang) => rating.value.toLocaleString(`${lang}-CA`),
  ratingCount: (_key, { rating }) => `${rating.count}`,
  ratingMonth: (_key, { rating }, lang) =>
    new Date(`${rating.readOn}T12:00:00Z`).toLocaleDateString(`${lang}-CA`, {
      month: 'long',
      year: 'numeric',
    }),
}

/** The names of the facts, as texts refer to them. */
export const factNames: readonly string[] = Object.keys(sources)

const CONDITION_MARK = /(\{if:[\w.]{1,60}\}|\{\/if\})/

/** Keeps what is between `{if:record}` and `{/if}` where the record, or one of its group, stands; takes it out with the space it leaves elsewhere. */
export function withConditions(text: string, facts: Facts): string {
  if (!/\{(if:|\/if\})/.test(text)) return text
  const broken = (what: string) => new Error(`${what} in "${text.slice(0, 60)}"`)
  // Marks are at odd places.
  const parts = text.split(CONDITION_MARK)
  const open: { isKept: boolean; before: string }[] = []
  let left = ''
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    if (at % 2 === 0) {
      left += part
    } else if (part !== '{/if}') {
      const id = part.slice('{if:'.length, -1)
      if (!isRecordId(id) && !recordGroups.includes(id)) throw broken(`Unknown condition ${part}`)
      open.push({ isKept: holds(id, facts), before: left })
    } else {
      const condition = open.pop()
      if (!condition) throw broken('Open condition')
      if (condition.isKept) continue
      const before = condition.before.trimEnd()
      const next = parts[at + 1] ?? ''
      const after = next.trimStart()
      const isNewLine = (space: string) => space.includes('\n')
      const keepsBefore =
        (isNewLine(condition.before.slice(before.length)) &&
          !isNewLine(next.slice(0, next.length - after.length))) ||
        // The space after it was between the marks.
        /^[\p{L}\p{N}]/u.test(next)
      left = keepsBefore ? condition.before : before
      parts[at + 1] = keepsBefore ? after : next
    }
  }
  if (open.length > 0 || left.includes('{if:')) throw broken('Open condition')
  // A list item of a Markdown text that has become empty goes too.
  const rest = left.replace(/^[-*][ \t]*(\n|$)/gm, '').trim()
  // What follows the head of a sentence that fell away is its beginning.
  const isSentence = /^(\{if:[\w.]+\})+\p{Lu}/u.test(text)
  return isSentence ? rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : rest
}

/** The end of a sentence, of a line, of a list item's mark or of a cell, and what follows it up to the next sentence. */
const SENTENCE_END = /[.!?…][»”)*]*[\s\u00a0]+|\n(?:[-*][ \t]+)?|^[-*][ \t]+/g

/** Takes out every sentence that names a fact which does not stand: a price that nobody confirmed, a figure that is not there. */
function withoutUnstanding(text: string, facts: Facts): string {
  if (!text.includes('{')) return text
  let left = text
  for (const [token, name = '', key = ''] of text.matchAll(FACT)) {
    if (recordsNamed(name, key, facts).every((id) => stands(id, facts))) continue
    for (let at = left.indexOf(token); at >= 0; at = left.indexOf(token)) {
      const ends = [...left.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length)
      const begin = ends.findLast((end) => end <= at) ?? 0
      const end = ends.find((each) => each > at) ?? left.length
      const tail = left.slice(at, end)
      const line = tail.indexOf('\n')
      left = left.slice(0, begin) + (line < 0 ? '' : tail.slice(line)) + left.slice(end)
    }
  }
  if (left === text) return text
  const rest = left.replace(/^[-*][ \t]*(\n|$)/gm, '').trim()
  // “Yes.” answers nothing without the fact it announced.
  return /^(Oui|Non|Yes|No)\.$/.test(rest) ? '' : rest
}

const FACT = /\{([a-zA-Z]+)(?::([a-zA-Z0-9]+))?\}/g

/**
 * Fills in the facts of a text and sets its spaces by the typographic rules of its language.
 * @throws when the text names a fact that does not exist: a misspelt key must never reach a visitor.
 */
export function fill(text: string, lang: Lang, facts: Facts = factsNow()): string {
  const known = new Map<string, string>()
  const filled = withoutUnstanding(withConditions(text, facts), facts).replace(
    FACT,
    (token, name: string, key = '') => {
      const before = known.get(token)
      if (before !== undefined) return before
      const isKnown = Object.hasOwn(sources, name) && !(key in Object.prototype)
      const value = isKnown ? sources[name]?.(key, facts, lang) : undefined
      if (value === undefined) throw new Error(`Unknown fact ${token} in "${text.slice(0, 60)}"`)
      const whole = value.includes('{') ? fill(value, lang, facts) : value
      // A fact that a text names thousands of times is formatted once.
      known.set(token, whole)
      return whole
    },
  )
  // “À à partir de 40 $” has one word too many.
  return typeset(filled.replace(/(?<=^|[\s(])(?:à|de|at) (?=(?:à partir de|from) )/gi, ''), lang)
}

/** Fills in every string of a value, at any depth. An item of a list that a condition leaves without its text is left out. */
export function fillAll<Value>(value: Value, lang: Lang, facts: Facts = factsNow()): Value {
  if (typeof value === 'string') return fill(value, lang, facts) as Value
  if (Array.isArray(value))
    return value
      .map((item) => [item, fillAll(item, lang, facts)])
      .filter(([item, filled]) => !isEmptied(item, filled))
      .map(([, filled]) => filled) as Value
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillAll(item, lang, facts)]),
    ) as Value
  }
  return value
}

/** Whether a text, or a text of a card or question, has become empty. */
function isEmptied(item: unknown, filled: unknown): boolean {
  if (typeof item === 'string') return item !== '' && filled === ''
  if (!item || typeof item !== 'object' || Array.isArray(item)) return false
  return Object.entries(item).some(
    ([key, text]) => typeof text === 'string' && isEmptied(text, (filled as Record<string, unknown>)[key]),
  )
}

/** Returns a function that gives the copy in one language with its facts filled in; cached per `Facts` object. */
export function filledCopy<Copy>(copy: Record<Lang, Copy>): (lang: Lang) => Copy {
  const filled = new WeakMap<Facts, Record<Lang, Copy>>()
  return (lang) => {
    const now = factsNow()
    const known = filled.get(now) ?? forEachLang((each) => fillAll(copy[each], each, now))
    filled.set(now, known)
    return known[lang]
  }
}

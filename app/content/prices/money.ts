import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Price } from './prices.ts'
import { type Counts, unitOf } from './units.ts'

const NBSP = '\u00a0'

const dollarText: Text = { fr: `[number]${NBSP}$`, en: '$[number]' }
const percent: Text = { fr: `[number]${NBSP}%`, en: '[number]%' }
const atLeast: Text = { fr: 'à partir de', en: 'from' }
const withoutAmount: Record<'free' | 'quote', Text> = {
  free: { fr: 'Sans frais', en: 'Free' },
  quote: { fr: 'Sur soumission', en: 'By quote' },
}

const numberFormat = (lang: Lang, digits: number) =>
  new Intl.NumberFormat(`${lang}-CA`, { minimumFractionDigits: digits, maximumFractionDigits: digits })
/** Created once: creating a format is the slowest part of formatting an amount, and a page has about a hundred. */
const numberFormats = forEachLang((lang) => ({ whole: numberFormat(lang, 0), cents: numberFormat(lang, 2) }))

/** `10.5` dollars as "10,50 $" or "$10.50"; whole dollars without cents unless `withCents` is true. */
export function money(dollars: number, lang: Lang, withCents = !Number.isInteger(dollars)): string {
  const number = numberFormats[lang][withCents ? 'cents' : 'whole'].format(dollars)
  return fillSlots(dollarText[lang], { number: number.replace(/\s/g, NBSP) })
}

/** `9.975` per cent as "9,975 %" or "9.975%". */
export function percentText(value: number, lang: Lang): string {
  const number = value.toLocaleString(`${lang}-CA`, { maximumFractionDigits: 3 })
  return fillSlots(percent[lang], { number })
}

/** The amount alone: "10,50 $", "Gratuit", "Sur soumission". */
export function amountText(price: Price, lang: Lang): string {
  return typeof price.amount === 'number' ? money(price.amount, lang) : withoutAmount[price.amount][lang]
}

/**
 * What several rows cost together, where so many are there of what a price is by, and beside it the price of one of what cannot be
 * counted: "280 $ + 100 $ / heure". The amount of the first without a number ("Sur soumission") if there is one.
 */
export function sumText(rows: readonly Price[], counts: Counts, lang: Lang): string {
  const unpriced = rows.find(({ amount }) => typeof amount !== 'number')
  if (unpriced) return amountText(unpriced, lang)
  const known: Counts = { vehicle: 1, ...counts }
  const countOf = ({ unit }: Price) => known[unit ? (unitOf(unit).counts ?? 'hours') : 'vehicle'] ?? 0
  const sum = rows.reduce((sum, row) => sum + Number(row.amount) * countOf(row), 0)
  const uncounted = rows.filter((row) => !countOf(row)).map((row) => priceText(row, lang))
  return [sum > 0 ? money(sum, lang) : '', ...uncounted].filter(Boolean).join(' + ')
}

/** The text before an amount that is a minimum: "à partir de"; empty for an exact amount. */
export function beforeText(price: Price, lang: Lang): string {
  return price.from ? atLeast[lang] : ''
}

/** The text after an amount: "/ litre", "chacun"; empty when the amount is for the whole job. */
export const afterText = ({ unit }: Price, lang: Lang, how: 'after' | 'spoken' = 'after'): string =>
  unit ? unitOf(unit)[lang][how] : ''

/** The full price for a list, "à partir de 10,50 $ / litre", or `spoken` in a sentence, "à partir de 10,50 $ le litre". */
export const priceText = (price: Price, lang: Lang, how?: 'after' | 'spoken'): string =>
  [beforeText(price, lang), amountText(price, lang), afterText(price, lang, how)].filter(Boolean).join(' ')

import type { Lang } from '#app/content/language.ts'
import type { Price } from './prices.ts'
import { units } from './units.ts'

const NBSP = '\u00a0'

/** `10.5` dollars as "10,50 $" or "$10.50"; whole dollars without cents, unless `digits` asks for them. */
export function money(dollars: number, lang: Lang, digits = Number.isInteger(dollars) ? 0 : 2): string {
  const number = dollars.toLocaleString(`${lang}-CA`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return lang === 'fr' ? `${number.replace(/\s/g, NBSP)}${NBSP}$` : `$${number}`
}

/** `9.975` per cent as "9,975 %" or "9.975%". */
export function percentText(percent: number, lang: Lang): string {
  const number = percent.toLocaleString(`${lang}-CA`, { maximumFractionDigits: 3 })
  return lang === 'fr' ? `${number}${NBSP}%` : `${number}%`
}

/** What a price is counted by: "litre", "heure"; empty when it is one amount for the job. */
export function unitText(price: Price, lang: Lang): string {
  return price.unit ? units[price.unit].name[lang] : ''
}

/** The amount alone: "10,50 $", "Gratuit", "Sur soumission". */
export function amountText(price: Price, lang: Lang): string {
  if (price.amount === 'free') return lang === 'fr' ? 'Gratuit' : 'Free'
  if (price.amount === 'quote') return lang === 'fr' ? 'Sur soumission' : 'By quote'
  return money(price.amount, lang)
}

/** What stands before an amount that is a minimum: "à partir de"; empty before an exact one. */
export function beforeText(price: Price, lang: Lang): string {
  if (!price.from) return ''
  return lang === 'fr' ? 'à partir de' : 'from'
}

/** What follows an amount: "/ litre", "chacun"; empty when one amount is for the whole job. */
export function afterText(price: Price, lang: Lang): string {
  if (!price.unit) return ''
  return price.unit === 'each' ? unitText(price, lang) : `/ ${unitText(price, lang)}`
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}

/** The whole price as a list shows it: "à partir de 10,50 $ / litre", "from $10.50 / litre". */
export function priceText(price: Price, lang: Lang): string {
  return joined(beforeText(price, lang), amountText(price, lang), afterText(price, lang))
}

/** The whole price as a sentence says it: "à partir de 10,50 $ le litre", "from $10.50 a litre". */
export function spokenPrice(price: Price, lang: Lang): string {
  const unit = price.unit ? units[price.unit].spoken[lang] : ''
  return joined(beforeText(price, lang), amountText(price, lang), unit)
}

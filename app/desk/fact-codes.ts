import { advice, law } from '#app/content/advice.ts'
import { type Facts, printedFacts } from '#app/content/facts.ts'
import { factNames, fill } from '#app/content/fill.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import type { WarrantyKey } from '#app/content/prices/warranties.ts'
import { retentionTexts } from '#app/content/retention.ts'
import { safety, signs } from '#app/content/safety.ts'

const priceKeys = Object.keys(printedFacts.prices)
const warrantyKeys = Object.keys(printedFacts.warranties)

/** What may follow the colon, for the names that have one. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  price: priceKeys,
  amount: priceKeys,
  spoken: priceKeys,
  warranty: warrantyKeys,
  scope: warrantyKeys,
  advice: Object.keys(advice),
  law: Object.keys(law),
  safety: Object.keys(safety),
  sign: Object.keys(signs),
  retention: Object.keys(retentionTexts),
}

/** Every fact as a text names it: `{amount:oilChange}`, `{phone}`. */
const codes: ReadonlySet<string> = new Set(
  factNames.flatMap((name) => keysOf[name]?.map((key) => `{${name}:${key}}`) ?? [`{${name}}`]),
)

export const isFactCode = (code: string): boolean => codes.has(code)

/** The facts a text names, each once, in the order of the alphabet. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(/\{[^{}]*\}/g) ?? [])].sort()
}

/** What a fact says in each language; undefined where it says nothing now. */
export function codeText(code: string, facts: Facts): Text | undefined {
  try {
    const texts = langs.map((lang) => [lang, fill(code, lang, facts)])
    return isFactCode(code) ? (Object.fromEntries(texts) as Record<Lang, string>) : undefined
  } catch {
    return undefined
  }
}

/** What a person may want to put in a text, the facts of the law and of safety left out: those stand where they must. */
const OFFERED =
  /^\{(amount|spoken|warranty|advice|phone|email|address|payments|towing|keyDrop|years|lifts|points|radius|area|trades|rating|ratingCount|gst|qst|taxes)\b/

/** A fact to put in a text: what it is about, where that is not plain, and what it says now. */
export type OfferedFact = { code: string; name?: Text; text: Text }

/** Facts to put in a text. A price in a sentence is offered only where it says more than its amount. */
export function offeredFacts(facts: Facts): OfferedFact[] {
  return [...codes]
    .filter((code) => OFFERED.test(code))
    .flatMap((code) => {
      const text = codeText(code, facts)
      const amount = code.startsWith('{spoken:')
        ? codeText(code.replace('spoken', 'amount'), facts)
        : undefined
      return text && text.fr !== amount?.fr ? [{ code, text, ...named(code, facts) }] : []
    })
}

/** What a price or a warranty is about. */
export function named(code: string, { prices, warranties }: Facts): { name?: Text } {
  const [, kind = '', key = ''] = /^\{(\w+):(\w+)\}$/.exec(code) ?? []
  const name = /^(price|amount|spoken)$/.test(kind)
    ? prices[key as PriceKey]?.label
    : /^(warranty|scope)$/.test(kind) && warranties[key as WarrantyKey]?.title
  return name ? { name } : {}
}

/** The facts that say a figure someone typed: `40 $` is what `{amount:oilChange}` says. */
export function factsSaying(figure: string, facts: Facts): string[] {
  const wanted = plain(figure)
  const says = ({ text }: { text: Text }, isWhole: boolean) =>
    langs.some((lang) => (isWhole ? plain(text[lang]) === wanted : holds(plain(text[lang]), wanted)))
  const offered = offeredFacts(facts)
  const whole = offered.filter((fact) => says(fact, true))
  return (whole.length ? whole : offered.filter((fact) => says(fact, false))).map(({ code }) => code)
}

/** A figure on its own, not the end of a longer one. */
function holds(text: string, figure: string): boolean {
  const at = text.indexOf(figure)
  return at >= 0 && !/[\d.,]/.test(text[at - 1] ?? '') && !/\d/.test(text[at + figure.length] ?? '')
}

/** Without spaces and case, dollars before their sign: "$40" and "40 $" are one. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s()-]|(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\$([\d.,]+)/g, '$1$')
    .replace(/(\d),(\d)/g, '$1.$2')

import { advice, law } from '#app/content/advice.ts'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { factNames, fill } from '#app/content/fill.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import { records } from '#app/content/records/records.ts'
import { recordGroups } from '#app/content/records/stands.ts'
import { retentionTexts } from '#app/content/retention.ts'
import { safety, signs } from '#app/content/safety.ts'

const priceKeys = Object.keys(bundledFacts.prices)
const warrantyKeys = Object.keys(bundledFacts.warranties)

/** The valid keys after the colon, for the names that take one. */
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
  retention: Object.keys(retentionTexts(bundledFacts.business)),
}

/** Every fact as texts refer to it: `{amount:oilChange}`, `{phone}`. */
const codes: ReadonlySet<string> = new Set(
  factNames.flatMap((name) => keysOf[name]?.map((key) => `{${name}:${key}}`) ?? [`{${name}}`]),
)

/** The beginnings and the end of a condition: `{if:courtesyCar}`, `{/if}`. */
const conditions: ReadonlySet<string> = new Set([
  ...[...records.map(({ id }) => id), ...recordGroups].map((id) => `{if:${id}}`),
  '{/if}',
])

export const isFactCode = (code: string): boolean => codes.has(code) || conditions.has(code)

/** The facts a text refers to, without duplicates, sorted. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(/\{[^{}]*\}/g) ?? [])].sort()
}

/** The value of a fact in each language; undefined if it has none now. */
export function codeText(code: string, facts: Facts): Text | undefined {
  try {
    const texts = langs.map((lang) => [lang, fill(code, lang, facts)])
    return isFactCode(code) ? (Object.fromEntries(texts) as Record<Lang, string>) : undefined
  } catch {
    return undefined
  }
}

/** Facts offered for insertion. Those about the law and safety are not: they are already where they must be. */
const OFFERED =
  /^\{(amount|spoken|frontBrakes|syntheticChange|warranty|advice|phone|email|address|payments|towing|keyDrop|years|lifts|points|radius|area|trades|rating|ratingCount|gst|qst|taxes)\b/

/** Facts to insert in a text, with their present values. `{spoken:…}` is offered only if it differs from the amount. */
export function offeredFacts(facts: Facts): { code: string; text: Text }[] {
  return [...codes]
    .filter((code) => OFFERED.test(code))
    .flatMap((code) => {
      const text = codeText(code, facts)
      const amount = code.startsWith('{spoken:')
        ? codeText(code.replace('spoken', 'amount'), facts)
        : undefined
      return text && text.fr !== amount?.fr ? [{ code, text }] : []
    })
}

/** The facts whose value contains a figure someone typed: `40 $` matches `{amount:oilChange}`. Exact matches win. */
export function factsSaying(figure: string, facts: Facts): string[] {
  const wanted = plain(figure)
  const says = ({ text }: { text: Text }, isWhole: boolean) =>
    langs.some((lang) => (isWhole ? plain(text[lang]) === wanted : holds(plain(text[lang]), wanted)))
  const offered = offeredFacts(facts)
  const whole = offered.filter((fact) => says(fact, true))
  return (whole.length ? whole : offered.filter((fact) => says(fact, false))).map(({ code }) => code)
}

/** Whether a text contains a figure that is not part of a longer number. */
function holds(text: string, figure: string): boolean {
  const at = text.indexOf(figure)
  return at >= 0 && !/[\d.,]/.test(text[at - 1] ?? '') && !/\d/.test(text[at + figure.length] ?? '')
}

/** Normalises a figure, ignoring spaces and case and putting the dollar sign last: "$40" equals "40 $". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s()-]|(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\$([\d.,]+)/g, '$1$')
    .replace(/(\d),(\d)/g, '$1.$2')

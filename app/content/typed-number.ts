import { inPairs, type Lang } from './language.ts'
import { fillSlots } from './slots.ts'
import { decimalText, typesetCopy } from './typography.ts'

const wrong = typesetCopy(
  inPairs({
    none: [
      '« [typed] » n’est pas un nombre qui va ici. Exemple : [example].',
      '“[typed]” is not a number that goes here. Example: [example].',
    ],
    twice: [
      '« [typed] » se lit de deux façons : écrivez [one] ou [other].',
      '“[typed]” can be read in two ways: write [one] or [other].',
    ],
    fine: [
      '« [typed] » a trop de chiffres après la virgule : [most] au plus.',
      '“[typed]” has too many decimals: [most] at most.',
    ],
  }),
)

/** The sign that people put between thousands, besides a space, and whether it is one in this language. */
const thousands = {
  fr: { sign: '.', written: /^[1-9]\d{0,2}(\.\d{3})+$/, isUsual: false },
  en: { sign: ',', written: /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, isUsual: true },
}

/** A unit behind a number: "3500 pi²", "1,5 h"; no factor of thousands or of ten, such as "5 k" or "1e2". */
const UNIT = /(?<=\d)(?! ?(?:[km]|e\d)$) ?\p{L}[\p{L}. ]*[²2]?$/iu

const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/

function read(
  text: string,
  lang: Lang,
  decimals: number,
): { why: keyof ReturnType<typeof wrong> } | string[] {
  const close = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\$ ?| ?[$%]$/g, '')
    .replace(UNIT, '')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
  const point = close.replace(',', '.')
  const { sign, written, isUsual } = thousands[lang]
  const whole = written.test(close) ? [close.replaceAll(sign, '')] : []
  if (!PLAIN.test(point)) return isUsual && whole.length ? whole : { why: 'none' }
  const isFine = (point.split('.')[1] ?? '').length > decimals
  if (isFine) return whole.length ? (isUsual ? whole : [...whole, point]) : { why: 'fine' }
  return [...whole, point]
}

/**
 * A number as people type it in a language, with its unit: "1 250,50 $" and "4,500 L", or "$1,250.50" and "1.125". In French a
 * comma is always a decimal one. `NaN` if it is none, has more decimals, or can be read in two ways.
 */
export function typedNumber(text: string, lang: Lang, decimals: number): number {
  const found = read(text, lang, decimals)
  return 'why' in found || found.length > 1 ? Number.NaN : Number(found[0])
}

/** Why a number cannot be taken, with both readings of one that has two. */
export function numberError(typed: string, lang: Lang, decimals: number): string {
  const found = read(typed, lang, decimals)
  const [one = '', other] = 'why' in found ? [] : found.map((each) => decimalText(Number(each), lang))
  const why = 'why' in found ? found.why : other ? 'twice' : 'none'
  const example = decimalText(decimals ? 12.5 : 12, lang)
  return fillSlots(wrong(lang)[why], { typed, one, other: other ?? '', most: decimals, example })
}

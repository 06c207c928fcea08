import { forEachLang, type Lang, type Text } from './language.ts'

const NBSP = '\u00a0'

const beforeColon: Text = { fr: NBSP, en: '' }

/** "Nom :", "Name:". */
export const labelText = (label: string, lang: Lang): string => `${label}${beforeColon[lang]}:`

/** "Nom : Anne", "Name: Anne". */
export const labelledText = (label: string, value: string, lang: Lang): string =>
  `${labelText(label, lang)} ${value}`

const dayAndMonth = {
  fr: /(\d|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
  en: /(January|February|March|April|May|June|July|August|September|October|November|December) (?=\d)/g,
}

/** The spacing rules that only one language has. */
const ownSpaces: Record<Lang, (text: string) => string> = {
  fr: (text) =>
    text
      .replace(/(\S) :(?=\s|$)/g, `$1${NBSP}:`)
      .replace(/« /g, `«${NBSP}`)
      .replace(/ »/g, `${NBSP}»`)
      .replace(/(?<![\d-])(\d{1,3}) (?=\d{3}(?![\d-]))/g, `$1${NBSP}`)
      .replace(dayAndMonth.fr, `$1${NBSP}`)
      .replace(/\bart\. (?=\d)/g, `art.${NBSP}`),
  en: (text) => text.replace(dayAndMonth.en, `$1${NBSP}`).replace(/(\d) in(?=$|[,.;)”])/g, `$1${NBSP}in`),
}

// Ranges that start with a number of three digits or more may break: in a narrow column they would leave a line half empty.
const range = /\b(\d{1,2}) (à|to) (?=\d)/g
const houseNumber = /(\d,?) (?=(?:\d+(?:re|e|st|nd|rd|th)|rue|avenue|av\.|boulevard|boul\.|chemin|rang) )/gi
const beforeUnit = /(\d\+?) (?=(?:\$|%|km|mm|po|pi²|L|min|h|ans|mois|jours|years|months|days)(?![\p{L}\d]))/gu

/**
 * Sets no-break spaces, so that texts can be typed with ordinary ones: in every language between a number and its unit, a day
 * and its month, the ends of a range, and a house number and its street; in French also before ":", inside « » and within
 * numbers, and no space before ";", "!" and "?".
 */
export function typeset(text: string, lang: Lang): string {
  return ownSpaces[lang](text)
    .replace(range, `$1${NBSP}$2${NBSP}`)
    .replace(houseNumber, `$1${NBSP}`)
    .replace(beforeUnit, `$1${NBSP}`)
}

/** Returns a function that gives the copy in one language with its spaces set. */
export function typesetCopy<Copy>(copy: Record<Lang, Copy>): (lang: Lang) => Copy {
  const set = forEachLang((lang) => typesetAll(copy[lang], lang))
  return (lang) => set[lang]
}

function typesetAll<Value>(value: Value, lang: Lang): Value {
  if (typeof value === 'string') return typeset(value, lang) as Value
  if (Array.isArray(value)) return value.map((item) => typesetAll(item, lang)) as Value
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, typesetAll(item, lang)]),
  ) as Value
}

const decimalSign: Text = { fr: ',', en: '.' }

/** A number with the decimal sign of a language: "10,5", "10.5". */
export function decimalText(value: number | string, lang: Lang): string {
  return `${value}`.replace('.', decimalSign[lang])
}

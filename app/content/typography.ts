import type { Lang, Text } from './language.ts'

const NBSP = '\u00a0'

const beforeColon: Text = { fr: NBSP, en: '' }

/** "Nom : Anne", "Name: Anne". */
export function labelledText(label: string, value: string, lang: Lang): string {
  return `${label}${beforeColon[lang]}: ${value}`
}

/** The spaces a language sets beyond those that all do. */
const ownSpaces: Record<Lang, (text: string) => string> = {
  fr: (text) =>
    text
      .replace(/(\S) :(?=\s|$)/g, `$1${NBSP}:`)
      .replace(/« /g, `«${NBSP}`)
      .replace(/ »/g, `${NBSP}»`)
      .replace(/(?<![\d-])(\d{1,3}) (?=\d{3}(?![\d-]))/g, `$1${NBSP}`),
  en: (text) => text,
}

/**
 * Sets no-break spaces, so that texts are typed with ordinary ones: in every language between a number and its unit; in
 * French also before ":", inside « » and within numbers, none before ";", "!" and "?".
 */
export function typeset(text: string, lang: Lang): string {
  return ownSpaces[lang](text.replace(/(\d) (?=(?:\$|%|km|mm|po|pi²|h)(?![\p{L}\d]))/gu, `$1${NBSP}`))
}

const decimalSign: Text = { fr: ',', en: '.' }

/** A number as it is typed: "10,5", "10.5". */
export function decimalText(value: number | string, lang: Lang): string {
  return `${value}`.replace('.', decimalSign[lang])
}

import type { Lang } from '#app/content/language.ts'
import { decimalText } from '#app/content/typography.ts'

export type FactField = {
  name: string
  label: string
  type: 'text' | 'tel' | 'email' | 'date' | 'checkbox'
  value: string
  inputMode?: 'decimal' | 'numeric' | 'url'
  checked?: boolean
}

/** The form of a single fact. Methods, as in `kind.ts`. */
export type FactForm<Value = unknown> = {
  fields(value: Value | null, lang: Lang): FactField[]
  /** What was typed, not yet checked. @param text a field, on one line */
  read(text: (name: string) => string, form: FormData): unknown
  hint(lang: Lang): string | undefined
  error(lang: Lang): string
}

export const textField = (name: string, label: string, value: string): FactField => ({
  name,
  label,
  type: 'text',
  value,
})

export const numberField = (
  name: string,
  label: string,
  amount: number | undefined,
  lang: Lang,
): FactField => ({
  ...textField(name, label, amount === undefined ? '' : decimalText(amount, lang)),
  inputMode: 'decimal',
})

/** English thousands separators: "1,250.50". Only a percentage has three decimals (`typedPercent`). */
const THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/** Parses a number as people type it: "1 250,50", "1,250.50"; `NaN` if it is none. */
export function typedNumber(text: string): number {
  const close = text.replace(/\s/g, '')
  const plain = THOUSANDS.test(close) ? close.replaceAll(',', '') : close.replace(',', '.')
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** A percentage as people type it: "9,975 %", "9.975"; a comma is never one of thousands. `NaN` if it is none. */
export const typedPercent = (text: string): number => typedNumber(text.replace('%', '').replace(',', '.'))

/** A unit behind a number: "3500 pi²", "24 mois". */
const UNIT = /(?<=\d)\s*\p{L}[\p{L}. ]*[²2]?$/u

/** A number that may have its unit behind it. */
export const measured = (text: string): number => typedNumber(text.replace(UNIT, ''))

import type { Lang } from '#app/content/language.ts'
import { decimalText } from '#app/content/typography.ts'

export type FactField = {
  name: string
  label: string
  type: 'text' | 'tel' | 'email' | 'date' | 'checkbox'
  value: string
  inputMode?: 'decimal' | 'numeric' | 'url'
  /** How many a number may have. */
  decimals?: number
  checked?: boolean
}

/** The form of a single fact. Methods, as in `kind.ts`. */
export type FactForm<Value = unknown> = {
  fields(value: Value | null, lang: Lang): FactField[]
  /** What was typed, not yet checked. @param text a field, on one line */
  read(
    text: (name: string) => string,
    form: FormData,
    number: (name: string, decimals?: number) => number,
  ): unknown
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
  decimals = 0,
): FactField => ({
  ...textField(name, label, amount === undefined ? '' : decimalText(amount, lang)),
  inputMode: 'decimal',
  decimals,
})

import { z } from 'zod'
import { forEachLang, type Lang } from '#app/content/language.ts'
import { money } from '#app/content/prices/money.ts'
import { priceUnits, unitOf } from '#app/content/prices/units.ts'
import { typeset } from '#app/content/typography.ts'
import { countOf, lineSum, ONE, type Sum } from './cents.ts'

export const text = z.object(forEachLang(() => z.string()))

/** A line of a price, from the list to the bill, as any version stored it. Without a count, how many is not known yet. */
export const line = z.object({
  /** The same as long as the line is there. */
  id: z.string().optional(),
  /** What it is a part of: lines of one job stand and fall together. */
  job: z.string().optional(),
  /** The row of the price list, or the duty, that it comes from. */
  row: z.string().optional(),
  /** Fixed when the line is made. */
  label: text,
  /** Whole thousandths. */
  count: z.number().optional(),
  /** The price of one in cents. */
  each: z.number().nullish(),
  unit: z
    .union([z.enum(priceUnits), text])
    .optional()
    .catch(undefined),
  /** Which one, where it is one of several: "essieu avant". */
  which: text.optional(),
  /** The quantity as older versions stored it: what was shown then is shown so for ever. */
  halves: z.number().optional(),
  hundredths: z.number().optional(),
})
export type Line = z.infer<typeof line>
type Quantity = Omit<Line, 'label'>

const NBSP = '\u00a0'

declare const isPrinted: unique symbol
/** A line as text: no room prints another, so that none leaves out what is counted. */
export type PrintedLine = { label: string; count: string; amount: string; [isPrinted]: true }

/** @param amount where the sum is not certain yet */
export const printed = (line: Line, lang: Lang, amount = centsText(lineSum(line), lang)) =>
  ({ label: line.label[lang], count: quantityText(line, lang), amount }) as PrintedLine

/** In one piece, for mails, files and paper: "Pose (4 pneus × 60,00 $)". */
export const labelOf = ({ label, count }: PrintedLine): string => (count ? `${label} (${count})` : label)

/** An amount in cents as a bill writes it, always with two decimals: "10,50 $", "$1,010.50". */
export const centsText = (amount: number, lang: Lang): string => money(amount / 100, lang, true)

/** `note`: what is included; `stamp`: how sure the value is, "au moins", "à confirmer". */
export type Row = { label: string; value: string; note?: string; stamp?: string }
/** Its value in one text: "436,91 $ au moins". */
export const rowText = ({ value, stamp = '' }: Pick<Row, 'value' | 'stamp'>): string =>
  `${value} ${stamp}`.trim()
export type SumLabels = Record<keyof Sum, string>

/** The sum before taxes, both taxes, and the total, in the order of their labels. */
export const sumRows = (labels: SumLabels, textOf: (part: keyof Sum) => string): Row[] =>
  (Object.keys(labels) as (keyof Sum)[]).map((part) => ({ label: labels[part], value: textOf(part) }))

/** "4 pneus × 60,00 $", "essieu avant"; of what is not counted the price of one, "60,00 $ / pneu". Empty for one without a unit. */
function quantityText(line: Quantity, lang: Lang): string {
  const { each, unit, which } = line
  const count = countOf(line)
  const price = centsText(each ?? 0, lang)
  if (count === undefined) return unit && each ? `${price} ${unitOf(unit)[lang].after}` : ''
  const number = (count / ONE).toLocaleString(`${lang}-CA`)
  if (line.count === undefined) return count === ONE ? '' : olderText(line, number, price, lang)
  const { one = '', many = '' } = unit ? unitOf(unit)[lang] : {}
  if (count === ONE) return which?.[lang] ?? (one && `${number}${NBSP}${one}`)
  return timesText([number, many], price, NBSP)
}

/** As it was written before units were: only litres and hours had a sign. */
function olderText({ halves, unit }: Quantity, number: string, price: string, lang: Lang): string {
  const sign = unit === 'litre' ? 'L' : unit === 'hour' ? 'h' : ''
  return typeset(timesText([number, sign], price, halves === undefined ? ' ' : NBSP), lang)
}

const timesText = (counted: string[], price: string, gap: string) =>
  `${[...counted, '×'].filter(Boolean).join(gap)} ${price}`

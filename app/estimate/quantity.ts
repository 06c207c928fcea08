import { z } from 'zod'
import { forEachLang, type Lang } from '#app/content/language.ts'
import { money } from '#app/content/prices/money.ts'
import { priceUnits, unitOf } from '#app/content/prices/units.ts'
import { typeset } from '#app/content/typography.ts'
import { ONE } from './cents.ts'

export const text = z.object(forEachLang(() => z.string()))

/** How many of what a line is for. Without a count, the price of one is known and how many is not. */
export const quantity = z.object({
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
export type Quantity = z.infer<typeof quantity>

const NBSP = '\u00a0'

/** The quantity in whole thousandths, however it was stored; undefined without one. */
export const countOf = ({ count, halves, hundredths }: Quantity): number | undefined =>
  count ?? (halves === undefined ? hundredths && hundredths * 10 : halves * (ONE / 2))

/** "4 pneus × 60,00 $", "essieu avant"; of what is not counted the price of one, "60,00 $ / pneu". Empty for one without a unit. */
export function quantityText(line: Quantity, lang: Lang): string {
  const { each, unit, which } = line
  const count = countOf(line)
  const price = money((each ?? 0) / 100, lang, true)
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

import type { Facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { packagesWith } from '#app/content/packages/index.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import type { PriceUnit } from '#app/content/prices/units.ts'
import { labelledText } from '#app/content/typography.ts'
import { estimate } from './estimate.ts'
import { shownSlip } from './shown.ts'

/** The line of an online price if a row were by this unit, in the largest case: "Freins : 2 essieux × 100,00 $ = 200,00 $". */
export function followsFrom(row: PriceKey, unit: PriceUnit, facts: Facts, lang: Lang): string {
  const [job] = packagesWith(row)
  if (!job) return ''
  const answers = Object.fromEntries(
    job.questions.map(({ name, options }) => {
      const having = options.find(({ lines }) => lines?.some((line) => 'row' in line && line.row === row))
      return [name, (having ?? options.at(-1))?.id]
    }),
  )
  const prices = { ...facts.prices, [row]: { ...facts.prices[row], unit } }
  const priced = estimate(job, answers, { ...facts, prices })
  const line = shownSlip(priced, lang).lines[priced.lines.findIndex((each) => each.row === row)]
  const sum = [line?.count, line?.amount].filter(Boolean).join(' = ')
  return labelledText(job.label[lang], sum, lang)
}

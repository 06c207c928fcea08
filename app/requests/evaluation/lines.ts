import { facts } from '#app/content/facts.ts'
import { packages, packagesWith } from '#app/content/packages/index.ts'
import { everyLine } from '#app/content/packages/package.ts'
import { type DutyKey, duties, type Price, type RowKey } from '#app/content/prices/prices.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { cents, countOf, ONE } from '#app/estimate/cents.ts'
import { type Estimate, inEach, isDeducted } from '#app/estimate/estimate.ts'
import type { EvaluationLine } from './evaluation.ts'

/** A line without anything in it yet. */
export const emptyLine = (id: string, type: EvaluationLine['type']): EvaluationLine => ({
  id,
  type,
  label: { fr: '', en: '' },
  count: ONE,
  each: null,
  consequence: '',
})

/** The next free id of a line: l1, l2, … */
export const nextId = (lines: readonly EvaluationLine[]): string =>
  `l${Math.max(0, ...lines.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`

/** A line of the price list as visitors see it, or one of the duties on new tires; undefined if it is neither. */
export function lineOfRow(id: string, row: string): EvaluationLine | undefined {
  const { prices } = facts()
  const price: Price | undefined = isDuty(row)
    ? duties[row]
    : Object.hasOwn(prices, row) && rowStands(row as RowKey)
      ? prices[row as RowKey]
      : undefined
  if (!price) return undefined
  const type = isDuty(row) ? 'duty' : typeOf(row, price)
  return {
    ...emptyLine(id, type),
    label: inEach(price.label, facts()),
    row,
    job: packagesWith(row)[0]?.id,
    each: typeof price.amount === 'number' ? cents(price.amount) : null,
    ...(price.unit && { unit: price.unit }),
    ...(type === 'part' && { condition: 'new' as const }),
  }
}

const isDuty = (row: string): row is DutyKey => Object.hasOwn(duties, row)

/** What a row is in the jobs that the site prices: a part, labour, or a package of both. What costs by the hour is labour. */
function typeOf(row: string, { unit }: Price): EvaluationLine['type'] {
  const line = packages.flatMap(everyLine).find((each) => 'row' in each && each.row === row)
  return line?.type ?? (unit === 'hour' ? 'labour' : 'package')
}

/**
 * The lines of the price that a customer saw, under the same ids. What is free has none, nor has a diagnostic that a repair would
 * pay for; and the sum that makes an inspection free is no price.
 */
export function linesOf(seen: Pick<Estimate, 'lines'> | undefined): EvaluationLine[] {
  const lines: EvaluationLine[] = []
  for (const line of seen?.lines ?? []) {
    const { id, job, type, row, certainty, label, each, unit, which, lowest } = line
    if (lowest === 0 || isDeducted(line)) continue
    const isPriced = row !== 'freeInspectionFrom' && ['firm', 'minimum', 'toConfirm'].includes(certainty)
    // The price of one is known: the mechanic says how many.
    const isUncounted = each && countOf(line) === undefined
    lines.push({
      ...emptyLine(id ?? nextId(lines), type),
      ...{ job, row, label, unit, which },
      count: isUncounted ? 0 : (countOf(line) ?? ONE),
      each: isUncounted ? each : isPriced ? (each ?? lowest ?? null) : null,
      ...(type === 'part' && { condition: 'new' as const }),
    })
  }
  return lines
}

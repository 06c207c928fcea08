import { bundledFacts, type Facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import type { JobId } from '#app/content/packages/package.ts'
import { type Price, type PriceKey, prices } from '#app/content/prices/prices.ts'
import { type Answers, type Estimate, estimate } from '#app/estimate/estimate.ts'

/** Before taxes, GST, QST, total; in dollars, as worked out by hand, with a space between. */
type Amounts = string

export type Case = {
  job: JobId
  answers: Answers
  certainty: Estimate['certainty']
  lowest: Amounts
  highest?: Amounts
  evaluation: Estimate['evaluation']
}

const zero: Amounts = '0.00 0.00 0.00 0.00'
const s50: Amounts = '50.00 2.50 4.99 57.49'
const s60: Amounts = '60.00 3.00 5.99 68.99' // QST 5.985: half a cent
const s70: Amounts = '70.00 3.50 6.98 80.48'
const s80: Amounts = '80.00 4.00 7.98 91.98'
const s90: Amounts = '90.00 4.50 8.98 103.48'
const s100: Amounts = '100.00 5.00 9.98 114.98' // QST 9.975: half a cent
const s110: Amounts = '110.00 5.50 10.97 126.47'
const s120: Amounts = '120.00 6.00 11.97 137.97'
const s130: Amounts = '130.00 6.50 12.97 149.47'
const s140: Amounts = '140.00 7.00 13.97 160.97' // QST 13.965: half a cent
const s40: Amounts = '40.00 2.00 3.99 45.99'

function firm(job: JobId, answers: Answers, lowest: Amounts): Case {
  const evaluation = Number.parseFloat(lowest) > 100 ? 'yes' : 'no'
  return { job, answers, certainty: 'firm', lowest, highest: lowest, evaluation }
}

function range(job: JobId, answers: Answers, lowest: Amounts, highest: Amounts): Case {
  return { job, answers, certainty: 'range', lowest, highest, evaluation: 'maybe' }
}

function least(job: JobId, answers: Answers, lowest: Amounts): Case {
  return {
    job,
    answers,
    certainty: 'minimum',
    lowest,
    evaluation: Number.parseFloat(lowest) > 100 ? 'yes' : 'maybe',
  }
}

/** 50 estimates, worked out by hand from the garage's price list of November 2026. */
export const cases: readonly Case[] = [
  // Labour 40, filter from 10.50, oil from 10 a litre: the 100 that calls for a written evaluation lies between 4.5 and 5
  // litres.
  least('oilChange', { oil: 'synthetic', litres: '4' }, '90.50 4.53 9.03 104.06'), // GST 4.525
  least('oilChange', { oil: 'synthetic', litres: '4.5' }, '95.50 4.78 9.53 109.81'), // GST 4.775
  least('oilChange', { oil: 'synthetic', litres: '5' }, '100.50 5.03 10.02 115.55'), // GST 5.025
  least('oilChange', { oil: 'synthetic', litres: '5.5' }, '105.50 5.28 10.52 121.30'),
  least('oilChange', { oil: 'synthetic', litres: '6' }, '110.50 5.53 11.02 127.05'),
  least('oilChange', { oil: 'synthetic' }, '85.50 4.28 8.53 98.31'),
  least('oilChange', { oil: 'blend', litres: '4.5' }, '77.50 3.88 7.73 89.11'),
  least('oilChange', { oil: 'blend', litres: '5' }, '80.50 4.03 8.03 92.56'),
  least('oilChange', {}, '71.50 3.58 7.13 82.21'),

  firm('rustproofing', { vehicle: 'car' }, s100),
  firm('rustproofing', { vehicle: 'suv' }, s120),
  firm('rustproofing', { vehicle: 'truck' }, s140),
  range('rustproofing', {}, s100, s140),

  firm('tireSwap', {}, s40),
  firm('tireSwap', { storage: 'yes' }, s100),

  firm('tireFitting', { wheels: '13-17', supplement: 'no' }, s60),
  firm('tireFitting', { wheels: '13-17', supplement: 'yes' }, s100),
  firm('tireFitting', { wheels: '18', supplement: 'no' }, s70),
  firm('tireFitting', { wheels: '18', supplement: 'yes' }, s110),
  firm('tireFitting', { wheels: '19', supplement: 'no' }, s80),
  firm('tireFitting', { wheels: '19', supplement: 'yes' }, s120),
  firm('tireFitting', { wheels: '20', supplement: 'no' }, s90),
  firm('tireFitting', { wheels: '20', supplement: 'yes' }, s130),
  { ...range('tireFitting', { supplement: 'no' }, s60, s90), evaluation: 'no' },
  range('tireFitting', { supplement: 'yes' }, s100, s130),
  { ...range('tireFitting', { wheels: '13-17' }, s60, s100), evaluation: 'no' },
  range('tireFitting', {}, s60, s130),
  // Four new tires: a duty of 4 × 4.50 or 4 × 6.00; the tires themselves have no price yet.
  least('tireFitting', { wheels: '13-17', supplement: 'no', tires: 'new' }, '78.00 3.90 7.78 89.68'),
  least('tireFitting', { wheels: '18', supplement: 'yes', tires: 'new' }, '128.00 6.40 12.77 147.17'),
  least('tireFitting', { wheels: '13-17', supplement: 'no', tires: 'newLarge' }, '84.00 4.20 8.38 96.58'),
  least('tireFitting', { wheels: '20', supplement: 'yes', tires: 'newLarge' }, '154.00 7.70 15.36 177.06'),

  firm('flat', {}, '5.00 0.25 0.50 5.75'),
  firm('flat', { count: '2' }, '10.00 0.50 1.00 11.50'),
  firm('flat', { count: '3' }, '15.00 0.75 1.50 17.25'),
  firm('flat', { count: '4' }, '20.00 1.00 2.00 23.00'), // QST 1.995: half a cent
  firm('flat', { valve: 'yes' }, '10.00 0.50 1.00 11.50'),
  firm('flat', { count: '4', valve: 'yes' }, s40),

  least('brakes', { rotors: 'no' }, s100),
  least('brakes', {}, s100),
  least('brakes', { rotors: 'regular' }, '380.00 19.00 37.91 436.91'), // QST 37.905: half a cent
  least('brakes', { rotors: 'premium' }, '480.00 24.00 47.88 551.88'),
  least('brakes', { rotors: 'regular', calipers: 'yes' }, '480.00 24.00 47.88 551.88'),
  least('brakes', { rotors: 'regular', calipers: 'yes', bleed: 'yes' }, '590.00 29.50 58.85 678.35'),

  firm('inspection', {}, s50),
  least('inspection', { repair: 'small' }, s50),
  // With a large repair the inspection is free, and the repair costs 50 or more.
  least('inspection', { repair: 'large' }, s50),

  least('diagnostic', {}, s100),

  least('bodywork', {}, zero),
  least('bodywork', { work: 'collision' }, zero),
  least('bodywork', { work: 'painting' }, zero),
]

/** The prices that the cases were worked out from, whatever the garage's prices are today. */
const amounts = {
  oilChange: 40,
  syntheticOil: 10,
  blendOil: 6,
  oilFilter: 10.5,
  rustproofingCar: 100,
  rustproofingSuv: 120,
  rustproofingTruck: 140,
  tireSwap: 40,
  tireStorage: 60,
  balancing13to17: 60,
  balancing18: 70,
  balancing19: 80,
  balancing20: 90,
  tireSurcharge: 10,
  flatRepair: 5,
  valve: 5,
  premiumRotors: 380,
  regularRotors: 280,
  brakeLabour: 100,
  caliperService: 100,
  brakeBleed: 100,
  brakeFluid: 10,
  diagnostic: 100,
  inspection: 50,
  freeInspectionFrom: 50,
} satisfies Partial<Record<PriceKey, number>>

/** The price list with these amounts. */
export const factsOfCases: Facts = {
  ...bundledFacts,
  // As a garage that has said what each of its prices is for.
  prices: Object.fromEntries(
    Object.entries(prices).map(([key, { unitToConfirm: _, ...price }]: [string, Price]) => [
      key,
      { ...price, ...(key in amounts && { amount: amounts[key as keyof typeof amounts] }) },
    ]),
  ) as Facts['prices'],
}

/** A case with what it costs today. */
export type PricedCase = Pick<Case, 'job' | 'answers'> & Estimate

export function pricedNow(job: JobId, answers: Answers): PricedCase {
  return { job, answers, ...estimate(packageOf(job), answers, bundledFacts) }
}

export const casesNow: readonly PricedCase[] = cases.map(({ job, answers }) => pricedNow(job, answers))

/** An amount in cents as a bill in a language writes it. */
export function writtenAmount(amount: number, lang: Lang): string {
  const dollars = (amount / 100).toFixed(2)
  return { fr: `${dollars.replace('.', ',')}\u00a0$`, en: `$${dollars}` }[lang]
}

/** From one amount to another, without cents between whole dollars. */
function writtenRange(low: number, high: number, lang: Lang): string {
  const isWhole = low % 100 === 0 && high % 100 === 0
  const text = (amount: number) =>
    isWhole ? writtenAmount(amount, lang).replace(/[.,]00/, '') : writtenAmount(amount, lang)
  return `${text(low)} – ${text(high)}`
}

/** The sums that every place showing a case must contain. */
export function writtenSums({ certainty, lowest, highest }: PricedCase, lang: Lang): string[] {
  const parts = ['before', 'gst', 'qst', 'total'] as const
  if (certainty === 'range' && highest)
    return parts.map((part) => writtenRange(lowest[part], highest[part], lang))
  return lowest.before === 0 ? [] : parts.map((part) => writtenAmount(lowest[part], lang))
}

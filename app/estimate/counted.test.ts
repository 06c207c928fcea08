import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import { packageOf, packages } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import { everyLine, type JobId } from '#app/content/packages/package.ts'
import type { Price, PriceKey } from '#app/content/prices/prices.ts'
import { type AnyUnit, type PriceUnit, priceUnits } from '#app/content/prices/units.ts'
import { type Answers, estimate } from './estimate.ts'
import { followsFrom } from './follows.ts'
import { shownSlip } from './shown.ts'
import { usualEstimate } from './usual.ts'

/** The facts where each price is for one of a unit. */
function pricedBy(unit: AnyUnit | undefined, amount = 33.33): Facts {
  const prices = Object.entries(bundledFacts.prices).map(([key, { label }]): [string, Price] => [
    key,
    { label, amount, ...(unit && { unit }) },
  ])
  return { ...bundledFacts, prices: Object.fromEntries(prices) as unknown as Facts['prices'] }
}

type Times = Partial<Record<PriceUnit, number>>
const alone = { vehicle: 1, season: 1 }
const four: Times = { ...alone, tire: 4, axle: 2, valve: 4, each: 4 }
const axles = (count: number): Times => ({
  ...alone,
  axle: count,
  tire: 2 * count,
  valve: 2 * count,
  each: 2 * count,
})
const litres = (litre: number): Times => ({ ...alone, litre })
const flats = (count: number): Times => ({ ...alone, tire: count, valve: count, each: count })

/** How many of each unit a row is for, as one would count them by hand; a unit that is not named cannot be counted. */
const counted: [JobId, Answers, PriceKey, Times][] = [
  ...[3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8].flatMap((count): [JobId, Answers, PriceKey, Times][] => [
    ['oilChange', { oil: 'synthetic', litres: `${count}` }, 'syntheticOil', litres(count)],
    ['oilChange', { oil: 'blend', litres: `${count}` }, 'blendOil', litres(count)],
  ]),
  ['oilChange', { litres: '5' }, 'oilChange', litres(5)],
  ['oilChange', { litres: '5' }, 'oilFilter', { ...alone, valve: 1, each: 1 }],
  ['rustproofing', { vehicle: 'car' }, 'rustproofingCar', alone],
  ['rustproofing', { vehicle: 'suv' }, 'rustproofingSuv', alone],
  ['rustproofing', { vehicle: 'truck' }, 'rustproofingTruck', alone],
  ['tireSwap', { storage: 'yes' }, 'tireSwap', four],
  ['tireSwap', { storage: 'yes' }, 'tireStorage', four],
  ['tireFitting', { wheels: '13-17', supplement: 'yes' }, 'balancing13to17', four],
  ['tireFitting', { wheels: '18', supplement: 'yes' }, 'balancing18', four],
  ['tireFitting', { wheels: '19', supplement: 'yes' }, 'balancing19', four],
  ['tireFitting', { wheels: '20', supplement: 'yes', tires: 'new' }, 'balancing20', four],
  ['tireFitting', { wheels: '20', supplement: 'yes' }, 'tireSurcharge', four],
  ...[1, 2, 3, 4].flatMap((count): [JobId, Answers, PriceKey, Times][] => [
    ['flat', { count: `${count}`, valve: 'yes' }, 'flatRepair', flats(count)],
    ['flat', { count: `${count}`, valve: 'yes' }, 'valve', flats(count)],
  ]),
  ...(['front', 'rear', 'both'] as const).flatMap((which): [JobId, Answers, PriceKey, Times][] => {
    const times = axles(which === 'both' ? 2 : 1)
    const answers = { axles: which, rotors: 'regular', calipers: 'yes', bleed: 'yes' }
    return (['brakeLabour', 'regularRotors', 'caliperService', 'brakeBleed'] as const).map((row) => [
      'brakes',
      answers,
      row,
      times,
    ])
  }),
  ['brakes', { axles: 'both', rotors: 'premium' }, 'premiumRotors', axles(2)],
  ['brakes', { axles: 'both', bleed: 'yes' }, 'brakeFluid', litres(1)],
  ['inspection', {}, 'inspection', alone],
  ['diagnostic', {}, 'diagnostic', alone],
]

/** Every unit, a unit of the garage's own, and none. */
const all: (AnyUnit | undefined)[] = [...priceUnits, { fr: 'jour', en: 'day' }, undefined]

test.each(counted)('a price by any unit of %s %j: %s is for %j', (job, answers, row, times) => {
  for (const unit of all) {
    const facts = pricedBy(unit)
    const line = estimate(packageOf(job), answers, facts).lines.find((each) => each.row === row)
    const count = unit === undefined ? 1 : typeof unit === 'string' ? times[unit] : undefined
    // 33.33 $ by tenths, half a cent up: all in whole numbers, another way than the product's.
    const sum = count && Number((3333n * BigInt(count * 10) + 5n) / 10n)
    expect([unit, line?.lowest]).toEqual([unit, sum])
    if (count) expect(line?.count, `${unit}`).toBe(count * 1_000)
    else expect(line, `${unit}`).toMatchObject({ certainty: 'toSee', each: 33_33, unit })
  }
})

test('every row that a job takes at its amount is among them', () => {
  const rows = packages
    .flatMap(everyLine)
    .flatMap((line) => ('row' in line && !/free|least/.test(line.as ?? '') ? line.row : []))
  const priced = rows.filter((row) => typeof bundledFacts.prices[row].amount === 'number')
  expect(priced.filter((row) => !counted.some(([, , known]) => known === row))).toEqual([])
})

describe('brakes at 100 $ an axle', () => {
  const facts = pricedBy('axle', 100)
  const asked = (now: Facts) => offeredPackages(now).find(({ id }) => id === 'brakes')?.questions[0]?.name

  test('ask which axles; a price for the whole job asks nothing of them', () => {
    expect([asked(facts), asked(pricedBy('each')), asked(pricedBy('tire'))]).toEqual([
      'axles',
      'axles',
      'axles',
    ])
    expect([asked(pricedBy('vehicle')), asked(pricedBy(undefined))]).toEqual(['rotors', 'rotors'])
  })

  test.each([
    [{ axles: 'front' }, 'essieu avant', 100_00, 100_00, 'toConfirm'],
    [{ axles: 'rear' }, 'essieu arrière', 100_00, 100_00, 'toConfirm'],
    [{ axles: 'both' }, '2 essieux × 100,00 $', 200_00, 200_00, 'toConfirm'],
    [{}, '100,00 $ / essieu', 100_00, 200_00, 'range'],
  ] as const)('of %j say "%s"', (answers, count, lowest, highest, certainty) => {
    const found = estimate(packageOf('brakes'), { ...answers, rotors: 'no' }, facts)
    expect(found.lines[0]).toMatchObject({ lowest, highest, certainty })
    expect(shownSlip(found, 'fr').lines[0]?.count.replace(/\s/g, ' ')).toBe(count)
  })

  test('are shown for the front in the receipt of the service', () => {
    setFacts(facts)
    const usual = usualEstimate('freins', 'en')
    expect([usual?.subject, usual?.answers, usual?.slip.lines[0]?.count]).toEqual([
      'Front brakes',
      ['Axle: Front', 'Rotors: Regular'],
      'front axle',
    ])
  })
})

test('nothing is counted that no price is by', () => {
  const questions = (unit: AnyUnit | undefined) =>
    Object.fromEntries(
      offeredPackages(pricedBy(unit)).map(({ id, questions }) => [id, questions.map(({ name }) => name)]),
    )
  expect(questions('vehicle')).toMatchObject({ oilChange: ['oil'], flat: ['valve'] })
  expect(questions('litre')).toMatchObject({ oilChange: ['oil', 'litres'], flat: ['valve'] })
  expect(questions('valve')).toMatchObject({ oilChange: ['oil'], flat: ['count', 'valve'] })
})

test.each([
  ['balancing13to17', 'tire', 'Pose et équilibrage : 4 pneus × 60,00 $ = 240,00 $'],
  ['balancing13to17', 'vehicle', 'Pose et équilibrage : 60,00 $'],
  ['regularRotors', 'axle', 'Freins : 2 essieux × 280,00 $ = 560,00 $'],
  ['caliperService', 'each', 'Freins : 4 × 100,00 $ = 400,00 $'],
  ['labour', 'hour', ''],
] as const)('%s by the unit %s makes an online price of "%s"', (row, unit, text) => {
  expect(followsFrom(row, unit, bundledFacts, 'fr').replace(/\s/g, ' ')).toBe(text)
})

import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { holds } from '#app/content/records/stands.ts'
import { services } from '#app/content/services/index.ts'
import { feeToAnnounce } from '#app/requests/announced.server.ts'
import { linesOf } from '#app/requests/evaluation/lines.ts'
import { readCarried, shownEstimate } from './carried.server.ts'
import { estimate } from './estimate.ts'
import { holdsUntil } from './holds.ts'
import { shownSlip } from './shown.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

/** The facts of a site that is open, with these records confirmed. */
function open(...confirmed: string[]): Facts {
  const answers = Object.fromEntries(confirmed.map((id) => [id, 'true' as const]))
  return { ...bundledFacts, opening: { openedOn: '2026-11-25', answers } }
}

describe('an open site', () => {
  test('lists a price only once it is confirmed, and then on every list of its service', () => {
    setFacts(open('prices.oilChange'))
    expect(services.flatMap(({ id }) => listedRows(id))).toEqual(['oilChange'])
  })

  test('posts the hourly rate whatever services it offers', () => {
    const tires = bundledFacts.services.filter(({ id }) => id === 'pneus')
    const now = { ...open('prices.labour', 'prices.diagnostic'), services: tires }
    expect(listedRows('general', now)).toEqual(['labour'])
  })

  test('has a price list only with a row of the price page', () => {
    expect(
      ['prices.brakeLabour', 'prices.oilChange', 'prices.labour'].map((id) => holds('prices', open(id))),
    ).toEqual([false, true, true])
  })

  test('lists a row that the garage added itself', () => {
    expect(rowStands('row1' as RowKey, open())).toBe(true)
  })

  test('prices a job only where the package and its prices stand', () => {
    expect(offeredPackages(open())).toEqual([])
    expect(offeredPackages(open('packages.oilChange'))).toEqual([])
    expect(offeredPackages(open('prices.rustproofingCar'))).toEqual([])
    const [job, ...others] = offeredPackages(open('packages.rustproofing', 'prices.rustproofingCar'))
    expect([job?.id, others.length]).toEqual(['rustproofing', 0])
    expect(job?.questions[0]?.options.map(({ id }) => id)).toEqual(['car'])
    setFacts(open('packages.rustproofing', 'prices.rustproofingCar'))
    expect(job && shownEstimate(job, {}, 'fr', NOW).slip.lines).toMatchObject([{ amount: 'à voir' }])
    const value = job && shownEstimate(job, { vehicle: 'car' }, 'fr', NOW).value
    expect(readCarried(`${value}`, 'fr')?.job).toEqual(job)
  })

  test.each(['tireSwap', 'inspection'])(
    'asks nothing of %s that has only one answer, and prices it',
    (id) => {
      const now = open(`packages.${id}`, `prices.${id}`)
      const [job] = offeredPackages(now)
      expect(job?.questions).toEqual([])
      expect(job && estimate(job, {}, now).lines.map(({ row }) => row)).toEqual([id])
    },
  )

  test('says nothing of an amount that is not confirmed, whoever asks for it', () => {
    const [line] = estimate(packageOf('rustproofing'), { vehicle: 'suv' }, open()).lines
    expect(line).toMatchObject({ certainty: 'toSee' })
    expect(line).not.toHaveProperty('lowest')
  })
})

test('a diagnostic that nobody said is deducted is a price of its own, to which the repair is added', () => {
  const confirmed = ['packages.diagnostic', 'prices.diagnostic']
  const lines = (facts: Facts) => estimate(packageOf('diagnostic'), {}, facts).lines
  const certainties = (facts: Facts) => lines(facts).map(({ certainty }) => certainty)
  expect(certainties(open(...confirmed, 'diagnosticDeducted'))).toEqual(['toSee', 'toSee'])
  setFacts(open(...confirmed))
  expect(certainties(open(...confirmed))).toEqual(['firm', 'toSee'])
  expect(shownEstimate(packageOf('diagnostic'), {}, 'fr', NOW).text).toContain('au moins')
  expect(linesOf({ lines: lines(open(...confirmed)) }).map(({ row }) => row)).toEqual([
    'diagnostic',
    'repair',
  ])
  const request = { service_type: 'diagnostic', email: 'a@b.example', lang: 'fr' } as const
  expect(feeToAnnounce(request, undefined)).toMatchObject({ row: 'diagnostic', cents: 100_00 })
})

describe('a price of which nobody has said what it is for', () => {
  const brakes = () => estimate(packageOf('brakes'), { rotors: 'regular' }, bundledFacts)

  test('is to be confirmed, never firm, and holds until no day', () => {
    expect(brakes().lines.map(({ certainty }) => certainty)).toEqual(['toConfirm', 'toSee', 'toConfirm'])
    expect(shownSlip(brakes(), 'fr').lines[0]?.stamp).toBe('à confirmer')
    expect(shownSlip(brakes(), 'fr').binds).toBe('')
    expect(holdsUntil(brakes(), NOW)).toBeUndefined()
  })

  test('gives no total', () => {
    const found = estimate(packageOf('tireFitting'), { wheels: '18', supplement: 'no' }, bundledFacts)
    expect([found.certainty, found.highest]).toEqual(['minimum', undefined])
  })
})

test('a price is firm once its row and its package are confirmed, and holds until a day only where the garage promises it', () => {
  const row = 'prices.rustproofingCar'
  const job = 'packages.rustproofing'
  const held = (facts: Facts) => {
    setFacts(facts)
    const found = estimate(packageOf('rustproofing'), { vehicle: 'car' }, facts)
    return [found.lines[0]?.certainty, holdsUntil(found, NOW)]
  }
  expect(held(bundledFacts)).toEqual(['toConfirm', undefined])
  expect(held(open(row, 'priceHolds'))).toEqual(['toConfirm', undefined])
  expect(held(open(row, job))).toEqual(['firm', undefined])
  expect(held(open(row, job, 'priceHolds'))).toEqual(['firm', '2026-12-25'])
})

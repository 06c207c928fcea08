import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { packageOf, packages } from '#app/content/packages/index.ts'
import type { PackageQuestion } from '#app/content/packages/package.ts'
import { type PriceBook, prices } from '#app/content/prices/prices.ts'
import { cases, factsOfCases } from '../../test/estimate-cases.ts'
import { cents, evaluationDue, taxOn, withTaxes } from './cents.ts'
import { asksEstimate, choicesQuery, readChoices } from './choices.ts'
import { estimate } from './estimate.ts'

const { prices: confirmed } = factsOfCases
const inCents = (amounts: string | undefined) => amounts?.split(' ').map((amount) => cents(Number(amount)))

test.each(cases)(
  '$job $answers costs $lowest',
  ({ job, answers, certainty, lowest, highest, evaluation }) => {
    const found = estimate(packageOf(job), answers, factsOfCases)
    const amounts = (sum: typeof found.highest) => sum && [sum.before, sum.gst, sum.qst, sum.total]
    expect(amounts(found.lowest)).toEqual(inCents(lowest))
    expect(amounts(found.highest)).toEqual(inCents(highest))
    expect([found.certainty, found.evaluation]).toEqual([certainty, evaluation])
  },
)

test('every package, wheel size and vehicle has its case', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40)
  expect(new Set(cases.map(({ job }) => job))).toEqual(new Set(packages.map(({ id }) => id)))
})

describe('money', () => {
  test('a written evaluation is due above 100.00, not at it', () => {
    expect(evaluationDue(100_00, 100_00)).toBe('no')
    expect(evaluationDue(100_01, 100_01)).toBe('yes')
    expect(evaluationDue(100_00, 100_01)).toBe('maybe')
    expect(evaluationDue(100_01, undefined)).toBe('yes')
    expect(evaluationDue(0, undefined)).toBe('maybe')
  })

  test('each tax is rounded by itself, half a cent up', () => {
    expect(withTaxes(100_00, bundledFacts.taxes)).toEqual({
      before: 100_00,
      gst: 5_00,
      qst: 9_98,
      total: 114_98,
    })
    expect(withTaxes(10, bundledFacts.taxes)).toEqual({ before: 10, gst: 1, qst: 1, total: 12 })
    expect(withTaxes(0, bundledFacts.taxes)).toEqual({ before: 0, gst: 0, qst: 0, total: 0 })
    // Every amount up to $10,000 agrees with exact integer arithmetic.
    for (let amount = 0; amount <= 10_000_00; amount += 1) {
      const exact = BigInt(amount) * 9975n
      const rounded = exact / 100_000n + (exact % 100_000n >= 50_000n ? 1n : 0n)
      if (taxOn(amount, 9.975) !== Number(rounded)) throw new Error(`QST on ${amount}`)
    }
  })
})

describe('a package', () => {
  test('asks three questions at most, besides one that counts', () => {
    const counts = ({ options }: PackageQuestion) => options.some((option) => option.counts)
    for (const { id, questions } of packages) {
      expect(questions.filter((question) => !counts(question)).length, id).toBeLessThanOrEqual(3)
      expect(questions.filter(counts).length, id).toBeLessThanOrEqual(1)
    }
  })

  test('whose price the owner withdraws is to be seen, and makes no total', () => {
    const withdrawn: PriceBook = {
      ...prices,
      rustproofingSuv: { ...prices.rustproofingSuv, amount: 'quote' },
    }
    const found = estimate(
      packageOf('rustproofing'),
      { vehicle: 'suv' },
      { ...bundledFacts, prices: withdrawn },
    )
    expect(found.certainty).toBe('minimum')
    expect(found.lines[0]).toMatchObject({ certainty: 'toSee' })
    expect(found.lines[0]?.lowest).toBeUndefined()
  })

  test('whose answer is unknown has no price where one of the answers has none', () => {
    const withdrawn: PriceBook = { ...confirmed, balancing18: { ...confirmed.balancing18, amount: 'quote' } }
    const facts = { ...bundledFacts, prices: withdrawn }
    const found = estimate(packageOf('tireFitting'), { supplement: 'no' }, facts)
    expect(found.lines.map(({ certainty, lowest }) => [certainty, lowest])).toEqual([['toSee', undefined]])
    expect(found.lowest.before).toBe(0)
  })

  test('follows the price list', () => {
    const dearer: PriceBook = { ...confirmed, balancing18: { ...confirmed.balancing18, amount: 75.25 } }
    const found = estimate(
      packageOf('tireFitting'),
      { wheels: '18', supplement: 'no' },
      { ...bundledFacts, prices: dearer },
    )
    expect(found.lowest).toEqual({ before: 75_25, gst: 3_76, qst: 7_51, total: 86_52 })
  })
})

describe('an address', () => {
  const readQuery = (query: string, lang: 'fr' | 'en' = 'fr') => readChoices(new URLSearchParams(query), lang)

  test('says the same job and answers in either language', () => {
    for (const { job, answers } of cases)
      for (const lang of langs) {
        const read = readQuery(choicesQuery(packageOf(job), answers, lang), lang)
        expect({ ...read, job: read.job?.id }).toEqual({ job, answers, problems: [] })
      }
  })

  test.each([
    ['travail=nettoyage', [{ on: 'job', kind: 'choice' }]],
    ['travail=', [{ on: 'job', kind: 'missing' }]],
    ['roues=18', [{ on: 'job', kind: 'missing' }]],
    ['travail=crevaison&travail=freins', [{ on: 'job', kind: 'choice' }]],
    ['travail=crevaison&nombre=-1', [{ on: 'count', kind: 'choice' }]],
    ['travail=crevaison&nombre=1000', [{ on: 'count', kind: 'choice' }]],
    ['travail=crevaison&nombre=1&nombre=2', [{ on: 'count', kind: 'choice' }]],
    [
      'travail=vidange&litres=1e9&huile=__proto__',
      [
        { on: 'oil', kind: 'choice' },
        { on: 'litres', kind: 'choice' },
      ],
    ],
    ['travail=vidange&roues=18', [{ on: 'wheels', kind: 'apart' }]],
    ['job=oil-change', [{ on: 'job', kind: 'language' }]],
    ['travail=oil-change', [{ on: 'job', kind: 'language' }]],
    ['travail=vidange&huile=synthetic', [{ on: 'oil', kind: 'choice' }]],
  ] as const)('%s is no question that has a price', (query, problems) => {
    expect(readQuery(query).problems).toEqual(problems)
  })

  test('may carry what others add to it, and answers left empty', () => {
    expect(readQuery('travail=freins&disques=&utm_source=x').problems).toEqual([])
    expect(asksEstimate(new URLSearchParams('utm_source=x'))).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { packages } from '#app/content/packages/index.ts'
import { hasAnswers } from './estimate.ts'
import { rowText } from './line.ts'
import { usualEstimate } from './usual.ts'

test('every commonest case is one that its job asks for', () => {
  for (const job of packages) expect(hasAnswers(job, job.usual?.answers ?? {}), job.id).toBe(true)
})

describe('the receipt of a service', () => {
  test('says what front brakes cost in all, as a minimum that does not look final', () => {
    const { subject, slip } = usualEstimate('freins', 'fr') ?? {}
    expect(subject).toBe('Freins avant')
    expect(slip?.sum.rows.map(rowText)).toEqual([
      '380,00\u00a0$',
      '19,00\u00a0$',
      '37,91\u00a0$',
      '436,91\u00a0$ au moins',
    ])
    expect(slip?.lines.find(({ label }) => label === 'Plaquettes')).toMatchObject({ amount: 'à voir' })
  })

  test.each(langs)('has no sum where nothing has a price, %s', (lang) => {
    const { lines, sum } = usualEstimate('carrosserie', lang)?.slip ?? {}
    const free = { fr: ['sans frais', 'à voir'], en: ['free', 'to be determined'] }
    expect([sum?.rows, lines?.map(({ amount }) => amount)]).toEqual([[], free[lang]])
  })

  test('follows the price list, and names no answer whose price does not stand', () => {
    const { prices } = bundledFacts
    setFacts({
      ...bundledFacts,
      prices: { ...prices, rustproofingCar: { ...prices.rustproofingCar, amount: 110 } },
    })
    expect(usualEstimate('antirouille', 'en')?.slip.sum.rows[0]?.value).toBe('$110.00')
    const answers = Object.fromEntries(
      ['packages.rustproofing', 'prices.rustproofingSuv'].map((id) => [id, 'true' as const]),
    )
    setFacts({ ...bundledFacts, opening: { openedOn: '2026-11-25', answers } })
    expect(usualEstimate('antirouille', 'fr')).toMatchObject({ subject: 'Antirouille', answers: [] })
    expect(usualEstimate('huiles', 'fr')).toBeUndefined()
  })
})

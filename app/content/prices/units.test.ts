import { expect, test } from 'vitest'
import { priceText, spokenPrice } from './money.ts'
import type { Price } from './prices.ts'

test('a unit of the garage’s own is written in lists and sentences as those of the list are', () => {
  const label = { fr: 'Entreposage', en: 'Storage' }
  const price: Price = { label, amount: 2, unit: { fr: 'jour', en: 'day' } }
  expect(priceText(price, 'fr')).toBe('2\u00a0$ / jour')
  expect(priceText(price, 'en')).toBe('$2 / day')
  expect(spokenPrice(price, 'fr')).toBe('2\u00a0$ par jour')
  expect(spokenPrice({ ...price, from: true }, 'en')).toBe('from $2 per day')
})

import { expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { contentWith } from '#app/content/snapshot.ts'
import { withTaxes } from '#app/estimate/cents.ts'
import { priceListVersion } from '#app/estimate/snapshot.server.ts'
import { factsAfter } from '../../../test/after-publishing.ts'

const before = bundledFacts
const after = factsAfter({ 'taxes.rates': { gst: 6, qst: 9.5 } })

test('estimates and pages follow the rates that the garage publishes', () => {
  expect(withTaxes(100_00, before.taxes).total).toBe(114_98)
  expect(withTaxes(100_00, after.taxes).total).toBe(115_50)
  expect(contentWith(after).fr.pricing.taxes).toContain('TPS (6\u00a0%) et TVQ (9,5\u00a0%)')
  expect(contentWith(after).en.pricing.taxes).toContain('GST (6%) and QST (9.5%)')
  expect(priceListVersion(after)).not.toBe(priceListVersion(before))
})

import { expect, test } from 'vitest'
import { contentWith } from '#app/content/snapshot.ts'
import { withTaxes } from '#app/estimate/cents.ts'
import { priceListVersion } from '#app/estimate/snapshot.server.ts'
import { factsOf, fold, withEntries } from '#app/publishing/fold.ts'
import { bundledValue, checkedValue, isLargeChange, mayPublish } from '#app/publishing/items.ts'
import { typedPercent } from './fact-form.ts'

const PATH = 'taxes.rates'
const was = bundledValue(PATH)
const now = { gst: 6, qst: 9.5 }
const at = new Date('2026-12-10')
const before = factsOf(fold([], at))
const after = factsOf(withEntries(fold([], at), [{ path: PATH, was, now }], at))

test('estimates and pages follow the rates that the garage publishes', () => {
  expect(withTaxes(100_00, before.taxes).total).toBe(114_98)
  expect(withTaxes(100_00, after.taxes).total).toBe(115_50)
  expect(contentWith(after).fr.pricing.taxes).toContain('TPS (6\u00a0%) et TVQ (9,5\u00a0%)')
  expect(contentWith(after).en.pricing.taxes).toContain('GST (6%) and QST (9.5%)')
  expect(priceListVersion(after)).not.toBe(priceListVersion(before))
})

test('only an admin publishes the rates, and says that they are sure', () => {
  expect([mayPublish(PATH, 'admin'), mayPublish(PATH, 'editor')]).toEqual([true, false])
  expect(isLargeChange({ path: PATH, was, now })).toBe(true)
})

test.each(['9,975', '9.975', '9,975 %', '9.975%'])('a rate typed as %s is 9.975', (typed) => {
  expect(typedPercent(typed)).toBe(9.975)
})

test.each([0, -5, 9975, 9.9755, Number.NaN])('a rate of %d is refused', (qst) => {
  expect(checkedValue(PATH, { gst: 5, qst })).toBeUndefined()
})

test('the rates of the files are ones that can be published', () => {
  expect(checkedValue(PATH, was)).toEqual(was)
})

import { expect, test } from 'vitest'
import { afterText, beforeText, money, percentText, priceText, sumText } from './money.ts'
import { saysFrom } from './price-rows.ts'
import type { Price } from './prices.ts'

const price = (of: Omit<Price, 'label'>): Price => ({ label: { fr: 'Ligne', en: 'Line' }, ...of })
const plain = (text: string) => text.replaceAll('\u00a0', '~')

/** A tilde stands for a no-break space. */
test.each<[of: Omit<Price, 'label'>, listed: [fr: string, en: string], spoken: [fr: string, en: string]]>([
  [{ amount: 40 }, ['40~$', '$40'], ['40~$', '$40']],
  [
    { amount: 10.5, from: true },
    ['à partir de 10,50~$', 'from $10.50'],
    ['à partir de 10,50~$', 'from $10.50'],
  ],
  [{ amount: 12, unit: 'litre' }, ['12~$ / litre', '$12 / litre'], ['12~$ le litre', '$12 a litre']],
  [{ amount: 1250, unit: 'each' }, ['1~250~$ chacun', '$1,250 each'], ['1~250~$ chacun', '$1,250 each']],
  [{ amount: 5, unit: 'valve' }, ['5~$ / valve', '$5 / valve'], ['5~$ chacune', '$5 each']],
  [{ amount: 'free' }, ['Sans frais', 'Free'], ['Sans frais', 'Free']],
  [{ amount: 'quote' }, ['Sur soumission', 'By quote'], ['Sur soumission', 'By quote']],
  // A unit of the garage's own is written as those of the list are.
  [
    { amount: 2, from: true, unit: { fr: 'jour', en: 'day' } },
    ['à partir de 2~$ / jour', 'from $2 / day'],
    ['à partir de 2~$ par jour', 'from $2 per day'],
  ],
])('%j is listed as %j and spoken as %j', (of, listed, spoken) => {
  const row = price(of)
  expect([priceText(row, 'fr'), priceText(row, 'en')].map(plain)).toEqual(listed)
  expect([priceText(row, 'fr', 'spoken'), priceText(row, 'en', 'spoken')].map(plain)).toEqual(spoken)
  expect(listed[1]).toContain(beforeText(row, 'en'))
  expect(listed[1].endsWith(afterText(row, 'en'))).toBe(true)
})

test('an amount shows its cents only where it has some, or where it is asked to', () => {
  expect([money(40, 'en'), money(40, 'en', true), money(40.1, 'en'), money(0.05, 'en')]).toEqual([
    '$40',
    '$40.00',
    '$40.10',
    '$0.05',
  ])
})

test('rows together cost their sum, or the words of the first without an amount', () => {
  const [forty, half, free] = [price({ amount: 40 }), price({ amount: 10.5 }), price({ amount: 'free' })]
  expect(sumText([forty, half, price({ amount: 100, unit: 'hour' })], {}, 'en')).toBe('$50.50 + $100 / hour')
  const byAxle = price({ amount: 10, unit: 'axle' })
  expect(sumText([forty, byAxle, price({ amount: 1, unit: 'each' })], { axles: 1, pieces: 2 }, 'en')).toBe(
    '$52',
  )
  expect(sumText([forty, free, price({ amount: 'quote' })], {}, 'en')).toBe('Free')
})

test.each([
  [9.975, '9,975~%', '9.975%'],
  [5, '5~%', '5%'],
])('a rate of %d is %s, %s', (rate, fr, en) => {
  expect([percentText(rate, 'fr'), percentText(rate, 'en')].map(plain)).toEqual([fr, en])
})

test('a list is explained where one of its rows is a minimum', () => {
  const row = (before: string) => ({
    ...{ key: 'valve' as const, label: '', details: '', price: '', amount: '', after: '', unit: '' },
    before,
  })
  expect([saysFrom([row(''), row('from')]), saysFrom([row('')]), saysFrom([])]).toEqual([true, false, false])
})

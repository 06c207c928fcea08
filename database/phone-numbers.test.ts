import { describe, expect, test } from 'vitest'
import {
  isPhoneAlone,
  isSamePhone,
  lacksAreaCode,
  phoneKeys,
  phoneNumbers,
  telLink,
} from './phone-numbers.ts'

test.each([
  ['514 555-0147', 'tel:+15145550147'],
  ['5145550147', 'tel:+15145550147'],
  ['1-514-555-0147', 'tel:+15145550147'],
  ['+1 (514) 555-0147', 'tel:+15145550147'],
  ['514 555-0147 poste 12', 'tel:+15145550147,12'],
  ['514 555-0147 p. 12', 'tel:+15145550147,12'],
  ['1-514-555-0113 x5', 'tel:+15145550113,5'],
  ['514.555.0147x12', 'tel:+15145550147,12'],
  ['(514) 555-0147, 12', 'tel:+15145550147,12'],
  ['514 555-0147 #12', 'tel:+15145550147,12'],
  ['514 555-0147;ext=12', 'tel:+15145550147,12'],
  ['514 555-0147; 438 555-0148', 'tel:+15145550147'],
  ['514-555-0109 / 438-555-0199', 'tel:+15145550109'],
  ['514-555-0109 & 438-555-0199', 'tel:+15145550109'],
  ['514 555-0109, 438 555-0199 poste 4', 'tel:+15145550109'],
  ['514 555-0109 438 555-0199', 'tel:+15145550109'],
  ['514/555-0109', 'tel:+15145550109'],
  ['514, 555-0147', 'tel:+15145550147'],
  ['Tél. : 514 555-0147 (soir, après 18 h)', 'tel:+15145550147'],
  ['après 18 h au 514 555-0147', 'tel:+15145550147'],
  ['+33 (0)6 12 34 56 78', 'tel:+33612345678'],
  ['0033 6 12 34 56 78', 'tel:+33612345678'],
  ['011 33 6 12 34 56 78', 'tel:+33612345678'],
  ['+33 1 42 68 53 00 poste 3', 'tel:+33142685300,3'],
  ['06 12 34 56 78', 'tel:0612345678'],
  ['٥١٤ ٥٥٥ ٠١٠٧', 'tel:+15145550107'],
  ['۵۱۴ ۵۵۵ ۰۱۰۷', 'tel:+15145550107'],
  ['５１４−５５５−０１０８', 'tel:+15145550108'],
  ['514–555–0130', 'tel:+15145550130'],
  ['514−555−0131', 'tel:+15145550131'],
  ['514\u200b555\u200b0104', 'tel:+15145550104'],
  ['514\u2060555\u20600105', 'tel:+15145550105'],
  ['\u202d+1 (514) 555-0164\u202c', 'tel:+15145550164'],
  ['555-0147 ext. 12', 'tel:5550147,12'],
  ['514 555-0109 poste 12, poste 34', 'tel:+15145550109,12'],
  ['514 555-0147 poste 123456', 'tel:+15145550147,123456'],
  ['514 555-0147 poste 1234567', 'tel:+15145550147'],
  ['514-555-0123, 17h-20h', 'tel:+15145550123'],
  ['514-555-0123 max 2 appels', 'tel:+15145550123'],
  ['514 555-0123, 2 enfants', 'tel:+15145550123'],
  ['555-014', 'tel:555014'],
  ['12', 'tel:12'],
])('%s is dialled as %s', (typed, link) => {
  expect(telLink(typed)).toBe(link)
})

test('two numbers in one field are two numbers', () => {
  const numbers = (text: string) => phoneNumbers(text).map(({ number }) => number)
  expect(numbers('514-555-0109 / 438-555-0199')).toEqual(['+15145550109', '+14385550199'])
  expect(numbers('514-555-0109/555-0199')).toEqual(['+15145550109', '5550199'])
  expect(numbers('514 555-0109 ou +33 6 12 34 56 78')).toEqual(['+15145550109', '+33612345678'])
})

test('a number from abroad is found as it is dialled from here and from there', () => {
  expect(phoneKeys('+33 (0)6 12 34 56 78')).toEqual(['33612345678', '0612345678', '612345678'])
})

test('seven digits lack the area code, more do not', () => {
  expect(['555-0199', '555 0199 poste 3'].map(lacksAreaCode)).toEqual([true, true])
  expect(['514 555-0199', '+354 555 0111', '+290 12345'].map(lacksAreaCode)).toEqual([false, false, false])
})

describe('the same number', () => {
  test.each([
    ['+1 514 555-0111 poste 12', '514.555.0111'],
    ['514-555-0109 / 438-555-0199', '(438) 555-0199'],
    ['+33 (0)6 12 34 56 78', '06 12 34 56 78'],
    ['514 555-0111', '555-0111'],
  ])('%s and %s', (one, other) => {
    expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([true, true])
  })

  test('is not another one, and no number is none', () => {
    expect(isSamePhone('514 555-0111', '514 555-0112')).toBe(false)
    expect(isSamePhone('poste 12', 'poste 12')).toBe(false)
  })
})

test.each([
  ['514 555-0147 poste 12', true],
  ['555-0111', true],
  ['+33 6 12 34 56 78', true],
  ['٥١٤ ٥٥٥ ٠١٠٧', true],
  ['0111', false],
  ['Corolla 2018', false],
  ['G-2345-67', false],
  ['Gagnon 514 555-0147', false],
])('whether %s is a phone number alone: %s', (text, alone) => {
  expect(isPhoneAlone(text)).toBe(alone)
})

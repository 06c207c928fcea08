import { describe, expect, test } from 'vitest'
import { factsAfter } from '../../test/after-publishing.ts'
import { fill, fillAll } from './fill.ts'

const plain = (text: string) => text.replaceAll('\u00a0', '~')
const facts = factsAfter({
  'prices.oilChange': { amount: 45, unit: 'vehicle' },
  'prices.brakeLabour': { amount: 110 },
  'prices.regularRotors': { amount: 290.5 },
  'claims.lifts': { value: 1 },
  'claims.workshopArea': { value: 2500 },
  'claims.serviceRadiusKm': { value: 30 },
  'claims.yearsOfExperience': { value: 16 },
  'rating.reviews': { value: 4.8, count: 130, readOn: '2026-11-20' },
  'taxes.rates': { gst: 6, qst: 9.5 },
  'business.name': 'Chez Marc',
  'business.phone': '+14385550199',
  'business.payments': ['cash', 'debit', 'interac'],
  'warranties.brakes': { months: 18, km: 30_000 },
})

describe('A fact in a text', () => {
  /** A tilde stands for a no-break space. */
  test.each([
    ['{amount:oilChange}', '45~$', '$45'],
    ['{price:oilChange}', '45~$ / véhicule', '$45 / vehicle'],
    ['{spoken:oilChange}', '45~$ par véhicule', '$45 per vehicle'],
    ['{frontBrakes}', '400,50~$', '$400.50'],
    ['{syntheticChange}', '105,50~$', '$105.50'],
    ['{warranty:brakes}', '18~mois ou 30~000~km', '18~months or 30,000~km'],
    ['{legalMinimum}', '3~mois ou 5~000~km', '3~months or 5,000~km'],
    ['{law:winterTires}', 'du 1er~décembre au 15~mars', 'from December~1 to March~15'],
    ['Dès de {price:oilFilter}', 'Dès à partir de 10,50~$', 'Dès from $10.50'],
    ['{law:winterTiresFrom} {law:winterTiresTo}', '1er~décembre 15~mars', 'December~1 March~15'],
    ['{advice:repairTime}', '1~à~2~jours ouvrables', '1~to~2 business days'],
    ['{gst} {qst}', '6~% 9,5~%', '6% 9.5%'],
    ['{phone}', '438~555-0199', '438-555-0199'],
    ['{name}', 'Chez Marc', 'Chez Marc'],
    ['{payments}', 'argent comptant, débit et virement Interac', 'cash, debit and Interac transfer'],
    ['{counterPayments}', 'débit, comptant', 'debit, cash'],
    ['{address}', '7971~15e~Avenue', '7971~15e~Avenue'],
    ['{city}', 'Montréal', 'Montreal'],
    ['{years} {radius}', '16 30~km', '16 30~km'],
    ['{lifts} {liftsWord}', '1 pont élévateur', '1 hydraulic lift'],
    ['{area}', '2~500', '2,500'],
    ['{rating} {ratingCount} {ratingMonth}', '4,8~130~novembre 2026', '4.8 130 November~2026'],
    [
      '{trades}',
      'mécanique, freins, pneus, antirouille et carrosserie',
      'mechanical repairs, brakes, tires, rustproofing and bodywork',
    ],
  ])('%s is %s, %s', (text, fr, en) => {
    expect([fill(text, 'fr', facts), fill(text, 'en', facts)].map(plain)).toEqual([fr, en])
  })

  test.each([
    '{dragon}',
    '{amount:dragon}',
    '{amount}',
    '{law:toString}',
    '{constructor}',
    '{amount:constructor}',
  ])('%s is an error of the program', (text) =>
    expect(() => fill(text, 'fr', facts)).toThrow(`Unknown fact ${text}`),
  )

  test('is the same each time it is named, and no text is read twice', () => {
    expect(fill('{phone}, {phone}', 'en', facts)).toBe('438-555-0199, 438-555-0199')
    expect(fill('$& {name}', 'en', facts)).toBe('$& Chez Marc')
  })

  test('is filled in at any depth, and what is no text stays', () => {
    const copy = { a: ['{name}', { b: '{name}', c: 1 }], d: null, e: '' }
    const said = { a: ['Chez Marc', { b: 'Chez Marc', c: 1 }], d: null, e: '' }
    expect(fillAll(copy, 'fr', facts)).toEqual(said)
  })
})

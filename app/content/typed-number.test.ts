import { expect, test } from 'vitest'
import { langs } from './language.ts'
import { numberError, typedNumber } from './typed-number.ts'

/** A tilde stands for a no-break space, an underscore for a narrow one. */
const spaced = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f')

test.each([
  ['fr', '1 250,50', 1_250.5],
  ['fr', '1~250', 1_250],
  ['fr', '1_250_000,5', 1_250_000.5],
  ['fr', '1,125', 1.125],
  ['fr', ' $ 12\t500 ', 12_500],
  ['fr', '1,125 h', 1.125],
  ['fr', '4,500 L', 4.5],
  ['fr', '4 500,250 litres', 4_500.25],
  ['fr', '12.50 $', 12.5],
  ['fr', '0.125', 0.125],
  ['fr', '1250.500', 1_250.5],
  ['fr', '9,975 %', 9.975],
  ['fr', '3 500 pi²', 3_500],
  ['fr', '3500 pi2', 3_500],
  ['fr', '24 mois', 24],
  ['en', '1,250.50', 1_250.5],
  ['en', '1,000,000', 1_000_000],
  ['en', '1.125', 1.125],
  ['en', '$1,250.5', 1_250.5],
  ['en', '12,50', 12.5],
  ['en', '0,125', 0.125],
  ['en', '1 250,500', 1_250.5],
  ['en', '4.500 L', 4.5],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
] as const)('in %s, %s is %d', (lang, typed, number) => {
  expect(typedNumber(spaced(typed), lang, 3)).toBe(number)
})

/** One decimal sign alone is one of decimals where there may be as many; an amount has two. */
test.each([
  ['en', '1,250', 2, 1_250],
  ['en', '12,505', 2, 12_505],
  ['en', '1,250', 0, 1_250],
  ['fr', '12,50', 2, 12.5],
] as const)('in %s, %s with %d decimals at most is %d', (lang, typed, decimals, number) => {
  expect(typedNumber(typed, lang, decimals)).toBe(number)
})

test.each([
  ['fr', '4.500', 3, '« 4.500 » se lit de deux façons : écrivez 4500 ou 4,5.'],
  ['fr', '12.505', 2, '« 12.505 » se lit de deux façons : écrivez 12505 ou 12,505.'],
  ['en', '4,500 L', 3, '“4,500 L” can be read in two ways: write 4500 or 4.5.'],
  ['fr', '12,505', 2, '« 12,505 » a trop de chiffres après la virgule : 2 au plus.'],
  ['en', '1.1255', 3, '“1.1255” has too many decimals: 3 at most.'],
  ['en', '7.5', 0, '“7.5” has too many decimals: 0 at most.'],
  ['fr', 'quarante', 2, '« quarante » n’est pas un nombre qui va ici. Exemple : 12,5.'],
  ['en', 'x', 0, '“x” is not a number that goes here. Example: 12.'],
] as const)('in %s, %s with %d decimals at most is refused: %s', (lang, typed, decimals, error) => {
  expect(typedNumber(typed, lang, decimals)).toBeNaN()
  expect(numberError(typed, lang, decimals).replaceAll('\u00a0', ' ')).toBe(error)
})

test.each([
  ...['', '.', '-5', '1e3', '1e2', '5 k', '5M', '1h30'],
  ...['½', '1/2', '12 50', '1 25', '1,25,000', "1'250", '$'],
])('%s is no number in any language', (typed) => {
  for (const lang of langs) expect(typedNumber(typed, lang, 3), lang).toBeNaN()
})

test.each([
  ['fr', '1,250.50'],
  ['fr', '1.250,50'],
  ['fr', '1.250.000'],
  ['en', '1.250,50'],
  ['en', '1,250,50'],
] as const)('in %s, %s is no number', (lang, typed) => {
  expect(typedNumber(typed, lang, 3)).toBeNaN()
})

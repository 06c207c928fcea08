import { expect, test } from 'vitest'
import { inPlaceOf } from './in-place-of.ts'

test.each([
  ['La vidange à 40 $.', ['40 $', '$40'], 'La vidange à {amount:oilChange}.'],
  ['An oil change at $40.', ['40 $', '$40'], 'An oil change at {amount:oilChange}.'],
  ['De 140 $ à 40 $.', ['40 $'], 'De 140 $ à {amount:oilChange}.'],
  ['Rien.', ['40 $'], undefined],
])('a fact takes the place of the figure typed: %j', (text, figures, expected) => {
  expect(inPlaceOf(text, figures, '{amount:oilChange}')).toBe(expected)
})

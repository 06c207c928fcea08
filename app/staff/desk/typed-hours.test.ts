import { expect, test } from 'vitest'
import type { DayHours } from '#app/content/hours/hours.ts'
import { asTyped, readHours, readSpecialHours, type TypedHours } from './typed-hours.server.ts'

/** "08:00-17:00", with a break: "08:00-17:00 12:00-13:00". */
function typed(times: string): TypedHours {
  const [[opens = '', closes = ''] = [], ...breaks] = times.split(' ').map((pair) => pair.split('-'))
  return { opens, closes, breaks: breaks.map(([from = '', to = '']) => ({ from, to })) }
}

const hours = (spans: string): DayHours =>
  spans.split(' ').map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))

const day = hours('08:00-17:00')
const lunch = hours('08:00-12:00 13:00-17:00')

test('hours in a form are read as they were shown', () => {
  for (const known of [day, lunch, hours('08:00-10:00 10:15-12:00 13:00-15:00 15:30-18:00')])
    expect(readHours(asTyped(known))).toEqual(known)
  expect(readHours(typed('08:00-17:00 -'))).toEqual(day)
})

test.each([
  ['-17:00', 'opens', 0],
  ['8h-17:00', 'opens', 0],
  ['08:00-', 'closes', 0],
  ['17:00-08:00', 'closes', 0],
  ['08:00-08:00', 'closes', 0],
  ['08:00-17:00 -13:00', 'breakFrom', 0],
  ['08:00-17:00 08:00-09:00', 'breakFrom', 0],
  ['08:00-17:00 18:00-19:00', 'breakFrom', 0],
  ['08:00-17:00 12:00-', 'breakTo', 0],
  ['08:00-17:00 12:00-11:00', 'breakTo', 0],
  ['08:00-17:00 12:00-17:00', 'breakTo', 0],
  ['08:00-17:00 12:00-13:00 12:30-14:00', 'breakFrom', 1],
] as const)('of %s the form names what is wrong: %s', (times, field, index) => {
  expect(readHours(typed(times))).toEqual({ field, index })
})

test('a special day keeps the ordinary time that is not typed, and the ordinary break where it still falls', () => {
  expect(readSpecialHours(typed('-'), [day])).toEqual([])
  expect(readSpecialHours(typed('10:00-'), [day])).toEqual(hours('10:00-17:00'))
  expect(readSpecialHours(typed('-12:00'), [day])).toEqual(hours('08:00-12:00'))
  expect(readSpecialHours(typed('10:00-'), [lunch])).toEqual(hours('10:00-12:00 13:00-17:00'))
  expect(readSpecialHours(typed('12:30-'), [lunch])).toEqual(hours('12:30-17:00'))
  expect(readSpecialHours(typed('- 10:00-11:00'), [day])).toEqual(hours('08:00-10:00 11:00-17:00'))
  expect(readSpecialHours(typed('10:00-16:00'), [lunch])).toEqual(hours('10:00-16:00'))
})

test('special days whose ordinary times differ, or that are closed otherwise, need both times', () => {
  expect(readSpecialHours(typed('10:00-'), [day, day])).toEqual(hours('10:00-17:00'))
  for (const ordinary of [[day, hours('08:00-12:00')], [[]]])
    expect(readSpecialHours(typed('10:00-'), ordinary)).toEqual({ field: 'closes', index: 0 })
  expect(readSpecialHours(typed('-15:00'), [day, []])).toEqual({ field: 'opens', index: 0 })
})

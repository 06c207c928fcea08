import { expect, test } from 'vitest'
import { holidays } from './holidays.ts'

/** The dates of Easter are those of the church; the other days are the first and the last that each can fall on. */
test.each([
  [
    2026,
    [
      '01-01 New Year’s Day',
      '04-03 Good Friday',
      '05-18 National Patriots’ Day',
      '06-24 Quebec’s National Holiday',
    ],
    ['07-01 Canada Day', '09-07 Labour Day', '10-12 Thanksgiving', '12-25 Christmas Day'],
  ],
  [2027, ['03-26 Good Friday', '05-24 National Patriots’ Day', '09-06 Labour Day', '10-11 Thanksgiving']],
  [2024, ['03-29 Good Friday', '05-20 National Patriots’ Day', '09-02 Labour Day', '10-14 Thanksgiving']],
  [2025, ['04-18 Good Friday', '05-19 National Patriots’ Day', '09-01 Labour Day', '10-13 Thanksgiving']],
  [2028, ['04-14 Good Friday', '05-22 National Patriots’ Day', '10-09 Thanksgiving']],
  // On a Sunday the holidays of June and July move.
  [2029, ['06-24 Quebec’s National Holiday', '06-25 Quebec’s National Holiday', '07-02 Canada Day']],
  [2030, ['04-19 Good Friday', '06-24 Quebec’s National Holiday', '07-01 Canada Day']],
  [2038, ['04-23 Good Friday']],
  [2049, ['04-16 Good Friday']],
  [2076, ['04-17 Good Friday']],
  [2100, ['03-26 Good Friday']],
  [2285, ['03-20 Good Friday']],
])('the public holidays of %d fall on their days', (year, ...dates: string[][]) => {
  const days = holidays(year).map(({ date, reason }) => `${date} ${reason.en}`)
  expect(days).toEqual(expect.arrayContaining(dates.flat().map((day) => `${year}-${day}`)))
  const moved = days.filter((day) => /National Holiday|Canada/.test(day)).length
  expect([days.length, moved]).toEqual(year === 2029 || moved === 3 ? [9, 3] : [8, 2])
})

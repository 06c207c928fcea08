import { expect, test } from 'vitest'
import { setFacts } from '#app/content/facts.ts'
import { garage } from '#app/public/seo/structured-data/garage.ts'
import { knownFacts, lunchCalendar, withKnownHours } from '../../../../test/known-hours.ts'

withKnownHours()

const NOW = new Date('2026-11-24T15:00:00Z')
const days = (...names: string[]) => names.map((name) => `https://schema.org/${name}`)
const workdays = days('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')
const saturday = { dayOfWeek: days('Saturday'), opens: '09:00', closes: '13:00' }

test('machines read the days that have the same hours together', () => {
  expect(garage('fr', NOW).openingHoursSpecification).toMatchObject([
    { dayOfWeek: workdays, opens: '09:00', closes: '17:00' },
    saturday,
  ])
})

test('machines read a day that closes for lunch as two spans, special days too', () => {
  const reason = { fr: 'Inventaire', en: 'Stocktaking' }
  const exceptions = [
    { date: '2026-12-01', hours: lunchCalendar.week[1], reason },
    { date: '2026-12-02', hours: [], reason },
  ]
  setFacts({ ...knownFacts, calendar: { ...lunchCalendar, exceptions } })
  const { openingHoursSpecification, specialOpeningHoursSpecification } = garage('en', NOW)
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: workdays, opens: '08:00', closes: '12:00' },
    { dayOfWeek: workdays, opens: '13:00', closes: '17:00' },
    saturday,
  ])
  const on = (day: string) => ({ validFrom: day, validThrough: day })
  expect((specialOpeningHoursSpecification as unknown[]).slice(0, 3)).toMatchObject([
    { ...on('2026-12-01'), opens: '08:00', closes: '12:00' },
    { ...on('2026-12-01'), opens: '13:00', closes: '17:00' },
    { ...on('2026-12-02'), opens: '00:00', closes: '00:00' },
  ])
})

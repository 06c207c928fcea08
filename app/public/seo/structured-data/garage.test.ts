import { expect, test } from 'vitest'
import { type Facts, setFacts } from '#app/content/facts.ts'
import { holidays } from '#app/content/hours/holidays.ts'
import { content, contentWith, setContent } from '#app/content/snapshot.ts'
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

test('special days are told for half a year, today included, and no day longer', () => {
  const on = (date: string) => ({ date, hours: [], reason: { fr: 'x', en: 'x' } })
  const days = ['2026-11-23', '2026-11-24', '2027-05-25', '2027-05-26']
  setFacts({ ...knownFacts, calendar: { ...knownFacts.calendar, exceptions: days.map(on) } })
  const told = garage('fr', NOW).specialOpeningHoursSpecification as { validFrom: string }[]
  const closed = [...holidays(2026), ...holidays(2027)]
    .map(({ date }) => date)
    .filter((date) => date >= '2026-11-24' && date <= '2027-05-25')
  expect(told.map(({ validFrom }) => validFrom).sort()).toEqual(
    [...new Set([...closed, '2026-11-24', '2027-05-25'])].sort(),
  )
})

test('machines read who and where the garage is, how far it serves and, once it is confirmed, how well it is rated', () => {
  const { business, claims, rating } = knownFacts
  const { coordinates, address } = business
  expect(garage('fr', NOW)).toMatchObject({
    telephone: business.phone,
    priceRange: business.priceRange,
    address: { streetAddress: address.street, postalCode: address.postalCode, addressCountry: 'CA' },
    geo: coordinates,
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: coordinates,
      geoRadius: claims.serviceRadiusKm.value * 1000,
    },
  })
  expect(garage('fr', NOW)).not.toHaveProperty('aggregateRating')
  setFacts(opened('rating.reviews'))
  expect(garage('fr', NOW)).toMatchObject({
    aggregateRating: { ratingValue: rating.value, bestRating: rating.best, reviewCount: rating.count },
  })
})

/** Facts of a garage that opened with these records confirmed. */
const opened = (...confirmed: string[]): Facts => ({
  ...knownFacts,
  opening: { openedOn: '2026-11-01', answers: Object.fromEntries(confirmed.map((id) => [id, 'true'])) },
})

test.each([
  [[], undefined, 'Montréal'],
  [['business.coordinates'], 'GeoCoordinates', 'Montréal'],
  [['claims.serviceRadiusKm'], undefined, 'Montréal'],
  [['business.coordinates', 'claims.serviceRadiusKm'], 'GeoCoordinates', { '@type': 'GeoCircle' }],
])('with %j confirmed it is on the map as far as that goes', (confirmed, geo, area) => {
  setFacts(opened(...confirmed))
  const thing = garage('fr', NOW)
  expect((thing.geo as { '@type': string } | undefined)?.['@type']).toBe(geo)
  expect([thing.areaServed]).toMatchObject([area])
})

test('two of its own reviews are told, the newest, and no sample', () => {
  const before = content('fr')
  const [review] = before.reviews
  if (!review) throw new Error('no reviews')
  const bundled = contentWith(knownFacts)
  const told = (...samples: boolean[]) => {
    const reviews = samples.map((placeholder, index) => ({ ...review, placeholder, text: `${index}` }))
    setContent({ ...bundled, fr: { ...before, reviews } })
    const found = garage('fr', NOW).review as { reviewBody: string }[] | undefined
    return found?.map(({ reviewBody }) => reviewBody)
  }
  expect(told(true, false, false, false)).toEqual(['1', '2'])
  expect(told(true, true)).toBeUndefined()
})

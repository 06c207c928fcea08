import { expect, test } from 'vitest'
import { claims } from '#app/content/business/business.ts'
import { content } from '#app/content/snapshot.ts'
import { localTime, momentAt, nextChange } from './opening.ts'
import { RULER_DAYS, seasonHeadline, seasonNotice } from './season.ts'

const MINUTE = 60_000

/** The first moment of a day at the garage. */
const midnight = (day: string) => momentAt(Temporal.PlainDate.from(day)).getTime()
const noon = (day: string) => new Date(midnight(day) + 12 * 60 * MINUTE)

function seasonText(now: Date, lang: 'fr' | 'en' = 'fr'): string | undefined {
  const notice = seasonNotice(now)
  return notice && seasonHeadline(notice, content(lang).season).replaceAll('\u00a0', ' ')
}

/** What a notice says on a day, in both languages; on some there is none. */
const notices = `
2026-10-01 | Pneus d’hiver obligatoires du 1er décembre au 15 mars | Winter tires mandatory from December 1 to March 15
2026-10-14 | Pneus d’hiver obligatoires du 1er décembre au 15 mars | Winter tires mandatory from December 1 to March 15
2026-10-15 | Pneus d’hiver obligatoires dans 47 jours | Winter tires mandatory in 47 days
2026-11-23 | Pneus d’hiver obligatoires dans 8 jours | Winter tires mandatory in 8 days
2026-11-29 | Pneus d’hiver obligatoires dans 2 jours | Winter tires mandatory in 2 days
2026-11-30 | Pneus d’hiver obligatoires demain | Winter tires mandatory tomorrow
2026-12-01 | Pneus d’hiver obligatoires aujourd’hui | Winter tires mandatory today
2026-12-02 | Pneus d’hiver obligatoires jusqu’au 15 mars | Winter tires mandatory until March 15
2027-01-26 | Pneus d’hiver obligatoires jusqu’au 15 mars | Winter tires mandatory until March 15
2027-01-27 | Dernier jour des pneus d’hiver obligatoires : dans 47 jours | Last day of mandatory winter tires: in 47 days
2027-03-14 | Dernier jour des pneus d’hiver obligatoires : demain | Last day of mandatory winter tires: tomorrow
2027-03-15 | Dernier jour des pneus d’hiver obligatoires : aujourd’hui | Last day of mandatory winter tires: today
2027-03-16 | Les pneus d’hiver ne sont plus obligatoires | Winter tires are no longer mandatory
2027-05-31 | Les pneus d’hiver ne sont plus obligatoires | Winter tires are no longer mandatory
2027-06-01
2026-08-14
2026-08-15 | La saison des pneus commence dans 47 jours | Tire season starts in 47 days
2026-09-30 | La saison des pneus commence demain | Tire season starts tomorrow`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [day: string, fr?: string, en?: string])

test.each(notices)('on %s the notice of the season says "%s"', (day, french, english) => {
  expect(seasonText(noon(day), 'fr')).toBe(french)
  expect(seasonText(noon(day), 'en')).toBe(english)
})

test('the ruler has as many ticks as the inspection has points', () => {
  expect([RULER_DAYS, claims.inspectionPoints.value]).toEqual([47, 47])
})

test('pages are published anew at every moment the season says something else', () => {
  let now = new Date(midnight('2026-01-01'))
  const end = midnight('2027-01-01')
  let changes = 0
  while (now.getTime() < end) {
    const next = nextChange(now)
    const last = new Date(next.getTime() - 1)
    expect(seasonText(last), localTime(last).toString()).toBe(seasonText(now))
    if (seasonText(next) !== seasonText(now)) {
      changes += 1
      expect(localTime(next).toPlainTime().toString()).toBe('00:00:00')
    }
    now = next
  }
  // Three rulers of 47 days and the days between them.
  expect(changes).toBeGreaterThan(140)
})

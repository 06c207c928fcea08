import { inPairs } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { type ServiceId, service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { localTime } from './opening.ts'

/** Days that the ruler shows, one tick each; the same number as the inspection has points. */
export const RULER_DAYS = 47

type Season = {
  /** First and last day, MM-DD, both included; may span the turn of the year. */
  from: string
  to: string
  /** The day counted down to, MM-DD. */
  date?: string
  service: ServiceId
}

/**
 * What drivers should plan at each time of the year. Winter tires follow the law (`advice.ts`). Rustproofing is the garage's
 * advice: done while the underbody is dry, before winter tires fill the lifts in October.
 */
const seasons = {
  rustproofing: { from: '08-15', to: '09-30', date: '10-01', service: 'antirouille' },
  winterTires: { from: '10-01', to: '12-01', date: '12-01', service: 'pneus' },
  winterTiresOn: { from: '12-02', to: '03-15', date: '03-15', service: 'pneus' },
  summerTires: { from: '03-16', to: '05-31', service: 'pneus' },
} as const satisfies Record<string, Season>

type SeasonName = keyof typeof seasons

export type CurrentSeason = {
  name: SeasonName
  service: ServiceId
  /** Set within the last 47 days: the day counted down to (`YYYY-MM-DD`), and the whole days left, 0 on the day itself. */
  count?: { date: string; left: number }
}

/** The notice to show at a moment; undefined out of season, or where nothing says that the garage does this work. */
export function seasonNotice(now: Date): CurrentSeason | undefined {
  const today = localTime(now).toPlainDate()
  const found = (Object.entries(seasons) as [SeasonName, Season][]).find(
    ([name, season]) =>
      isIn(today, season) &&
      (stands(`includes.${season.service}`) || stands(`prices.${service(season.service).leadPrice}`)) &&
      (name !== 'rustproofing' || stands('rustproofingSeason')),
  )
  if (!found) return undefined
  const [name, { service: id, date }] = found
  const count = date && countTo(date, today)
  return count && count.left <= RULER_DAYS ? { name, service: id, count } : { name, service: id }
}

function isIn(today: Temporal.PlainDate, { from, to }: Season): boolean {
  const day = today.toString().slice('YYYY-'.length)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** The next occurrence of a day of the year (MM-DD), and the days until then. */
function countTo(date: string, today: Temporal.PlainDate) {
  const thisYear = Temporal.PlainDate.from(`${today.year}-${date}`)
  const next = Temporal.PlainDate.compare(thisYear, today) < 0 ? thisYear.add({ years: 1 }) : thisYear
  return { date: next.toString(), left: today.until(next).days }
}

/** `headline`: without a countdown; `counted`: while the ruler is shown, with `[when]` for the days left. */
export const seasonCopy = inPairs({
  label: ['Avis de saison', 'Season notice'],
  when: {
    days: ['dans [days] jours', 'in [days] days'],
    tomorrow: ['demain', 'tomorrow'],
    today: ['aujourd’hui', 'today'],
  },
  notices: {
    rustproofing: {
      headline: ['Antirouille : avant la saison des pneus', 'Rustproofing: before tire season'],
      counted: ['La saison des pneus commence [when]', 'Tire season starts [when]'],
      offer: ['Faites l’antirouille avant', 'Rustproof before then'],
      price: [
        '{if:every.prices.rustproofing}{spoken:rustproofingCar} à {spoken:rustproofingTruck} selon le véhicule, {taxes}{/if}',
        '{if:every.prices.rustproofing}{spoken:rustproofingCar} to {spoken:rustproofingTruck} by vehicle, {taxes}{/if}',
      ],
    },
    winterTires: {
      headline: ['Pneus d’hiver obligatoires {law:winterTires}', 'Winter tires mandatory {law:winterTires}'],
      counted: ['Pneus d’hiver obligatoires [when]', 'Winter tires mandatory [when]'],
      offer: ['Changement saisonnier', 'Seasonal changeover'],
      price: ['{spoken:tireSwap}, {taxes}', '{spoken:tireSwap}, {taxes}'],
    },
    winterTiresOn: {
      headline: [
        'Pneus d’hiver obligatoires jusqu’au {law:winterTiresTo}',
        'Winter tires mandatory until {law:winterTiresTo}',
      ],
      counted: [
        'Dernier jour des pneus d’hiver obligatoires : [when]',
        'Last day of mandatory winter tires: [when]',
      ],
      offer: ['Changement saisonnier', 'Seasonal changeover'],
      price: ['{spoken:tireSwap}, {taxes}', '{spoken:tireSwap}, {taxes}'],
    },
    summerTires: {
      headline: ['Les pneus d’hiver ne sont plus obligatoires', 'Winter tires are no longer mandatory'],
      counted: ['Les pneus d’hiver ne sont plus obligatoires', 'Winter tires are no longer mandatory'],
      offer: ['Retour aux pneus d’été', 'Back to summer tires'],
      price: ['{spoken:tireSwap}, {taxes}', '{spoken:tireSwap}, {taxes}'],
    },
  },
})

/** "Pneus d’hiver obligatoires dans 8 jours". `copy` must have its facts filled in already. */
export function seasonHeadline({ name, count }: CurrentSeason, copy: (typeof seasonCopy)['fr']): string {
  const { headline, counted } = copy.notices[name]
  if (!count) return headline
  const { left } = count
  const { days, tomorrow, today } = copy.when
  const when = left === 0 ? today : left === 1 ? tomorrow : fillSlots(days, { days: left })
  return fillSlots(counted, { when })
}

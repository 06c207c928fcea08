import { plainPaths } from '#app/site-map.ts'

/** Periods in days, up to and including today. */
export const overviewPeriods = ['7', '30', '90', '365'] as const
export const steps = ['day', 'week'] as const
export type Step = (typeof steps)[number]

/** The most days that the chart can show with a column for each. */
const MOST_SINGLE_DAYS = 90

export type Wanted = { period: (typeof overviewPeriods)[number]; step: Step }

/** Reads period and step from the query: by default the last 30 days, and a year by week. */
export function readWanted(address: URLSearchParams): Wanted {
  const period = overviewPeriods.find((known) => known === address.get('days')) ?? '30'
  return { period, step: steps.find((known) => known === address.get('by')) ?? usualStep(period) }
}

/** The default step of a period. */
export function usualStep(period: Wanted['period']): Step {
  return Number(period) > MOST_SINGLE_DAYS ? 'week' : 'day'
}

export function overviewAddress({ period, step }: Wanted): string {
  const by = step === usualStep(period) ? '' : `&by=${step}`
  return `${plainPaths.overview}?days=${period}${by}`
}

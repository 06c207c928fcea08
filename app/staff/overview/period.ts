import { plainPaths } from '#app/site-map.ts'

/** Days back from today, today included. */
export const overviewPeriods = ['7', '30', '90', '365'] as const
export const steps = ['day', 'week'] as const
export type Step = (typeof steps)[number]

/** As many days as the chart can show with a bar for each. */
const MOST_SINGLE_DAYS = 90

export type Wanted = { period: (typeof overviewPeriods)[number]; step: Step }

/** What an address asks to see: the last thirty days unless it says otherwise, a year by the week. */
export function readWanted(address: URLSearchParams): Wanted {
  const period = overviewPeriods.find((known) => known === address.get('days')) ?? '30'
  return { period, step: steps.find((known) => known === address.get('by')) ?? usualStep(period) }
}

/** How a period is shown until someone chooses otherwise. */
export function usualStep(period: Wanted['period']): Step {
  return Number(period) > MOST_SINGLE_DAYS ? 'week' : 'day'
}

export function overviewAddress({ period, step }: Wanted): string {
  const by = step === usualStep(period) ? '' : `&by=${step}`
  return `${plainPaths.overview}?days=${period}${by}`
}

import { plainPaths } from '#app/site-map.ts'

/** Periods in days, up to and including today. */
export const overviewPeriods = ['7', '30', '90', '365'] as const
export type Period = (typeof overviewPeriods)[number]

/** Reads the period from the query: by default the last 30 days. */
export function readPeriod(address: URLSearchParams): Period {
  return overviewPeriods.find((known) => known === address.get('days')) ?? '30'
}

export function overviewAddress(period: Period): string {
  return `${plainPaths.overview}?days=${period}`
}

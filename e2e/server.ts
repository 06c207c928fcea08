import { test as base, type Page } from '@playwright/test'
import { type Garage, startGarage } from '../test/garage.ts'
import { startPair } from '../test/pair.ts'

/** Whether every garage is two processes on one Postgres behind nginx (`npm run behind-nginx`). */
export const inPairs = process.env.PROCESSES === '2'
export const startSite = inPairs ? startPair : startGarage

/** Browser tests get a garage per worker; `page.goto('/prix')` goes there. */
export const test = base.extend<object, { garage: Garage }>({
  garage: [
    async ({ browserName }, use) => {
      const garage = await startSite({}, `garage-${browserName}-`)
      await use(garage)
      await garage.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ garage }, use) => use(garage.url),
})

/** Resolves when React answers on the page, or on a part of it whose scripts come when it is near. */
export const awake = (page: Page, selector = 'body') =>
  page.waitForFunction(
    (place) => Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  )

export { expect } from '@playwright/test'

import type { Page } from '@playwright/test'
import { type Garage, startGarage } from '../../test/garage.ts'
import { startTwoServers } from '../../test/two-servers.ts'
import { test as base } from './policy.ts'

/** Whether every garage is two processes on one Postgres behind nginx (`npm run behind-nginx`). */
export const inPairs = process.env.PROCESSES === '2'
export const startSite = inPairs ? startTwoServers : startGarage

/** For tests of what moves, and of what a worker keeps on the device: others have neither (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
export const withWorkers = { serviceWorkers: 'allow' } as const

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

/** Resolves when the page answers: React on a page of the staff area or on the island named, the start script elsewhere. */
export const awake = (page: Page, selector = 'body') =>
  page.waitForFunction(
    (place) =>
      Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__react')) ||
      (place === 'body' && customElements.get('slide-show') !== undefined),
    selector,
  )

/** Pixels of a page down to its footer, which is the same on all. */
export const heightAboveFooter = (page: Page) =>
  page
    .locator('body > footer, footer')
    .last()
    .evaluate((footer) => footer.getBoundingClientRect().top + scrollY)

export { expect } from '@playwright/test'

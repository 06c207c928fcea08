import { test as base } from '@playwright/test'
import { type Garage, startGarage } from '../test/garage.ts'

/** Browser tests get a garage per worker; `page.goto('/prix')` goes there. */
export const test = base.extend<object, { garage: Garage }>({
  garage: [
    async ({ browserName }, use) => {
      const garage = await startGarage({}, `garage-${browserName}-`)
      await use(garage)
      await garage.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ garage }, use) => use(garage.url),
})

export { expect } from '@playwright/test'

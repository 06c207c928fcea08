import type { Page } from '@playwright/test'
import { type Network, startNetwork } from './network.ts'
import { test as base, expect } from './server.ts'

/** How many rows a store of the device has, of a database that may not be there yet. */
export const rowsOnDevice = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name, of]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const { result } = opening
          if (!result.objectStoreNames.contains(of)) return resolve(0)
          const counting = result.transaction(of).objectStore(of).count()
          counting.onsuccess = () => resolve(counting.result)
          result.close()
        }
      }),
    [database, store] as const,
  )

/** Each test reaches the garage through its own simulated network, as does `page.goto('/prix')`. */
export const networkTest = base.extend<{ network: Network }>({
  async network({ garage }, use) {
    const network = await startNetwork(garage.url)
    await use(network)
    await network.stop()
  },
  baseURL: ({ network }, use) => use(network.url),
})

const isCached = (page: Page, address: string) =>
  page.evaluate(async (path) => (await caches.match(path, { ignoreSearch: true })) !== undefined, address)

/** Visits a page and waits until the site is cached on the device. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The visited page itself is cached last.
  await expect.poll(() => isCached(page, address), { timeout: 20_000 }).toBe(true)
}

/** Waits for prefetching: prices and contact come after the visited page, the English contact page last. */
export const untilAhead = (page: Page) =>
  expect.poll(() => isCached(page, '/en/contact'), { timeout: 20_000 }).toBe(true)

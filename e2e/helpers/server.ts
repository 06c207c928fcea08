import type { Page } from '@playwright/test'
import { startPostgres } from '../../scripts/postgres.ts'
import { type Garage, startGarage } from '../../test/garage.ts'
import { startTwoServers } from '../../test/two-servers.ts'
import { test as base } from './policy.ts'

type Engine = 'SQLite' | 'Postgres'
type Settings = Record<string, string>

/** Whether every garage is two processes on one Postgres behind nginx (`npm run behind-nginx`). */
const inPairs = process.env.PROCESSES === '2'
const startSite = inPairs ? startTwoServers : startGarage

/**
 * What the pages show alike on both, as the tests of the server prove: `npm test` takes the engine of one machine,
 * `npm run behind-nginx` that of a pair of processes.
 */
export const oneEngine: readonly Engine[] = [inPairs ? 'Postgres' : 'SQLite']

/** For tests of what moves, and of what a worker keeps on the device: others have neither (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
export const withWorkers = { serviceWorkers: 'allow' } as const

/** An empty garage on an engine, with settings of its own, and what stops it. */
export async function startOn(
  engine: Engine,
  settings: Settings = {},
): Promise<Garage & { stop(): Promise<void> }> {
  const postgres = engine === 'Postgres' ? await startPostgres({ durable: false }) : undefined
  const garage = await startSite(
    { ...settings, ...(postgres && { DATABASE_URL: postgres.url }) },
    'garage-browser-',
  )
  return {
    url: garage.url,
    dataDir: garage.dataDir,
    databaseUrl: garage.databaseUrl,
    async stop() {
      await garage.stop()
      await postgres?.stop()
    },
  }
}

/**
 * All tests of a worker, of visitors and of staff, share one garage: each looks for what it sent itself by a name that no other
 * uses, and takes back what it published. `test.use({ ownGarage: true })` gives each test an empty one, and `settings` another
 * to those that start theirs alike. `page.goto('/prix')` goes there.
 */
export const test = base.extend<
  { engine: Engine; settings: Settings; ownGarage: boolean; garage: Garage },
  { shared: (engine: Engine, settings: Settings) => Promise<Garage> }
>({
  engine: [inPairs ? 'Postgres' : 'SQLite', { option: true }],
  settings: [{}, { option: true }],
  ownGarage: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const running = new Map<string, ReturnType<typeof startOn>>()
      await use((engine, settings) => {
        const key = JSON.stringify([engine, settings])
        // What one test sends takes nothing from the budget of the others.
        const garage = running.get(key) ?? startOn(engine, { REQUEST_LIMITS: 'off', ...settings })
        running.set(key, garage)
        return garage
      })
      for (const garage of running.values()) await (await garage).stop()
    },
    { scope: 'worker' },
  ],
  garage: async ({ shared, engine, settings, ownGarage }, use) => {
    if (!ownGarage) return use(await shared(engine, settings))
    const { stop, ...garage } = await startOn(engine, settings)
    await use(garage)
    await stop()
  },
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

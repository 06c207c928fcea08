import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startPostgres } from '../../scripts/postgres.ts'
import { type Garage, startGarage } from '../../test/garage.ts'

/**
 * Every test fails if a page, in any context, violates its Content Security Policy. `refused` holds the browser's messages;
 * a test that provokes a violation empties it.
 */
const policyTest = base.extend<{ refused: string[] }>({
  refused: [
    async ({ browser }, use) => {
      const refused: string[] = []
      const watch = (context: BrowserContext) =>
        context.on('console', (message) => {
          const text = message.text()
          if (text.includes('Content Security Policy')) refused.push(`${message.page()?.url()}: ${text}`)
        })
      browser.on('context', watch)
      await use(refused)
      browser.off('context', watch)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
})

type Engine = 'SQLite' | 'Postgres'
type Settings = Record<string, string>

/** Milliseconds that a garage may take to start, and its owner to sign in, beside the time of the test. */
export const START = 120_000

/** For pages that look the same on both engines, which the server tests cover. */
export const oneEngine: readonly Engine[] = ['SQLite']

/** For tests of motion and of service workers: other tests run without them (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
export const withWorkers = { serviceWorkers: 'allow' } as const

/** Starts an empty garage on an engine with extra settings. @returns the garage and a function that stops it */
export async function startOn(
  engine: Engine,
  settings: Settings = {},
): Promise<Garage & { stop(): Promise<void> }> {
  const postgres = engine === 'Postgres' ? await startPostgres({ durable: false }) : undefined
  const garage = await startGarage(
    { ...settings, ...(postgres && { DATABASE_URL: postgres.url }) },
    'garage-browser-',
  )
  return {
    ...garage,
    async stop() {
      await garage.stop()
      await postgres?.stop()
    },
  }
}

/**
 * All tests of a worker share one garage: each finds its own data by a name that no other uses, and undoes what it
 * published. `test.use({ ownGarage: true })` gives each test an empty one, and tests with the same `settings` share another.
 * `page.goto('/prix')` goes there.
 */
export const test = policyTest.extend<
  { engine: Engine; settings: Settings; ownGarage: boolean; garage: Garage },
  { shared: (engine: Engine, settings: Settings) => Promise<Garage> }
>({
  engine: ['SQLite', { option: true }],
  settings: [{}, { option: true }],
  ownGarage: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const running = new Map<string, ReturnType<typeof startOn>>()
      await use((engine, settings) => {
        const key = JSON.stringify([engine, settings])
        // Rate limits are off, so that tests do not use up each other's.
        const garage = running.get(key) ?? startOn(engine, { REQUEST_LIMITS: 'off', ...settings })
        running.set(key, garage)
        return garage
      })
      for (const garage of running.values()) await (await garage).stop()
    },
    { scope: 'worker' },
  ],
  garage: [
    async ({ shared, engine, settings, ownGarage }, use) => {
      if (!ownGarage) return use(await shared(engine, settings))
      const { stop, ...garage } = await startOn(engine, settings)
      await use(garage)
      await stop()
    },
    { timeout: START },
  ],
  baseURL: async ({ garage }, use) => use(garage.url),
})

/** Resolves when the page is interactive: React on a staff page or on the named island, elsewhere the start script. */
export const untilInteractive = (page: Page, selector = 'body') =>
  page.waitForFunction(
    (place) =>
      Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__react')) ||
      (place === 'body' && customElements.get('slide-show') !== undefined),
    selector,
  )

export { expect }

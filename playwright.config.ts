import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findTestBrowser, testChromiumArguments } from './scripts/chromium.ts'

const launchOptions = { executablePath: findTestBrowser(), args: testChromiumArguments }

/** What visitors and staff do, in a real browser against the production server (`e2e/helpers/server.ts` starts one per worker). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Playwright empties this folder when it starts: the counts of the other tests lie beside it.
  outputDir: 'test-results/traces',
  // Far more than a test takes beside other work: a limit ends what stands still, and judges no machine. One that needs longer
  // says so itself, with its reason.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // The other tests run beside these (`vitest.config.ts`).
  workers: availableParallelism(),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // A third of what Chromium did was drawing movements and fetching pages ahead; tests of either turn it on (e2e/helpers/server.ts).
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // A trace of every test took a third of the time: `--trace=on` makes one where it is wanted.
    trace: 'off',
  },
})

import type { Page } from '@playwright/test'

/** Opens a page whose scripts are held back until released: taps then act on the server's HTML alone. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await through
    await route.continue().catch(() => undefined)
  })
  const script = page.waitForRequest(/\/assets\/.+\.js$/)
  // The load event waits for the script.
  await page.goto(address, { waitUntil: 'commit' })
  await script
  await page.locator('body > script[src]').waitFor({ state: 'attached' })
  return letThrough
}

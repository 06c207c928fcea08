import { type Browser, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

type Options = { browser: Browser; baseURL: string | undefined }

/** Fails with what axe finds in either theme, each page scrolled through once so that everything is as it is read. */
export async function expectAccessibleInThemes(
  { browser, baseURL }: Options,
  addresses: readonly string[],
): Promise<void> {
  // Every page twice, read to its end: on a busy machine that takes its time.
  test.slow()
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL, colorScheme, locale: 'fr-CA' })
    for (const address of addresses) {
      const page = await context.newPage()
      await page.goto(address)
      const { height: step = 720 } = page.viewportSize() ?? {}
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 0; y < height; y += step) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
        await page.waitForTimeout(60)
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page, `${address} ${colorScheme}`)
      await page.close()
    }
    await context.close()
  }
}

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
      await page.evaluate(async (step) => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 60))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      }, step)
      await expectAccessible(page, `${address} ${colorScheme}`)
      await page.close()
    }
    await context.close()
  }
}

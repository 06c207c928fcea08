import { type Page, test } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'
import { expect } from './server.ts'

declare global {
  interface Window {
    axe?: { run(on: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/** Fails with what axe finds on the page as it stands: rule, and where. */
export async function expectAccessible(page: Page, about = page.url()): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    // What passes is not asked for: writing it down takes most of the time.
    // A frame shows another site, which lets nobody look into it.
    const result = await window.axe?.run(document, { resultTypes: ['violations'], iframes: false })
    return result?.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
  })
  expect(found, about).toEqual([])
}

/** The same in either theme, on the page as it stands: what a form answered is still there. */
export async function expectAccessibleInEachTheme(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^((?!\bdark\b).)*$/)
    // The colours of buttons take a moment to follow.
    await expect(() => expectAccessible(page, `${page.url()} ${colorScheme}`)).toPass({ timeout: 30_000 })
  }
}

/** The same for pages of the site, each scrolled through once so that everything is as it is read. */
export async function expectPagesAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  // Every page read to its end: on a busy machine that takes its time.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of addresses) {
    await page.goto(address)
    const { height: step = 720 } = page.viewportSize() ?? {}
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += step) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForTimeout(60)
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    // A theme is followed with a frame, and a busy machine may owe the page those of all its scrolling.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    await expectAccessibleInEachTheme(page)
  }
}

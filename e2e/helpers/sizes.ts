import type { Page } from '@playwright/test'

/** A phone and a desk: what the specification asks for stands on both. */
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 900 }
export const sizes = [PHONE, DESK]

/** Scrolls at once, and lets the page notice. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
}

/** Where an element begins, in pixels from the top of the page. */
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + scrollY)

import type { Page } from '@playwright/test'
import { services } from '#app/content/services/index.ts'
import { expect, test } from './helpers/server.ts'
import { PHONE } from './helpers/sizes.ts'

/** Height of the footer on a phone, in pixels: seven services fit in two lines, more need a third. */
const FOOTER_MOST = services.length > 7 ? 988 : 944

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' })

test('the bar covers nothing: pages end above it, buttons stand in the margin', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const height = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(FOOTER_MOST)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const first = barOf(page).getByRole('link').first()
  await expect(first).not.toBeInViewport()
  // Back a little, since the bar is away where one has scrolled down.
  await page.evaluate(() => scrollBy({ top: -1, behavior: 'instant' }))
  await expect(first).toBeInViewport({ ratio: 1 })
  const foot = await page.locator('footer').boundingBox()
  const bar = await barOf(page).boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 2)

  await page.goto('/prix')
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const button = await page.locator('.margin-buttons a').last().boundingBox()
    const right = await page
      .locator('main .wrap')
      .first()
      .evaluate((wrap) => {
        const { paddingRight } = getComputedStyle(wrap)
        return wrap.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      })
    expect(button?.x, `${width} px`).toBeGreaterThanOrEqual(right)
  }
})

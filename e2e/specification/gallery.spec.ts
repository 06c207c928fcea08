import { expect, test, untilInteractive } from '../helpers/server.ts'

test('on a phone a tab leads to its pictures, and the strip shows which one it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery?tab=freins')
  const tabs = page.getByRole('navigation', { name: 'Choisir un service' })
  await expect(tabs.getByRole('link', { name: 'Freins' })).toBeInViewport({ ratio: 1 })
  await tabs.getByRole('link', { name: 'Carrosserie' }).click()
  await expect(page).toHaveURL('/gallery?tab=carrosserie')
  await expect(tabs.getByRole('link', { name: 'Carrosserie' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('list', { name: 'Carrosserie' }).getByRole('link').first()).toBeInViewport({
    ratio: 0.9,
  })
})

test.describe('under a finger', () => {
  const upright = { width: 390, height: 844 }
  test.use({ viewport: upright, hasTouch: true, isMobile: true })

  test('a picture takes the whole window, upright and turned, and says how to go on', async ({ page }) => {
    await page.clock.install()
    await page.goto('/gallery?tab=freins')
    await untilInteractive(page)
    await page.locator('main ul li a:has(.picture)').first().tap()
    const viewer = page.getByRole('dialog', { name: 'Freins' })
    const picture = viewer.getByRole('img')
    await expect(viewer.getByText(/^Glissez/)).toBeVisible()
    await expect(viewer.getByText(/touche T/)).toBeHidden()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
    await expect(picture).toHaveCSS('object-fit', 'contain')
    for (const viewport of [{ width: 844, height: 390 }, upright]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => picture.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    }
    await page.touchscreen.tap(200, 340)
    await expect(viewer.locator('figcaption')).toBeHidden()
    await expect(viewer.getByText(/^Glissez/)).toBeHidden()
    await expect(viewer.getByRole('button', { name: 'Fermer' })).toBeVisible()
    await page.touchscreen.tap(200, 340)
    await expect(viewer.getByRole('button', { name: 'Suivant' })).toBeVisible()
    await expect(viewer).toHaveCSS('touch-action', 'pan-y pinch-zoom')

    // A tap leaves its element in the hover state, but the slide show must continue.
    const title = viewer.locator('figcaption p').first()
    const first = (await title.textContent()) ?? ''
    await viewer.getByRole('button', { name: 'Reprendre le défilement' }).tap()
    await title.tap()
    await page.clock.runFor(5000)
    await expect(title).not.toHaveText(first)
  })
})

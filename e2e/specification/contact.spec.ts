import { business } from '#app/content/business/business.ts'
import { expect, test } from '../helpers/server.ts'
import { sizes } from '../helpers/sizes.ts'

test('Contact section: all its parts, at both sizes', async ({ page }) => {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.locator('#contact a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
    if (viewport.width < 1024)
      await expect(main.getByRole('link', { name: 'Demander une soumission' })).toBeInViewport({ ratio: 1 })
    for (const text of [/^argent comptant, Visa/i, 'Stationnement gratuit', business.email])
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
    for (const name of [/^Prendre rendez-vous/, 'Demander une soumission', 'Afficher la carte'])
      await expect(main.getByRole('link', { name })).toBeVisible()
    const field = await page.getByLabel('Nom complet').boundingBox()
    // It says once before its footer whether the garage is open.
    const said = page.locator('.open-now:visible')
    await expect(said, `${viewport.width} px`).toHaveCount(2)
    await expect(page.locator('footer .open-now:visible')).toHaveCount(1)
    for (const part of ['address', '.week-lines'])
      expect((await main.locator(part).first().boundingBox())?.y).toBeLessThan(1.1 * viewport.height)
    expect((field?.y ?? Number.POSITIVE_INFINITY) + (field?.height ?? 0)).toBeLessThan(1.5 * viewport.height)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page is dark where the system is', async ({ page }) => {
    const colors = () =>
      page.evaluate(() => {
        const { backgroundColor, color, colorScheme } = getComputedStyle(document.body)
        return [backgroundColor, color, colorScheme]
      })
    await page.goto('/contact')
    expect(await colors()).toEqual(['rgb(246, 244, 239)', 'rgb(21, 23, 26)', 'light'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(colors).toEqual(['rgb(16, 18, 20)', 'rgb(243, 241, 236)', 'dark'])
  })
})

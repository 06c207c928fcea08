import { business } from '#app/content/business/business.ts'
import { services } from '#app/content/services/index.ts'
import { expect, test } from './helpers/server.ts'

const preload = new URL('./helpers/server-clock.mjs', import.meta.url).href

/** A garage whose clock starts there. */
test.use({ settings: { NODE_OPTIONS: `--import ${preload}`, STARTS_AT: '2026-11-23T12:00:00-05:00' } })

const name = /^(Avis de saison|Season notice)$/

test.describe('On 23 November', () => {
  test('eight days before winter tires are mandatory, the home page and the page of tires say so', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, words, price] of [
      ['/', 'Pneus d’hiver obligatoires dans 8 jours', /40\s\$ par véhicule, taxes en sus/],
      ['/services/pneus', 'Pneus d’hiver obligatoires dans 8 jours', /40\s\$ par véhicule, taxes en sus/],
      ['/en', 'Winter tires mandatory in 8 days', /\$40 per vehicle, taxes extra/],
    ] as const) {
      await page.goto(path)
      const notice = page.getByRole('complementary', { name })
      await expect(notice).toContainText(words)
      await expect(notice).toContainText(price)
      await expect(notice.getByRole('link', { name: /^(Appeler|Call)$/ })).toHaveAttribute(
        'href',
        `tel:${business.phone}`,
      )
      // The notice stays as short as a line of figures, so that it does not push the page's content away.
      expect((await notice.boundingBox())?.height, path).toBeLessThanOrEqual(130)
      await expect(notice.locator('svg[viewBox="0 0 232 16"]')).toBeVisible()
    }
    await page.goto('/services/freins')
    await expect(page.getByRole('complementary', { name })).toHaveCount(0)
  })

  test('on a phone the home page of seven services keeps to 7,500 px and 610 elements, its notice of the season included', async ({
    page,
  }) => {
    const more = services.length - 7
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/en']) {
      await page.goto(path)
      await expect(page.getByRole('complementary', { name })).toBeVisible()
      const elements = await page.evaluate(() => document.body.querySelectorAll('*').length)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, path).toBeLessThanOrEqual(7500 + 200 * more)
      expect.soft(elements, path).toBeLessThanOrEqual(610 + 20 * more)
    }
  })

  test('the contact page, which has its own title and call, says it in one line under the title', async ({
    page,
  }) => {
    for (const [path, words] of [
      ['/contact', /dans 8 jours\. Changement saisonnier, 40\s\$ par véhicule, taxes en sus\.$/],
      ['/en/contact', /in 8 days\. Seasonal changeover, \$40 per vehicle, taxes extra\.$/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('complementary', { name })).toHaveCount(0)
      const line = page.getByRole('note', { name })
      await expect(line).toHaveText(words)
      await expect(line.getByRole('link')).toHaveCount(1)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect((await line.boundingBox())?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY)
    }
  })
})

import { services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expectAccessible, readThrough } from '../helpers/axe.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { sizes } from '../helpers/sizes.ts'

for (const size of sizes)
  test.describe(`the services page at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Sticky in-page nav: leads 120 px below the top, and marks it', async ({ page }) => {
      await page.goto('/services')
      const nav = page.getByRole('navigation', { name: 'Aller à un service' })
      await expect(nav.getByRole('link')).toHaveText(services.map(({ label }) => label.fr))
      await untilInteractive(page)
      for (const id of ['pneus', 'general', 'antirouille']) {
        const link = nav.locator(`[href="#${id}"]`)
        await link.click()
        const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
        await expect.poll(async () => Math.round(await top())).toBe(120)
        await expect(link).toHaveAttribute('aria-current', 'location')
        await expect(nav.locator('[aria-current]')).toHaveCount(1)
        await expect(link).toBeInViewport()
      }
    })
  })

test('a closed line loads its pictures when it is opened, not before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/pictures/')) loaded.push(request.url())
  })
  await page.goto('/services')
  await untilInteractive(page)
  await readThrough(page)
  expect(loaded).toHaveLength(1)
  await page.locator('#antirouille summary').first().click()
  const slides = page.locator('#antirouille .slides')
  await slides.scrollIntoViewIfNeeded()
  await expect.poll(() => loaded.length).toBeGreaterThan(1)
  const shown = await slides
    .locator('img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc))
  expect(shown).toEqual(expect.arrayContaining(loaded.slice(1)))
})

test('axe finds nothing where all lines are opened', async ({ page }) => {
  await page.goto(href('services', 'fr'))
  for (const summary of await page.locator('section > details > summary').all()) await summary.click()
  await expectAccessible(page)
})

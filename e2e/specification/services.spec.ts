import { href } from '#app/site-map.ts'
import { expectAccessible, readThrough } from '../helpers/axe.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'

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

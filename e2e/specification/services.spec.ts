import { services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expectAccessible, readThrough } from '../helpers/axe.ts'
import { inFront, moves, open, pass, read } from '../helpers/clock.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { scrollPage, sizes, topOf } from '../helpers/sizes.ts'

for (const size of sizes)
  test.describe(`the services page at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Sticky in-page nav: leads 120 px below the top, marks from 150 px on', async ({ page }) => {
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
      const y = await topOf(page, '#freins')
      await scrollPage(page, y - 153)
      await expect(nav.locator('[aria-current]')).toHaveText('Pneus')
      await scrollPage(page, y - 149)
      await expect(nav.locator('[aria-current]')).toHaveText('Freins')
    })
  })

test.describe('the lines of the services', () => {
  test('an address or a link that names a service shows it opened, the others closed', async ({ page }) => {
    await page.goto('/services#freins')
    await expect(page.locator('#freins > details')).toHaveAttribute('open')
    await expect(page.locator('#freins')).toBeInViewport()
    for (const part of ['dl', '.steps', '.slides', '.accordion-item >> nth=3'])
      await expect(page.locator(`#freins ${part}`)).toBeVisible()
    await expect(page.locator('#pneus dl')).toBeHidden()
    await expect(page.locator('section > details[open]')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Pneus').click()
    await expect(page.locator('#pneus > details')).toHaveAttribute('open')
    // After it is closed by hand, the same link opens it again.
    await page.locator('#pneus summary').first().click()
    await expect(page.locator('#pneus > details')).not.toHaveAttribute('open')
    await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Pneus').click()
    await expect(page.locator('#pneus > details')).toHaveAttribute('open')
    await page.goto('/en/services')
    await page.evaluate(() => {
      location.hash = 'huiles'
    })
    await expect(page.locator('#huiles > details')).toHaveAttribute('open')
  })

  test('a closed line loads its pictures when it is opened, not before', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/pictures/'))
        loaded.push(request.url())
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

  test('Workshop image carousel: every 4 seconds, until paused or closed', async ({ page }) => {
    await open(page, '/services#antirouille')
    await read(page, '#antirouille .slides')
    const line = page.locator('#antirouille')
    const front = inFront(line.locator('.slides'))
    expect(await front()).toBe('1')
    await moves(page, 4000, '2', front)
    await line.getByRole('button', { name: 'Mettre en pause' }).click()
    await page.mouse.move(1, 1)
    await pass(page, 9000)
    expect(await front()).toBe('2')
    await line.getByRole('button', { name: 'Reprendre le défilement' }).click()
    await line.locator('summary').first().click()
    await page.mouse.move(1, 1)
    await pass(page, 9000)
    await line.locator('summary').first().click()
    expect(await front()).toBe('2')
  })
})

test('axe finds nothing where all lines are opened', async ({ page }) => {
  await page.goto(href('services', 'fr'))
  for (const summary of await page.locator('section > details > summary').all()) await summary.click()
  await expectAccessible(page)
})

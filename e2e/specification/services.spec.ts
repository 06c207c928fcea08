import { business } from '#app/content/business/business.ts'
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

    test('Each service section: all its parts; then cross-links and the trust strip', async ({ page }) => {
      await page.goto('/services')
      await expect(page.getByRole('main').getByRole('link', { name: 'Voir la liste de prix' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Le garage en bref' }).getByRole('listitem')).toHaveText([
        /^15\sans et plus/,
        /^ExempleNote de 4,9\/5/,
        /assurance/,
        /Wi-Fi/,
      ])
      await expect(page.getByRole('navigation', { name: 'À voir aussi' }).getByRole('link')).toHaveCount(4)
      const process = page.getByRole('region', { name: 'Comment ça se passe' })
      await expect(process.locator('ol > li')).toHaveCount(4)
      for (const { id, label } of services) {
        const line = page.locator(`section#${id}`)
        const summary = line.locator('summary').first()
        await expect(line.getByRole('heading', { level: 2 })).toHaveText(label.fr)
        await expect(summary).toContainText(/\d+\s\$|gratuite/i)
        await expect(line.locator('dl')).toBeHidden()
        await summary.click()
        await expect(line.locator('dl > div').first()).toBeVisible()
        await expect(line.locator('.steps > li')).toHaveCount(4)
        await expect(line.locator('.steps > li').first()).toBeVisible()
        await expect(line.locator('.accordion-item')).toHaveCount(4)
        await expect(line.locator('.slides img').first()).toBeVisible()
        await expect(line.locator(`a.action[href="tel:${business.phone}"]`)).toBeVisible()
      }
    })
  })

test.describe('the lines of the services', () => {
  test('an address or a link that names a service shows it opened, the others closed', async ({ page }) => {
    await page.goto('/services#freins')
    await expect(page.locator('#freins > details')).toHaveAttribute('open')
    await expect(page.locator('#freins')).toBeInViewport()
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

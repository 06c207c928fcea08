import { business } from '#app/content/business/business.ts'
import { services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expectAccessible, readThrough } from './helpers/axe.ts'
import { inFront, moves, open, pass, read } from './helpers/clock.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.describe('the services page', () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`its navigation stays, leads 120 px below the top and marks what is read, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
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
      // A section counts as being read from 150 px below the top, and not yet one pixel lower.
      const { y } = await page
        .locator('#freins')
        .evaluate((section) => ({ y: section.getBoundingClientRect().top + scrollY }))
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y - 153)
      await expect(nav.locator('[aria-current]')).toHaveText('Pneus')
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y - 149)
      await expect(nav.locator('[aria-current]')).toHaveText('Freins')
    })
  }

  test('each service is one line with its price, and holds its prices, questions and the way to an appointment', async ({
    page,
  }) => {
    await page.goto('/services')
    await expect(page.getByRole('region', { name: 'Comment ça se passe' }).locator('ol > li')).toHaveCount(4)
    for (const { id, label } of services) {
      const line = page.locator(`section#${id}`)
      const summary = line.locator('summary').first()
      await expect(line.getByRole('heading', { level: 2 })).toHaveText(label.fr)
      await expect(summary).toContainText(/\d+\s\$|gratuite/i)
      await expect(line.locator('dl')).toBeHidden()
      await summary.click()
      await expect(line.locator('dl > div').first()).toBeVisible()
      await expect(line.locator('.accordion-item')).toHaveCount(4)
      await expect(line.locator(`a.action[href="tel:${business.phone}"]`)).toBeVisible()
    }
  })

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

  test('pictures move after 4 seconds in view, until they are paused or their line is closed', async ({
    page,
  }) => {
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

test('without scripts, a line opens, one answer of a service is open at a time, and the navigation leads', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/services')
  await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Freins').click()
  await expect(page.locator('#freins')).toBeInViewport()
  await page.locator('#freins summary').first().click()
  await expect(page.locator('#freins dl')).toBeVisible()
  const questions = page.locator('#freins .accordion-item')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
  // Another service keeps its own.
  await page.locator('#pneus summary').first().click()
  await page.locator('#pneus .accordion-item summary').first().click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(page.locator('#freins .slides img[src$=webp]')).toHaveCount(3)
  await context.close()
})

test('by keyboard alone, a line is reached, opened and read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  await untilInteractive(page)
  await page.getByRole('navigation', { name: 'Aller à un service' }).getByText('Pneus').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#pneus')).toBeInViewport()
  // The next stop after the link is the section's own heading, which opens and closes it.
  await page.keyboard.press('Tab')
  await expect(page.locator('#pneus summary').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#pneus > details')).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('pneus')
  const answer = page.locator('#pneus .accordion-item').first()
  await answer.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAttribute('open')
})

test('axe finds nothing where all lines are opened', async ({ page }) => {
  await page.goto(href('services', 'fr'))
  for (const summary of await page.locator('section > details > summary').all()) await summary.click()
  await expectAccessible(page)
})

import { business } from '#app/content/business/business.ts'
import { langs } from '#app/content/language.ts'
import { packageOfService } from '#app/content/packages/offered.ts'
import { service, services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { pricedNow, writtenAmount } from '../test/estimate-cases.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.describe('the page of a service', () => {
  test('books in a new tab without an opener, and calls', async ({ page }) => {
    await page.goto('/services/freins')
    const card = page.getByRole('main').getByRole('complementary')
    const book = card.getByRole('link', { name: 'Prendre rendez-vous (s’ouvre dans un nouvel onglet)' })
    await expect(book).toHaveAttribute('href', business.bookingUrl)
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', /noopener/)
    await expect(card.getByRole('link', { name: /^Appeler 514/ })).toHaveAttribute(
      'href',
      `tel:${business.phone}`,
    )
    await expect(card.getByText(business.address.street)).toBeVisible()
    await expect(card.getByText('9 h à 13 h')).toBeVisible()
    const before = (await card.locator('section').first().boundingBox())?.y ?? 0
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    const after = await card.locator('section').first().boundingBox()
    expect(before - (after?.y ?? 0)).toBeLessThan(650)
    await expect(book).toBeInViewport()
  })

  test('shows its prices on a phone’s first screen, before its description', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { slug } of services) {
      await page.goto(href('service', 'fr', slug.fr))
      const heading = page.locator('main h2').first()
      await expect(heading).toHaveText('Prix')
      expect((await heading.boundingBox())?.y, slug.fr).toBeLessThanOrEqual(740)
      await expect(page.getByRole('table', { name: 'Prix', exact: true })).toBeVisible()
    }
  })

  test('says within two screens what front brakes cost in all', async ({ page }) => {
    const job = packageOfService('freins')
    if (!job?.usual) throw new Error('The brake job has no commonest case')
    const { total } = pricedNow(job.id, job.usual.answers).lowest
    for (const lang of langs) {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        // Before the page is opened: what is out of sight keeps the height it had at another width.
        await page.setViewportSize(viewport)
        await page.goto(href('service', lang, service('freins').slug[lang]))
        const line = page.locator('.slip tr').filter({ hasText: writtenAmount(total, lang) })
        await expect(line).toHaveText(lang === 'fr' ? /^Avec les taxes/ : /^With taxes/)
        const { y = 0, height = Number.POSITIVE_INFINITY } = (await line.boundingBox()) ?? {}
        expect(y + height, `${lang}, ${viewport.width} px`).toBeLessThanOrEqual(2 * viewport.height)
      }
    }
  })

  test('the inspection names its 47 checks, and they light up as they are reached', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/services/inspection')
    const points = page.getByRole('region', { name: 'Les 47 points, nommés un par un' }).locator('ol > li')
    await expect(points).toHaveCount(47)
    const light = () => points.first().evaluate((point) => Number(getComputedStyle(point).opacity))
    expect(await light()).toBeLessThan(0.6)
    await points.nth(6).evaluate((point) => point.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(light).toBe(1)
  })

  test('nothing moves for who wants less motion, and every check is lit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services/inspection')
    for (const name of ['.parallax', '.sheet-line', '.sheet-rule'])
      expect(
        await page
          .locator(name)
          .first()
          .evaluate((each) => each.getAnimations().length),
        name,
      ).toBe(0)
    await expect(page.locator('.sheet-line').first()).toHaveCSS('opacity', '1')
  })

  test('its pictures open in the viewer', async ({ page }) => {
    await page.goto('/services/huiles-fluides')
    const pictures = page.getByRole('region', { name: 'En images' })
    await pictures.scrollIntoViewIfNeeded()
    await untilInteractive(page)
    await pictures.getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: /Huiles et fluides/ })
    await expect(viewer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  })
})

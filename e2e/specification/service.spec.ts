import { packageOfService } from '#app/content/packages/offered.ts'
import { services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { pricedNow, writtenAmount } from '../../test/estimate-cases.ts'
import { expect, test } from '../helpers/server.ts'
import { PHONE, sizes } from '../helpers/sizes.ts'

test.describe('the page of a service', () => {
  test('Sticky side card: stays in view while one reads on', async ({ page }) => {
    await page.goto('/services/freins')
    const book = page
      .getByRole('main')
      .getByRole('complementary')
      .getByRole('link', { name: /^Prendre rendez-vous/ })
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await expect(book).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Prix & Services' })).toBeVisible()
  })

  test('shows its prices on a phone’s first screen, before its description', async ({ page }) => {
    await page.setViewportSize(PHONE)
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
    for (const viewport of sizes) {
      // Before the page is opened: what is out of sight keeps the height it had at another width.
      await page.setViewportSize(viewport)
      await page.goto('/services/freins')
      const line = page.locator('.slip tr').filter({ hasText: writtenAmount(total, 'fr') })
      await expect(line).toHaveText(/^Avec les taxes/)
      const { y = 0, height = Number.POSITIVE_INFINITY } = (await line.boundingBox()) ?? {}
      expect(y + height, `${viewport.width} px`).toBeLessThanOrEqual(2 * viewport.height)
    }
  })

  test('the checks of the inspection light up as they are reached, or at once without motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/services/inspection')
    const points = page.getByRole('region', { name: 'Les 47 points, nommés un par un' }).locator('ol > li')
    const light = () => points.first().evaluate((point) => Number(getComputedStyle(point).opacity))
    expect(await light()).toBeLessThan(0.6)
    await points.nth(6).evaluate((point) => point.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(light).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    for (const name of ['.parallax', '.sheet-line', '.sheet-rule']) {
      const moving = page.locator(name).first()
      expect(await moving.evaluate((each) => each.getAnimations().length), name).toBe(0)
    }
    await expect(page.locator('.sheet-line').first()).toHaveCSS('opacity', '1')
  })
})

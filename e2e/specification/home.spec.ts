import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { scrollPage, sizes } from '../helpers/sizes.ts'

for (const size of sizes)
  test.describe(`the home page at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Hero: as tall as the window, with a hint that goes', async ({ page }) => {
      const hint = page.getByText('Faites défiler')
      for (const height of [1200, 720, size.height]) {
        await page.setViewportSize({ ...size, height })
        await page.goto('/')
        await expect(hint).toBeInViewport({ ratio: 1 })
        const hero = await page.locator('#home > div').first().boundingBox()
        expect(hero?.height).toBeGreaterThanOrEqual(height - Math.max(hero?.y ?? 0, 1))
      }
      const primary = page.locator('#home').getByRole('link', { name: 'Voir les services' })
      await expect(primary).toHaveCSS('background-color', 'rgb(255, 90, 31)')
      const at = (milliseconds: number) =>
        hint.evaluate((element, time) => {
          for (const animation of element.getAnimations()) {
            animation.pause()
            animation.currentTime = time
          }
        }, milliseconds)
      await at(3900)
      await expect(hint).toBeInViewport()
      await at(4400)
      await expect(hint).toBeHidden()
      await at(0)
      await untilInteractive(page)
      await scrollPage(page, 50)
      await expect(hint).toBeVisible()
      await scrollPage(page, 51)
      await expect(hint).toBeHidden()
    })
  })

test('Hero: its prices and its call stand in the first screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const first = page.locator('#home')
  await expect(first.getByText(/^Ouv(ert|re) /)).toBeInViewport({ ratio: 1 })
  for (const price of ['100\u00a0$', '40\u00a0$', '50\u00a0$'])
    await expect(first.locator('dl').first().getByText(price, { exact: true }).first()).toBeInViewport({
      ratio: 1,
    })
  await expect(first.getByRole('link', { name: /^Appeler le 514/ })).toBeInViewport({ ratio: 1 })
})

test('Gallery: the rustproofing photo leads to its service; one that fails says so', async ({ page }) => {
  await page.goto('/')
  await page.locator('#galerie').scrollIntoViewIfNeeded()
  await untilInteractive(page)
  await page.locator('#galerie').getByRole('link', { name: 'La paraffine' }).click()
  const viewer = page.locator('#viewer').getByRole('dialog')
  await expectAccessibleInEachTheme(page, '#viewer')
  await viewer.getByRole('link', { name: 'Voir le service' }).click()
  await expect(page).toHaveURL('/services/antirouille')
  await page.route(/\/pictures\/(?!hero-workshop)/, (route) => route.abort())
  await page.goto('/en')
  await page.locator('#galerie').scrollIntoViewIfNeeded()
  await expect(page.locator('#galerie .picture').first()).toHaveAttribute(
    'data-missing',
    'Image not available',
  )
})

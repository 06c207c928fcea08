import { business } from '#app/content/business/business.ts'
import { galleryPictures } from '#app/content/pictures.ts'
import { services } from '#app/content/services/index.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { scrollPage, sizes } from '../helpers/sizes.ts'

for (const size of sizes)
  test.describe(`the home page at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Hero: as tall as the window, with all its parts and a hint that goes', async ({ page }) => {
      const hint = page.getByText('Faites défiler')
      for (const height of [1200, 720, size.height]) {
        await page.setViewportSize({ ...size, height })
        await page.goto('/')
        await expect(hint).toBeInViewport({ ratio: 1 })
        const hero = await page.locator('#home > div').first().boundingBox()
        expect(hero?.height).toBeGreaterThanOrEqual(height - Math.max(hero?.y ?? 0, 1))
      }
      const home = page.locator('#home')
      await expect(home.getByText(/^Garage familial indépendant/)).toBeVisible()
      await expect(home.getByText('Vous voyez nos prix avant de venir.')).toBeVisible()
      const primary = home.getByRole('link', { name: 'Voir les services' })
      await expect(primary).toHaveAttribute('href', '/services')
      await expect(primary).toHaveCSS('background-color', 'rgb(255, 90, 31)')
      await expect(home.locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(home.locator('li')).toHaveCount(5)
      await expect(home.locator('dl').nth(1).locator('dd')).toHaveText(['15+', '2', /^100/])
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

    test('Services: seven cards; of one, a question open at a time', async ({ page }) => {
      await page.goto('/')
      const section = page.locator('#services')
      const cards = section.locator('.service-card')
      await expect(cards).toHaveCount(services.length)
      for (const card of await cards.all()) {
        await expect(card.locator('h3 svg.car')).toHaveCount(1)
        await expect(card).toContainText(/\+\d photos?/)
        await expect(card).toContainText(/À partir de \d+\s\$|Estimation gratuite/)
        await expect(card.getByRole('link', { name: /^Voir détails/ })).toHaveCount(1)
      }
      await page.goto('/?service=freins')
      const tabs = section.getByRole('navigation', { name: 'Choisir un service' }).getByRole('link')
      await expect(tabs.locator('svg.car')).toHaveCount(services.length)
      const questions = section.locator('details')
      await expect(questions).toHaveCount(4)
      for (const each of [0, 1]) await questions.nth(each).locator('summary').click()
      await expect(section.locator('details[open]')).toHaveCount(1)
      await expect(page.locator('#galerie .slide-controls p')).toHaveText(`1 / ${galleryPictures.length}`)
    })

    test('FAQ and blog: five questions, several open; three teasers', async ({ page }) => {
      await page.goto('/')
      const questions = page.locator('#faq details')
      await expect(questions).toHaveCount(5)
      for (const each of [0, 1, 2]) await questions.nth(each).locator('summary').click()
      await expect(page.locator('#faq details[open]')).toHaveCount(3)
      const teasers = page.locator('#blog .slides a')
      await expect(teasers.locator('img')).toHaveCount(3)
      await expect(teasers.first()).toHaveAttribute('href', '/blog/preparation-hivernale-montreal')
    })

    test('Contact: the same things as on the contact page; then the booking band', async ({ page }) => {
      await page.goto('/?service=pneus')
      const contact = page.locator('#contact')
      for (const text of [business.address.street, /^Heures d’ouverture$/])
        await expect(contact.getByText(text).filter({ visible: true }).first()).toBeVisible()
      await expect(contact.getByRole('link', { name: 'Itinéraire' })).toBeVisible()
      await expect(contact.getByRole('img', { name: /^Plan dessiné/ })).toBeVisible()
      await expect(contact.getByLabel(/Service souhaité/)).toHaveValue('pneus')
      const band = page.locator('main > section').filter({ hasText: 'Vous savez déjà' })
      await expect(band.getByRole('link', { name: /^Prendre rendez-vous/ })).toHaveAttribute(
        'href',
        business.bookingUrl,
      )
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

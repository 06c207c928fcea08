import type { Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { galleryPictures, heroPictures } from '#app/content/pictures.ts'
import { serviceIds, services } from '#app/content/services/index.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { arrives, inFront, moves, open, pass, read } from '../helpers/clock.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { scrollPage, sizes } from '../helpers/sizes.ts'

/** "2 / 7", below a row of slides. */
const place = (page: Page, section: string) => () =>
  page.locator(`${section} .slide-controls p`).textContent()
const heroPlace = (page: Page) => () =>
  page
    .locator('hero-pictures > .picture')
    .evaluateAll((all) => `${all.findIndex((each) => !each.classList.contains('opacity-0')) + 1}`)

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

    test('Services: seven cards, one every four seconds; of one, a question open at a time', async ({
      page,
    }) => {
      await open(page)
      await read(page, '#services')
      const section = page.locator('#services')
      const cards = section.locator('.service-card')
      await expect(cards).toHaveCount(services.length)
      for (const card of await cards.all()) {
        await expect(card.locator('h3 svg.car')).toHaveCount(1)
        await expect(card).toContainText(/\+\d photos?/)
        await expect(card).toContainText(/À partir de \d+\s\$|Estimation gratuite/)
        await expect(card.getByRole('link', { name: /^Voir détails/ })).toHaveCount(1)
      }
      const part = section.locator('.car-places > [data-on]')
      await expect(part).toHaveText(/^Inspection/)
      await moves(page, 4000, `2 / ${services.length}`, place(page, '#services'))
      await expect(part).toHaveText(/^Antirouille/)
      await page.goto('/?service=freins')
      const tabs = section.getByRole('navigation', { name: 'Choisir un service' }).getByRole('link')
      await expect(tabs.locator('svg.car')).toHaveCount(services.length)
      const questions = section.locator('details')
      await expect(questions).toHaveCount(4)
      for (const each of [0, 1]) await questions.nth(each).locator('summary').click()
      await expect(section.locator('details[open]')).toHaveCount(1)
      await expect(page.locator('#galerie .slide-controls p')).toHaveText(`1 / ${galleryPictures.length}`)
    })

    test('FAQ and blog: five questions, several open; teasers that follow each other', async ({ page }) => {
      await open(page)
      const questions = page.locator('#faq details')
      await expect(questions).toHaveCount(5)
      for (const each of [0, 1, 2]) await questions.nth(each).locator('summary').click()
      await expect(page.locator('#faq details[open]')).toHaveCount(3)
      await read(page, '#blog')
      const teasers = page.locator('#blog .slides a')
      await expect(teasers.locator('img')).toHaveCount(3)
      await moves(page, 4000, '2 / 3', place(page, '#blog'))
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

test('Hero: eleven photos, one every five seconds, unless they are held', async ({ page }) => {
  await open(page)
  const button = page.locator('#home').getByRole('button')
  expect(heroPictures).toHaveLength(11)
  await expect(page.locator('#home .picture')).toHaveCount(1)
  await moves(page, 5000, '2', heroPlace(page))
  await pass(page, 9 * 5000)
  await expect.poll(heroPlace(page)).toBe('11')
  await pass(page, 5000)
  await expect.poll(heroPlace(page)).toBe('1')
  await button.click()
  await page.mouse.move(2, 2)
  await pass(page, 15_000)
  await expect.poll(heroPlace(page)).toBe('1')
  await expect(button).toHaveAccessibleName(/^Reprendre le défilement/)
  await button.click()
  await page.getByRole('link', { name: 'Voir les services' }).hover()
  await pass(page, 10_000)
  await expect.poll(heroPlace(page)).toBe('1')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await untilInteractive(page)
  await pass(page, 10_000)
  await expect.poll(heroPlace(page)).toBe('1')
})

test('Services: held by the pointer, moved by buttons and the parts of the car', async ({ page }) => {
  await open(page)
  await read(page, '#services')
  const section = page.locator('#services')
  await section.locator('.slides').hover()
  await pass(page, 9000)
  expect(await place(page, '#services')()).toBe(`1 / ${services.length}`)
  await section.getByRole('button', { name: 'Suivant' }).click()
  await arrives(page, `2 / ${services.length}`, place(page, '#services'))
  await section.locator('.car [data-part="3"]').first().hover()
  await arrives(page, `4 / ${services.length}`, place(page, '#services'))
  await section.getByRole('link', { name: /^Mécanique/ }).focus()
  const general = `${serviceIds.indexOf('general') + 1} / ${services.length}`
  await arrives(page, general, place(page, '#services'))
  const map = section.getByRole('navigation', { name: /^Une auto vue de côté/ })
  await expect(map.getByRole('link')).toHaveCount(services.length)
  await map.getByRole('link', { name: /^Antirouille 100/ }).click()
  await expect(page.getByRole('heading', { name: 'Le prix pour votre auto' })).toBeInViewport()
  await expect(page.locator('#estimate-slip')).toContainText(/100,00/)
})

test('Services: photos every four seconds, but not behind the viewer', async ({ page }) => {
  await open(page, '/en?service=brakes#services')
  await read(page, '#services')
  const after = `${await place(page, '#services')()}`.replace(/^1/, '2')
  await moves(page, 4000, after, place(page, '#services'))
  await page.locator('#services .slides a').nth(1).click()
  await pass(page, 9000)
  expect(await place(page, '#services')()).toBe(after)
})

test('Gallery: seventeen photos, one every five seconds, unless they are held', async ({ page }) => {
  await open(page)
  await expect(page.locator('#galerie .slides a')).toHaveCount(1)
  await read(page, '#galerie')
  const [gallery, total] = [page.locator('#galerie'), galleryPictures.length]
  expect(total).toBe(17)
  const shown = place(page, '#galerie')
  await expect(gallery.locator('.slides a')).toHaveCount(total)
  await moves(page, 5000, `2 / ${total}`, shown)
  for (const [name, to] of [
    ['Précédent', 1],
    ['Précédent', total],
    ['Suivant', 1],
  ] as const) {
    await gallery.getByRole('button', { name }).click()
    await arrives(page, `${to} / ${total}`, shown)
    await pass(page, 100)
  }
  await page.mouse.move(2, 2)
  await gallery.getByRole('link').first().focus()
  await page.keyboard.press('Shift')
  await pass(page, 11_000)
  expect(await shown()).toBe(`1 / ${total}`)
})

test('Gallery: the viewer has arrows, Escape, T for the caption and slides', async ({ page }) => {
  await open(page)
  await read(page, '#galerie')
  const viewer = page.locator('#viewer').getByRole('dialog')
  const link = page.locator('#galerie').getByRole('link').first()
  await link.click()
  const title = viewer.locator('figcaption p').first()
  const first = (await title.textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(title).not.toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText(first)
  await page.keyboard.press('t')
  await expect(viewer.locator('figcaption')).toHaveCount(0)
  await page.keyboard.press('T')
  await viewer.getByRole('button', { name: 'Reprendre le défilement' }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(5000)
  await expect(title).not.toHaveText(first)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(link).toBeFocused()
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

test('Testimonials: one every four seconds, each to be had by its button', async ({ page }) => {
  await open(page)
  await read(page, 'section:has(#reviews-title)')
  const section = page.locator('section', { has: page.locator('#reviews-title') })
  const front = inFront(section.locator('.slides'))
  await moves(page, 4000, '2', front)
  await section.getByRole('button', { name: /^diapositive 4/ }).click()
  await arrives(page, '4', front)
})

import type { Page } from '@playwright/test'
import { galleryPictures, heroPictures } from '#app/content/pictures.ts'
import { expectAccessibleInEachTheme, expectPagesAccessible, readThrough } from './axe.ts'
import { arrives, moves, open, pass, read } from './clock.ts'
import { awake, expect, test } from './server.ts'

const hero = (page: Page) => page.locator('#home').getByRole('button')
/** "1 / 11", without what the button is called. */
const heroText = (page: Page) => async () =>
  (await hero(page).textContent())?.match(/\d+ \/ \d+/)?.[0] ?? null
const gallery = (page: Page) => page.locator('#galerie')
const place = (page: Page) => gallery(page).locator('.slide-controls p')
const placeText = (page: Page) => () => place(page).textContent()
const viewer = (page: Page) => page.locator('#viewer').getByRole('dialog')
const services = (page: Page) => page.locator('#services')
const card = (page: Page) => services(page).locator('.slide-controls p')
const cardText = (page: Page) => () => card(page).textContent()

test.describe('the first screen', () => {
  test('says what the garage does, what it costs to ask, whether it is open, and how to call', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const first = page.locator('#home')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(first.getByText(/^Ouv(ert|re) /)).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('link', { name: /^Appeler le 514/ })).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('link', { name: /^Appeler le 514/ })).toHaveAttribute('href', /^tel:\+1/)
    await expect(first.getByRole('link', { name: 'Voir les services' })).toHaveAttribute('href', '/services')
    await expect(first.locator('li')).toHaveCount(5)
    await expect(first.locator('dl')).toContainText('15+')
    await expect(first.locator('dl')).toContainText('100')
  })

  test('brings one picture with the page; eleven follow each other every five seconds', async ({ page }) => {
    await open(page)
    expect(heroPictures).toHaveLength(11)
    await expect(page.locator('#home .picture')).toHaveCount(1)
    await expect(hero(page)).toContainText('1 / 11')
    await moves(page, 5000, '2 / 11', heroText(page))
    await pass(page, 9 * 5000)
    await expect(hero(page)).toContainText('11 / 11')
    await pass(page, 5000)
    await expect(hero(page)).toContainText('1 / 11')
  })

  test('stands still when paused, when a hand is on its buttons, and when less motion is wanted', async ({
    page,
  }) => {
    await open(page)
    await hero(page).click()
    await page.mouse.move(2, 2)
    await pass(page, 15_000)
    await expect(hero(page)).toContainText('1 / 11')
    await expect(hero(page)).toHaveAccessibleName(/^Reprendre le défilement/)
    await hero(page).click()
    await page.mouse.move(2, 2)
    await moves(page, 5000, '2 / 11', heroText(page))
    await page.getByRole('link', { name: 'Voir les services' }).hover()
    await pass(page, 10_000)
    await expect(hero(page)).toContainText('2 / 11')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(async () => {
      await page.clock.runFor(200)
      expect(await hero(page).textContent()).toMatch(/^Reprendre/)
    }).toPass()
    await pass(page, 10_000)
    await expect(hero(page)).toContainText('1 / 11')
  })

  test('its hint to scroll goes after four seconds, or at once when scrolled', async ({ page }) => {
    await page.goto('/')
    const hint = page.getByText('Faites défiler')
    await expect(hint).toBeVisible()
    await expect(hint).toBeHidden({ timeout: 6000 })
    await page.reload()
    await expect(hint).toBeVisible()
    await awake(page)
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await expect(hint).toBeHidden({ timeout: 1500 })
  })
})

test.describe('the workshop in pictures', () => {
  test('moves every five seconds, by its buttons, and round from the last to the first', async ({ page }) => {
    await open(page)
    await read(page, '#galerie')
    const total = galleryPictures.length
    await expect(place(page)).toHaveText(`1 / ${total}`)
    await moves(page, 5000, `2 / ${total}`, placeText(page))
    const press = async (name: string, to: number) => {
      await gallery(page).getByRole('button', { name }).click()
      await arrives(page, `${to} / ${total}`, placeText(page))
      await pass(page, 100)
    }
    await press('Suivant', 3)
    await press('Précédent', 2)
    await press('Précédent', 1)
    await press('Précédent', total)
    await press('Suivant', 1)
  })

  test('stands still when paused, pointed at or focused', async ({ page }) => {
    await open(page)
    await read(page, '#galerie')
    const still = `1 / ${galleryPictures.length}`
    await gallery(page).getByRole('link').first().hover()
    await pass(page, 11_000)
    await expect(place(page)).toHaveText(still)
    await page.mouse.move(2, 2)
    await page.keyboard.press('Tab')
    await gallery(page).getByRole('link').first().focus()
    await pass(page, 11_000)
    await expect(place(page)).toHaveText(still)
    await gallery(page).getByRole('button', { name: 'Mettre en pause' }).click()
    await page.mouse.move(2, 2)
    await pass(page, 11_000)
    await expect(place(page)).toHaveText(still)
    await gallery(page).getByRole('button', { name: 'Reprendre le défilement' }).click()
    await page.mouse.move(2, 2)
    await moves(page, 5000, `2 / ${galleryPictures.length}`, placeText(page))
  })

  test('opens full screen: arrows, caption, Escape, and back to where it was', async ({ page }) => {
    await open(page)
    await read(page, '#galerie')
    const link = gallery(page).getByRole('link').first()
    await link.click()
    await expect(viewer(page)).toBeVisible()
    const title = viewer(page).locator('figcaption p').first()
    const first = (await title.textContent()) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(title).not.toHaveText(first)
    await page.keyboard.press('ArrowLeft')
    await expect(title).toHaveText(first)
    await page.keyboard.press('ArrowLeft')
    await expect(viewer(page)).toContainText(`/ ${galleryPictures.length}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('t')
    await expect(viewer(page).locator('figcaption')).toHaveCount(0)
    await page.keyboard.press('T')
    await expect(title).toHaveText(first)
    await pass(page, 12_000)
    await expect(title).toHaveText(first)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('shows itself as slides when asked to, every five seconds', async ({ page }) => {
    await open(page)
    await read(page, '#galerie')
    await gallery(page).getByRole('link').first().click()
    const title = viewer(page).locator('figcaption p').first()
    const first = (await title.textContent()) ?? ''
    await viewer(page).getByRole('button', { name: 'Reprendre le défilement' }).click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(5000)
    await expect(title).not.toHaveText(first)
    const second = (await title.textContent()) ?? ''
    await viewer(page).getByRole('button', { name: 'Mettre en pause' }).click()
    await page.clock.runFor(11_000)
    await expect(title).toHaveText(second)
    await viewer(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(viewer(page)).toBeHidden()
  })

  test('its rustproofing picture leads to the service', async ({ page }) => {
    await open(page)
    await read(page, '#galerie')
    await gallery(page).getByRole('link', { name: 'La paraffine' }).click()
    await viewer(page).getByRole('link', { name: 'Voir le service' }).click()
    await expect(page).toHaveURL('/services/antirouille')
  })

  test('says so in place of a picture that does not come', async ({ page }) => {
    await page.route(/\/pictures\/(?!hero-workshop)/, (route) => route.abort())
    await page.goto('/en')
    await page.locator('#galerie').scrollIntoViewIfNeeded()
    const frame = page.locator('#galerie .picture').first()
    await expect(frame).toHaveAttribute('data-missing', 'Image not available')
  })
})

test.describe('what customers say', () => {
  test('four reviews, one after the other every four seconds, round and round, held by the pointer', async ({
    page,
  }) => {
    await open(page)
    const section = page.locator('section', { has: page.locator('#reviews-title') })
    await read(page, 'section:has(#reviews-title)')
    const mark = section.getByRole('button', { name: /^diapositive/ })
    await expect(mark).toHaveCount(4)
    const current = () => section.locator('[aria-current=true]').getAttribute('aria-label')
    expect(await current()).toBe('diapositive 1 sur 4')
    await moves(page, 4000, 'diapositive 2 sur 4', current)
    await section.locator('blockquote').nth(1).hover()
    await pass(page, 9000)
    expect(await current()).toBe('diapositive 2 sur 4')
    await mark.nth(3).click()
    await arrives(page, 'diapositive 4 sur 4', current)
    await page.mouse.move(2, 2)
    await moves(page, 4000, 'diapositive 1 sur 4', current)
  })

  test('the marks of the reviews are as large as a finger, and the smallest phone has room for them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const marks = page.locator('section:has(#reviews-title) .tick')
    await expect(marks).toHaveCount(4)
    for (const mark of await marks.all()) {
      await mark.scrollIntoViewIfNeeded()
      const { x = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })

  test('the score has its source, its date, and a way to all reviews', async ({ page }) => {
    await page.goto('/')
    const score = page.locator('section:has(#reviews-title)')
    await expect(score.getByRole('img', { name: /^4,9 sur 5/ })).toBeVisible()
    await expect(score).toContainText('127')
    await expect(score.getByRole('link', { name: /^Lire tous les avis/ })).toHaveAttribute('target', '_blank')
  })
})

test.describe('the seven services', () => {
  test('come forward one by one every four seconds, their part of the car with them', async ({ page }) => {
    await open(page)
    await read(page, '#services')
    const part = services(page).locator('.car-legend [data-on]')
    await expect(card(page)).toHaveText('1 / 7')
    await expect(part).toHaveText('Toute l’auto')
    await moves(page, 4000, '2 / 7', cardText(page))
    await expect(part).toHaveText('Le dessous')
    await services(page).locator('.slides').hover()
    await pass(page, 9000)
    await expect(card(page)).toHaveText('2 / 7')
  })

  test('come forward when their part of the car is pointed at or reached by key', async ({ page }) => {
    await open(page)
    await read(page, '#services')
    await services(page).locator('.car a').nth(5).hover()
    await arrives(page, '4 / 7', cardText(page))
    await services(page).getByRole('link', { name: 'La mécanique' }).focus()
    await arrives(page, '7 / 7', cardText(page))
    await pass(page, 9000)
    await expect(card(page)).toHaveText('7 / 7')
  })

  test('open in detail, with an address, tabs and a way back', async ({ page }) => {
    await open(page)
    await read(page, '#services')
    await services(page).getByRole('link', { name: 'Les freins' }).click()
    await expect(page).toHaveURL('/?service=freins#services')
    const detail = services(page).getByRole('heading', { level: 3, name: 'Freins' })
    await expect(detail).toBeVisible()
    const side = services(page).getByRole('complementary', { name: 'Prix & Services' })
    await expect(side.locator('dt')).toHaveCount(4)
    await expect(side).toContainText('Prix indicatifs')
    await expect(side.getByRole('link', { name: 'Demander une soumission' })).toHaveAttribute(
      'href',
      '/contact?service=freins',
    )
    const questions = services(page).locator('details')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(0)).not.toHaveAttribute('open')
    await expect(questions.nth(1)).toHaveAttribute('open')

    const tabs = services(page).getByRole('navigation', { name: 'Choisir un service' })
    await expect(tabs.getByRole('link')).toHaveCount(7)
    await tabs.getByRole('link', { name: 'Pneus' }).click()
    await expect(page).toHaveURL('/?service=pneus#services')
    await expect(tabs.getByRole('link', { name: 'Pneus' })).toHaveAttribute('aria-current', 'true')

    await page.goBack()
    await expect(detail).toBeVisible()
    await services(page).getByRole('link', { name: 'Retour aux services' }).click()
    await expect(page).toHaveURL('/#services')
    await expect(card(page)).toHaveText('1 / 7')
    await expect(services(page).locator('car-map h3')).toHaveCount(7)
  })

  test('a card opens its service at its place on the page, and again after coming back', async ({ page }) => {
    await open(page)
    await read(page, '#services')
    for (const [name, key] of [
      ['Inspection', 'inspection'],
      ['Antirouille', 'antirouille'],
    ] as const) {
      const link = services(page).getByRole('link', { name: `Voir détails, ${name}` })
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expect(page).toHaveURL(`/?service=${key}#services`)
      await expect(services(page).getByRole('heading', { level: 3, name })).toBeVisible()
      await page.goBack()
      await expect(services(page).locator('car-map h3')).toHaveCount(7)
    }
  })

  test('their pictures move every four seconds and wait while the viewer is open', async ({ page }) => {
    await open(page, '/en?service=brakes#services')
    await read(page, '#services')
    const before = (await card(page).textContent()) ?? ''
    const after = before.replace(/^1/, '2')
    await moves(page, 4000, after, cardText(page))
    await services(page).locator('.slides a').nth(1).click()
    await pass(page, 9000)
    await expect(card(page)).toHaveText(after)
    await page.keyboard.press('Escape')
    await expect(services(page).getByRole('heading', { level: 3, name: 'Brakes' })).toBeVisible()
  })
})

test.describe('questions, articles, contact', () => {
  test('five questions, several open at once', async ({ page }) => {
    await page.goto('/')
    const questions = page.locator('#faq details')
    await expect(questions).toHaveCount(5)
    await questions.nth(1).locator('summary').click()
    await questions.nth(2).locator('summary').click()
    for (const place of [0, 1, 2]) await expect(questions.nth(place)).toHaveAttribute('open')
  })

  test('a teaser leads to its post', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('#blog')
      .getByRole('link', { name: /Freins usés/ })
      .click()
    await expect(page).toHaveURL('/blog/signes-changement-freins')
  })

  test('every place that links name is there', async ({ page }) => {
    for (const address of ['/', '/en']) {
      await page.goto(address)
      for (const id of ['home', 'a-propos', 'services', 'carrosserie', 'faq', 'blog', 'contact'])
        await expect(page.locator(`#${id}`)).toHaveCount(1)
    }
  })

  test('the contact section takes a request on the home page', async ({ page }) => {
    await page.goto('/?service=pneus')
    const form = page.locator('#contact form')
    await expect(form.getByLabel(/Service souhaité/)).toHaveValue('pneus')
    await expect(form.getByRole('button', { name: 'Envoyer la demande' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there: pictures, reviews, services in detail, questions, the form', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Suivant|Mettre en pause/ })).toHaveCount(0)
    await expect(page.locator('#galerie .slides a').first()).toHaveAttribute(
      'href',
      /^\/pictures\/.*\.(webp|avif|jpg)$/,
    )
    await expect(page.locator('blockquote')).toHaveCount(4)
    await page.locator('#faq details').nth(3).locator('summary').click()
    await expect(page.locator('#faq details').nth(3)).toHaveAttribute('open')
    await services(page).getByRole('link', { name: 'Les pneus' }).click()
    await expect(page).toHaveURL('/?service=pneus#services')
    await expect(services(page).getByRole('heading', { level: 3, name: 'Pneus' })).toBeVisible()
    await services(page).getByRole('link', { name: 'Retour aux services' }).click()
    await expect(services(page).locator('car-map h3')).toHaveCount(7)
  })
})

test.describe('as it is read by everyone', () => {
  test('nothing for axe to find, in both themes, a service open included', async ({ page }) => {
    await expectPagesAccessible(page, ['/', '/?service=freins'])
  })

  test('nothing for axe to find in the open viewer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.locator('#galerie').scrollIntoViewIfNeeded()
    await awake(page)
    await gallery(page).getByRole('link').first().click()
    await expect(viewer(page)).toBeVisible()
    await expectAccessibleInEachTheme(page)
  })

  test('nothing for axe to find in the open menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInEachTheme(page)
  })

  for (const width of [360, 768, 1280, 1920])
    test(`nothing moves by itself, nothing is wider than the screen, nothing foreign is asked at ${width} px`, async ({
      page,
      garage,
    }) => {
      const said: string[] = []
      const foreign: string[] = []
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      page.on('request', (request) => {
        if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(garage.url))
          foreign.push(request.url())
      })
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await readThrough(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)
      expect(shifts?.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
      expect(said).toEqual([])
      expect(foreign).toEqual([])
    })
})

import type { Page } from '@playwright/test'
import { heroPictures } from '#app/content/pictures.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { expectAccessibleInEachTheme, readThrough } from './helpers/axe.ts'
import { moves, open, pass } from './helpers/clock.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'
import { slowLine } from './helpers/slow-line.ts'

const hero = (page: Page) => page.locator('#home').getByRole('button')
/** Which picture the hero shows: "1 / 11". */
const heroText = (page: Page) => () =>
  page
    .locator('hero-pictures > .picture')
    .evaluateAll(
      (slides) => `${slides.findIndex((slide) => !slide.classList.contains('opacity-0')) + 1} / 11`,
    )
const services = (page: Page) => page.locator('#services')

test.describe('the first screen', () => {
  test('says what the garage does, what it costs to ask, whether it is open, and how to call', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const first = page.locator('#home')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(first.getByText(/^Ouv(ert|re) /)).toBeInViewport({ ratio: 1 })
    for (const price of ['100\u00a0$', '40\u00a0$', '50\u00a0$'])
      await expect(first.locator('dl').first().getByText(price, { exact: true }).first()).toBeInViewport({
        ratio: 1,
      })
    const bar = page.getByRole('navigation', { name: 'Accès rapide' })
    // The first screen has its own call button; the bar comes after it.
    await expect(bar.getByRole('link', { name: 'Appeler' })).not.toBeInViewport()
    const call = first.getByRole('link', { name: /^Appeler le 514/ })
    await expect(call).toHaveAttribute('href', /^tel:\+1/)
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(first.locator('li')).toHaveCount(5)
  })

  test('brings one picture with the page; eleven follow each other every five seconds', async ({ page }) => {
    await open(page)
    expect(heroPictures).toHaveLength(11)
    await expect(page.locator('#home .picture')).toHaveCount(1)
    await expect.poll(heroText(page)).toBe('1 / 11')
    await moves(page, 5000, '2 / 11', heroText(page))
    await pass(page, 9 * 5000)
    await expect.poll(heroText(page)).toBe('11 / 11')
    await pass(page, 5000)
    await expect.poll(heroText(page)).toBe('1 / 11')
  })

  test('stands still when paused, when a hand is on its buttons, and when less motion is wanted', async ({
    page,
  }) => {
    await open(page)
    await hero(page).click()
    await page.mouse.move(2, 2)
    await pass(page, 15_000)
    await expect.poll(heroText(page)).toBe('1 / 11')
    await expect(hero(page)).toHaveAccessibleName(/^Reprendre le défilement/)
    await hero(page).click()
    await page.mouse.move(2, 2)
    await moves(page, 5000, '2 / 11', heroText(page))
    await page.getByRole('link', { name: 'Voir les services' }).hover()
    await pass(page, 10_000)
    await expect.poll(heroText(page)).toBe('2 / 11')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(async () => {
      await page.clock.runFor(200)
      expect(await hero(page).getAttribute('aria-label')).toMatch(/^Reprendre/)
    }).toPass()
    await pass(page, 10_000)
    await expect.poll(heroText(page)).toBe('1 / 11')
  })

  test('its hint to scroll goes after four seconds, or at once when scrolled', async ({ page }) => {
    await page.goto('/')
    const hint = page.getByText('Faites défiler')
    const at = (milliseconds: number) =>
      hint.evaluate((element, time) => {
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
      }, milliseconds)
    await at(3900)
    await expect(hint).toBeVisible()
    await at(4400)
    await expect(hint).toBeHidden()
    await at(0)
    await expect(hint).toBeVisible()
    await untilInteractive(page)
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await expect(hint).toBeHidden()
  })
})

test('its questions are five, several open at once, and its form takes the service of the address', async ({
  page,
}) => {
  await page.goto('/?service=pneus')
  for (const id of ['home', 'a-propos', 'services', 'carrosserie', 'faq', 'blog', 'contact'])
    await expect(page.locator(`#${id}`)).toHaveCount(1)
  const questions = page.locator('#faq details')
  await expect(questions).toHaveCount(5)
  await expect(page.locator('#faq details[open]')).toHaveCount(0)
  for (const place of [0, 1, 2]) await questions.nth(place).locator('summary').click()
  await expect(page.locator('#faq details[open]')).toHaveCount(3)
  await expect(page.locator('#contact form').getByLabel(/Service souhaité/)).toHaveValue('pneus')
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
    await expect(page.locator('#galerie .slides a')).toHaveCount(17)
    await expect(page.locator('blockquote')).toHaveCount(4)
    await page.locator('#faq details').nth(3).locator('summary').click()
    await expect(page.locator('#faq details').nth(3)).toHaveAttribute('open')
    await services(page).getByRole('link', { name: 'Voir détails, Pneus' }).click()
    await expect(page).toHaveURL('/?service=pneus#services')
    await expect(services(page).getByRole('heading', { level: 3, name: 'Pneus' })).toBeVisible()
    await services(page).getByRole('link', { name: 'Retour aux services' }).click()
    await expect(services(page).locator('car-map h3')).toHaveCount(serviceIds.length)
  })
})

/** Records layout shifts since the page began. */
async function watchShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const shifted = (page: Page) =>
  page.evaluate(() =>
    ((window as Window & { shifts?: number[] }).shifts ?? []).reduce((sum, value) => sum + value, 0),
  )

test.describe('as it is read by everyone', () => {
  test('nothing for axe to find in an open service and the open menu, in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/?service=freins')
    await expectAccessibleInEachTheme(page, '#services')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInEachTheme(page, '#menu')
  })

  for (const width of [360, 1280])
    test(`nothing moves by itself as it is read, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.goto('/')
      await readThrough(page)
      expect(await shifted(page)).toBeLessThan(0.001)
    })

  for (const width of [390, 1280])
    test(`on a slow line the first screen does not move while it comes, at ${width} px`, async ({
      page,
      garage,
    }) => {
      const line = await slowLine(garage.url)
      await watchShifts(page)
      await page.setViewportSize({ width, height: 800 })
      for (const mark of [
        '<main',
        '</h1>',
        'Voir les prix',
        '<hero-pictures',
        'Réclamations',
        'id="services"',
        // The first of the bar's four actions, then the first button in the margin, before the second.
        '</svg>Appeler</a>',
        'M12 19V5"></path></svg></a>',
      ]) {
        line.cutAfter(mark)
        await page.goto(line.url)
        expect(await shifted(page), mark).toBeLessThan(0.001)
      }
      line.stop()
    })
})

import type { Page } from '@playwright/test'
import { serviceIds } from '#app/content/services/index.ts'
import { expectAccessibleInEachTheme, readThrough } from './helpers/axe.ts'
import { expect, test } from './helpers/server.ts'
import { slowLine } from './helpers/slow-line.ts'

const services = (page: Page) => page.locator('#services')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there: pictures, reviews, services, questions, the form', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Suivant|Mettre en pause/ })).toHaveCount(0)
    await expect(page.locator('#galerie .slides a').first()).toHaveAttribute(
      'href',
      /^\/pictures\/.*\.(webp|avif|jpg)$/,
    )
    await expect(page.locator('#galerie .slides a')).toHaveCount(17)
    await expect(page.locator('blockquote')).toHaveCount(4)
    for (const at of [0, 3]) await page.locator('#faq summary').nth(at).click()
    await expect(page.locator('#faq details[open]')).toHaveCount(2)
    await services(page).getByRole('link', { name: 'Voir détails, Pneus' }).click()
    await expect(page).toHaveURL('/?service=pneus#services')
    await expect(services(page).getByRole('heading', { level: 3, name: 'Pneus' })).toBeVisible()
    await expect(services(page).locator('nav svg.car')).toHaveCount(serviceIds.length)
    for (const at of [0, 1]) await services(page).locator('summary').nth(at).click()
    await expect(services(page).locator('details[open]')).toHaveCount(1)
    await expect(page.getByLabel(/Service souhaité/)).toHaveValue('pneus')
    await services(page).getByRole('link', { name: 'Retour aux services' }).click()
    await expect(services(page).locator('car-map h3:visible svg.car')).toHaveCount(serviceIds.length)
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
    test(`on a slow line the first screen keeps still, at ${width} px`, async ({ page, garage }) => {
      const line = await slowLine(garage.url)
      await watchShifts(page)
      await page.setViewportSize({ width, height: 800 })
      for (const mark of [
        ...['<main', '</h1>', 'Voir les prix', '<hero-pictures', 'Réclamations', 'id="services"'],
        // The first of the bar's four actions, then the buttons in the margin: the first, and both before their end.
        '</svg>Appeler</a>',
        'M12 19V5"></path></svg></a>',
        'size-5.5"><path d="m3 20 1.3-3.9A9 8 0 1 1 7.7 19z"></path></svg></a>',
      ]) {
        line.cutAfter(mark)
        await page.goto(line.url)
        expect(await shifted(page), mark).toBeLessThan(0.001)
      }
      line.stop()
    })
})

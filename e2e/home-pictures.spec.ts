import type { Page } from '@playwright/test'
import { galleryPictures } from '#app/content/pictures.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { arrives, moves, open, pass, read } from './helpers/clock.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

const gallery = (page: Page) => page.locator('#galerie')
const place = (page: Page) => gallery(page).locator('.slide-controls p')
const placeText = (page: Page) => () => place(page).textContent()
const viewer = (page: Page) => page.locator('#viewer').getByRole('dialog')

test.describe('the workshop in pictures', () => {
  test('brings the others once it is seen, moves every five seconds, by its buttons, and round from the last to the first', async ({
    page,
  }) => {
    await open(page)
    const pictures = gallery(page).locator('.slides a')
    await expect(pictures).toHaveCount(1)
    await read(page, '#galerie')
    const total = galleryPictures.length
    await expect(pictures).toHaveCount(total)
    await expect(place(page)).toHaveText(`1 / ${total}`)
    await moves(page, 5000, `2 / ${total}`, placeText(page))
    for (const [name, to] of [
      ['Précédent', 1],
      ['Précédent', total],
      ['Suivant', 1],
    ] as const) {
      await gallery(page).getByRole('button', { name }).click()
      await arrives(page, `${to} / ${total}`, placeText(page))
      await pass(page, 100)
    }
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

  test('opens full screen: arrows, caption, slides every five seconds when asked to, and back to where it was', async ({
    page,
  }) => {
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
    await page.clock.runFor(12_000)
    await expect(title).toHaveText(first)
    await viewer(page).getByRole('button', { name: 'Reprendre le défilement' }).click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(5000)
    await expect(title).not.toHaveText(first)
    const second = (await title.textContent()) ?? ''
    await viewer(page).getByRole('button', { name: 'Mettre en pause' }).click()
    await page.clock.runFor(11_000)
    await expect(title).toHaveText(second)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('its rustproofing picture leads to the service', async ({ page }) => {
    await page.goto('/')
    await gallery(page).scrollIntoViewIfNeeded()
    await untilInteractive(page)
    await gallery(page).getByRole('link', { name: 'La paraffine' }).click()
    await expect(viewer(page)).toBeVisible()
    await expectAccessibleInEachTheme(page, '#viewer')
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
})

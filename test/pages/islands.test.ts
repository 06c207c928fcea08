import type { Page } from '@playwright/test'
import { test } from 'vitest'
import { galleryPictures, heroPictures } from '#app/content/pictures.ts'
import { services } from '#app/content/services/index.ts'
import { PHONE } from '../../e2e/helpers/sizes.ts'
import { expect, inChromium } from './chromium.ts'
import { arrives, inFront, moves, pass, read } from './clock.ts'

const chromium = inChromium()
const REVIEWS = 'section:has(#reviews-title)'

/** "2 / 7", below a row of slides. */
const place = (page: Page, section: string) => () =>
  page.locator(`${section} .slide-controls p`).textContent()

test.each([
  ['/', '#services', 4000, services.length],
  ['/', REVIEWS, 4000, 4],
  ['/', '#galerie', 5000, galleryPictures.length],
  ['/', '#blog', 4000, 3],
  ['/en?service=brakes#services', '#services', 4000, 5],
  ['/services#antirouille', '#antirouille', 4000, 3],
] as const)('on %s the slides of %s move every %d ms, of %d', async (address, section, every, of) => {
  const page = await chromium.open(address, { still: true, viewport: PHONE })
  await read(page, section)
  const row = page.locator(`${section} .slides`)
  await expect(row.locator('> *')).toHaveCount(of)
  await pass(page, every - 500)
  expect(await inFront(row)()).toBe('1')
  await moves(page, 1000, '2', inFront(row))
  await moves(page, every, '3', inFront(row))
})

/** The home page, its gallery in view and its clock standing. */
async function galleryInView(options?: Parameters<typeof chromium.open>[1]) {
  const page = await chromium.open('/', { still: true, ...options })
  await read(page, '#galerie')
  const gallery = page.locator('#galerie')
  const press = (name: string) => gallery.getByRole('button', { name }).click()
  return { page, gallery, row: gallery.locator('.slides'), press }
}

test('slides stand still while they are held', async () => {
  const { page, row, press } = await galleryInView()
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, 'hidden', { value, configurable: true }), hidden)
  let shown = 1
  for (const [why, hold, release] of [
    ['pointed at', () => row.hover(), () => page.mouse.move(2, 2)],
    ['on a tab in the background', () => setHidden(true), () => setHidden(false)],
    ['behind a dialog', () => page.evaluate('menu.showModal()'), () => page.keyboard.press('Escape')],
    ['paused', () => press('Mettre en pause'), () => press('Reprendre le défilement')],
    ['touched', () => row.dispatchEvent('touchstart'), () => press('Reprendre le défilement')],
    ['focused', () => row.press('Shift'), () => row.blur()],
  ] as const) {
    await hold()
    await pass(page, 11_000)
    expect(await inFront(row)(), why).toBe(`${shown}`)
    await release()
    await page.mouse.move(2, 2)
    await moves(page, 5000, `${++shown}`, inFront(row))
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(row).not.toBeInViewport()
  await pass(page, 11_000)
  expect(await inFront(row)()).toBe(`${shown}`)
})

test('buttons and marks lead through the slides and around their ends', async () => {
  const page = await chromium.open('/', { still: true, viewport: PHONE })
  await expect(page.locator('#galerie .slides a')).toHaveCount(1)
  const gallery = page.locator('#galerie')
  const total = galleryPictures.length
  for (const [name, to] of [
    ['Précédent', total],
    ['Précédent', total - 1],
    ['Suivant', total],
    ['Suivant', 1],
    ['Suivant', 2],
    ['Précédent', 1],
  ] as const) {
    await gallery.getByRole('button', { name }).click()
    await arrives(page, `${to} / ${total}`, place(page, '#galerie'))
    await pass(page, 100)
  }
  const reviews = page.locator(REVIEWS)
  for (const number of [4, 1, 3]) {
    await reviews.getByRole('button', { name: `diapositive ${number}` }).click()
    await arrives(page, `${number}`, inFront(reviews.locator('.slides')))
    await expect(reviews.locator('.tick').nth(number - 1)).toHaveAttribute('aria-current', 'true')
    await expect(reviews.locator('[aria-current]')).toHaveCount(1)
  }
})

test('without motion nothing moves by itself until it is asked to', async () => {
  const { page, row, press } = await galleryInView({ reducedMotion: 'reduce' })
  await pass(page, 11_000)
  expect(await place(page, '#galerie')()).toBe(`1 / ${galleryPictures.length}`)
  await expect(row).toHaveAttribute('aria-live', 'polite')
  await press('Reprendre le défilement')
  await expect(row).toHaveAttribute('aria-live', 'off')
  await page.mouse.move(2, 2)
  await moves(page, 5000, '2', inFront(row))
})

test('Hero: eleven photos, one every five seconds, unless they are held', async () => {
  const page = await chromium.open('/', { still: true })
  const shown = () =>
    page
      .locator('hero-pictures > .picture')
      .evaluateAll((all) => `${all.findIndex((each) => !each.classList.contains('opacity-0')) + 1}`)
  const photos = page.locator('#home .picture')
  const button = page.locator('#home').getByRole('button')
  expect(heroPictures).toHaveLength(11)
  for (const [milliseconds, there, front] of [
    [3000, 1, '1'],
    [1000, 2, '1'],
    [1000, 2, '2'],
    [3000, 2, '2'],
    [1000, 3, '2'],
    [8 * 5000, 11, '10'],
    [1000, 11, '11'],
    [5000, 11, '1'],
  ] as const) {
    await page.clock.runFor(milliseconds)
    await expect(photos).toHaveCount(there)
    expect(await shown()).toBe(front)
  }
  for (const [hold, release] of [
    [() => button.click(), () => button.click()],
    [() => page.getByRole('link', { name: 'Voir les services' }).hover(), () => page.mouse.move(2, 2)],
    [() => page.evaluate(() => scrollTo(0, innerHeight)), () => page.evaluate(() => scrollTo(0, 0))],
  ] as const) {
    const front = await shown()
    await hold()
    await page.clock.runFor(15_000)
    expect(await shown()).toBe(front)
    await release()
    await page.mouse.move(2, 2)
    await page.clock.runFor(10_000)
    expect(await shown()).not.toBe(front)
  }
  await button.click()
  await expect(button).toHaveAccessibleName(/^Reprendre le défilement/)
})

test('a part of the car and its card show each other; pressed, it opens its receipt', async () => {
  const page = await chromium.open('/')
  const section = page.locator('#services')
  const part = (number: number) => section.locator(`.car [data-part="${number}"]`).first()
  const lit = () =>
    section.locator('a[data-lit]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.part))
  const on = section.locator('.car-places > [data-on]')
  await expect(section.locator('.car-places > a')).toHaveCount(services.length)
  await expect(on).toHaveText(/^Inspection/)
  await part(3).dispatchEvent('pointerover')
  await arrives(page, `4 / ${services.length}`, place(page, '#services'))
  expect(await lit()).toEqual(['3'])
  await expect(on).toHaveAttribute('data-part', '3')
  await section.locator('a[data-part="5"]').focus()
  await arrives(page, `6 / ${services.length}`, place(page, '#services'))
  expect(await lit()).toEqual(['5'])
  await section.locator('car-map').dispatchEvent('pointerleave')
  expect(await lit()).toEqual([])
  const receipt = section.getByRole('dialog')
  await part(2).dispatchEvent('click')
  await expect(receipt.getByText(/\d,\d\d\s\$/).first()).toBeVisible()
  expect(await lit()).toEqual(['2'])
  await section.locator('car-map').dispatchEvent('pointerleave')
  expect(await lit()).toEqual(['2'])
  await receipt.getByRole('button', { name: 'Fermer' }).click()
  await expect(receipt).toBeHidden()
  await expect.poll(lit).toEqual([])
  await page.route('**/prix?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await part(1).dispatchEvent('click')
  await expect(page).toHaveURL(/\/prix\?/)
})

test('the viewer has arrows, Escape, T for the caption and slides; swipes turn it', async () => {
  const { page, gallery } = await galleryInView()
  const viewer = page.locator('#viewer').getByRole('dialog')
  const links = gallery.getByRole('link')
  const press = (name: string) => viewer.getByRole('button', { name }).click()
  const key = (name: string) => page.keyboard.press(name)
  const image = viewer.getByRole('img')
  const number = viewer.locator('[aria-live] > span').nth(1)
  await links.nth(1).click()
  await expect(number).toHaveText('2')
  const swipe = (by: number) =>
    viewer.evaluate((dialog, way) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: dialog, clientX })
      const event = (type: string, init: TouchEventInit) =>
        dialog.dispatchEvent(new TouchEvent(type, { bubbles: true, ...init }))
      event('touchstart', { touches: [touch(200)] })
      event('touchend', { changedTouches: [touch(200 + way)] })
    }, by)
  for (const [turn, to] of [
    [() => key('ArrowRight'), 3],
    [() => key('Alt+ArrowRight'), 3],
    [() => key('ArrowLeft'), 2],
    [() => press('Précédent'), 1],
    [() => key('ArrowLeft'), galleryPictures.length],
    [() => press('Suivant'), 1],
    [() => swipe(-48), 1],
    [() => swipe(-49), 2],
    [() => swipe(49), 1],
    [() => page.clock.runFor(11_000), 1],
    [() => press('Reprendre le défilement'), 1],
    [() => page.clock.runFor(5000), 2],
    [() => image.hover(), 2],
    [() => page.clock.runFor(5000), 2],
    [() => press('Mettre en pause'), 2],
    [() => page.clock.runFor(11_000), 2],
  ] as const) {
    await turn()
    await expect(number).toHaveText(`${to}`)
  }
  const toggles = [() => key('t'), () => key('T'), () => image.click(), () => image.click()]
  for (const [at, toggle] of toggles.entries()) {
    await toggle()
    await expect(viewer.locator('figcaption')).toHaveCount(at % 2)
  }
  await key('Escape')
  await expect(viewer).toBeHidden()
  await expect(links.nth(1)).toBeFocused()
})

import type { Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { service } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { FOOTER_MOST } from './helpers/lengths.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

const PHONE = { width: 390, height: 844 }
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' })

/** Scrolls as a thumb does, and lets the page notice. */
async function scrollPage(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
}

test('a phone has call, write, prices and appointment at the thumb, and first in its menu too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  const links = barOf(page).getByRole('link')
  await expect(links).toHaveText([/^Appeler$/, /^Écrire/, /^Prix$/, /^Rendez-vous/])
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  const texts = await links.allTextContents()
  await page.locator('[commandfor="menu"]').first().click()
  const menu = page.locator('dialog nav').last().getByRole('link')
  await expect(menu).toHaveCount(10)
  expect((await menu.allTextContents()).slice(0, 4)).toEqual(texts)
})

test('the bar goes away where one reads on, and comes back where one scrolls up or stops typing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/contact')
  await untilInteractive(page)
  const call = barOf(page).getByRole('link').first()
  await scrollPage(page, 90)
  await expect(call).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 300)
  await expect(call).not.toBeInViewport()
  await scrollPage(page, 260)
  await expect(call).toBeInViewport({ ratio: 1 })
  const name = page.locator('main form [name="name"]')
  await name.focus()
  await expect(call).not.toBeInViewport()
  await name.blur()
  await scrollPage(page, 200)
  await expect(call).toBeInViewport({ ratio: 1 })
})

test('on the home page the bar comes once the first screen is past', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const call = barOf(page).getByRole('link').first()
  await expect(call).not.toBeInViewport()
  await untilInteractive(page)
  await scrollPage(page, 0.84 * PHONE.height)
  await expect(call).not.toBeInViewport()
  await scrollPage(page, 0.86 * PHONE.height)
  await expect(call).toBeInViewport({ ratio: 1 })
})

test('a page that stays open for long no longer says whether the garage is open', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await untilInteractive(page)
  const state = page.locator('.open-now').filter({ visible: true }).first()
  await expect(state).toBeVisible()
  await page.clock.fastForward(11 * 60_000)
  await expect(state).toBeHidden()
})

test('its message is announced as before, and its appointment is taken where the page takes one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/prix')
  const bar = barOf(page)
  await page.evaluate(() =>
    addEventListener('whatsapp_click', (event) => {
      document.body.dataset.placement = (event as CustomEvent).detail.placement
    }),
  )
  await bar.getByRole('link', { name: /^Écrire/ }).evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  })
  await expect(page.locator('body')).toHaveAttribute('data-placement', 'fab')
  const book = bar.getByRole('link', { name: 'Rendez-vous' })
  await expect(book).toHaveAttribute('href', '/contact#contact')
  await page.goto(href('service', 'fr', service('freins').slug.fr))
  await expect(book).toHaveAttribute('href', business.bookingUrl)
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(book).toHaveAccessibleName('Rendez-vous (s’ouvre dans un nouvel onglet)')
})

test('the bar covers nothing: the page ends above it, and on wide screens the buttons stand in the margin', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const height = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(FOOTER_MOST)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const first = barOf(page).getByRole('link').first()
  await expect(first).not.toBeInViewport()
  // Back a little, since the bar is away where one has scrolled down.
  await page.evaluate(() => scrollBy({ top: -1, behavior: 'instant' }))
  await expect(first).toBeInViewport({ ratio: 1 })
  const foot = await page.locator('footer').boundingBox()
  const bar = await barOf(page).boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 2)

  await page.goto('/prix')
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const button = await page.locator('.margin-buttons a').last().boundingBox()
    const right = await page
      .locator('main .wrap')
      .first()
      .evaluate((wrap) => {
        const { paddingRight } = getComputedStyle(wrap)
        return wrap.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      })
    expect(button?.x, `${width} px`).toBeGreaterThanOrEqual(right)
  }
})

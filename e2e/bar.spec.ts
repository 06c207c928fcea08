import { business } from '#app/content/business/business.ts'
import { langs } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { FOOTER_MOST } from './helpers/lengths.ts'
import { expect, test } from './helpers/server.ts'

const PHONE = { width: 390, height: 844 }
const words = {
  fr: { nav: 'Accès rapide', call: 'Appeler', write: /^Écrire/, prices: 'Prix', book: 'Rendez-vous' },
  en: { nav: 'Quick access', call: 'Call', write: /^Message/, prices: 'Prices', book: 'Book' },
}

test('a phone has call, write, prices and appointment at the thumb on every page, wherever it is scrolled', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const lang of langs) {
    const word = words[lang]
    for (const path of [href('home', lang), href('about', lang), href('pricing', lang)]) {
      await page.goto(path)
      const bar = page.getByRole('navigation', { name: word.nav })
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await expect(bar.getByRole('link')).toHaveCount(4)
      await expect(bar.getByRole('link', { name: word.call, exact: true })).toHaveAttribute(
        'href',
        `tel:${business.phone}`,
      )
      await expect(bar.getByRole('link', { name: word.prices, exact: true })).toHaveAttribute(
        'href',
        href('pricing', lang),
      )
      for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    }
  }
})

test('its message is announced as before, and its appointment is taken where the page takes one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/prix')
  const bar = page.getByRole('navigation', { name: words.fr.nav })
  await page.evaluate(() =>
    addEventListener('whatsapp_click', (event) => {
      document.body.dataset.placement = (event as CustomEvent).detail.placement
    }),
  )
  await bar.getByRole('link', { name: words.fr.write }).evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  })
  await expect(page.locator('body')).toHaveAttribute('data-placement', 'fab')
  const book = bar.getByRole('link', { name: words.fr.book })
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
  const foot = await page.locator('footer').boundingBox()
  const bar = await page.getByRole('navigation', { name: words.fr.nav }).boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)

  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/prix')
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

import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { pictures, servicePictures } from '#app/content/pictures.ts'
import { service } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expectPagesAccessible } from './helpers/axe.ts'
import { expect, heightAboveFooter, test, untilInteractive } from './helpers/server.ts'

const addressOf = (lang: 'fr' | 'en', id: (typeof galleryTabs)[number]) =>
  id === 'inspection'
    ? href('gallery', lang)
    : `${href('gallery', lang)}?tab=${lang === 'fr' ? id : service(id).englishKey}`

for (const lang of langs) {
  test(`six tabs, each with its address, text, benefits, prices and questions, ${lang}`, async ({ page }) => {
    await page.goto(href('gallery', lang))
    const tabs = page.getByRole('navigation', {
      name: lang === 'fr' ? 'Choisir un service' : 'Choose a service',
    })
    await expect(tabs.getByRole('link')).toHaveText(galleryTabs.map((id) => service(id).label[lang]))
    for (const id of galleryTabs) {
      await page.goto(addressOf(lang, id))
      await expect(tabs.locator('[aria-current]')).toHaveText(service(id).label[lang])
      await expect(page.getByRole('region').first().locator('dl > div')).toHaveCount(3)
      await expect(page.locator('main details')).toHaveCount(4)
      await expect(page.locator('main tbody tr')).toHaveCount(service(id).prices.length)
      await expect(page.locator('main').locator(`a[href^="${href('contact', lang)}?service="]`)).toBeVisible()
      await expect(page.locator('main ul li a .picture')).toHaveCount(Math.min(servicePictures[id].length, 5))
    }
  })
}

test('a tab is reached by its key in either language; what is no key opens the first', async ({ page }) => {
  for (const [address, heading] of [
    ['/gallery?tab=freins', 'Les freins'],
    ['/gallery?tab=brakes', 'Les freins'],
    ['/en/gallery?tab=freins', 'Brakes'],
    ['/gallery?tab=nothing', 'L’inspection'],
    ['/gallery?tab=general', 'L’inspection'],
    ['/gallery', 'L’inspection'],
  ] as const) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('main h2').first()).toHaveText(heading)
  }
})

test('choosing a tab changes the address, back returns, the other language keeps it', async ({ page }) => {
  await page.goto('/gallery')
  await untilInteractive(page)
  await page.getByRole('link', { name: 'Pneus', exact: true }).first().click()
  await expect(page).toHaveURL('/gallery?tab=pneus')
  await expect(page.locator('main h2').first()).toHaveText('Les pneus')
  await expect(page).toHaveTitle(/^Les pneus/)
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
  await expect(page.locator('main h2').first()).toHaveText('L’inspection')
  await page.goForward()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/gallery?tab=pneus')
  await expect(page.locator('main h2').first()).toHaveText('Tires')
})

test('on a phone a tab leads to its pictures, and the strip shows which one it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery?tab=freins')
  const tabs = page.getByRole('navigation', { name: 'Choisir un service' })
  await expect(tabs.getByRole('link', { name: 'Freins' })).toBeInViewport({ ratio: 1 })
  await tabs.getByRole('link', { name: 'Carrosserie' }).click()
  await expect(page).toHaveURL('/gallery?tab=carrosserie')
  await expect(tabs.getByRole('link', { name: 'Carrosserie' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await heightAboveFooter(page)).toBeLessThanOrEqual(2500)
  await expect(page.getByRole('list', { name: 'Carrosserie' }).getByRole('link').first()).toBeInViewport({
    ratio: 0.9,
  })
})

test('a picture opens in the viewer: arrows turn, T hides the caption, Escape closes and the focus returns', async ({
  page,
}) => {
  await page.goto('/gallery?tab=freins')
  await untilInteractive(page)
  const first = page.locator('main ul li a:has(.picture)').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Freins' })
  await expect(viewer).toBeVisible()
  const caption = viewer.locator('figcaption')
  const [title, picture] = [caption.locator('p').first(), viewer.getByRole('img')]
  const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 100)
  await expect(title).toHaveText(pictures[servicePictures.freins[0]].title.fr)
  await expect.poll(isShown).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText(pictures[servicePictures.freins[1] ?? servicePictures.freins[0]].title.fr)
  await expect.poll(isShown).toBe(true)
  await page.keyboard.press('t')
  await expect(caption).toBeHidden()
  await page.keyboard.press('T')
  await expect(caption).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()
})

test('under a finger a picture takes the whole window, upright and turned, and says how to go on', async ({
  browser,
  baseURL,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/gallery?tab=freins')
    await untilInteractive(page)
    await page.locator('main ul li a:has(.picture)').first().tap()
    const viewer = page.getByRole('dialog', { name: 'Freins' })
    await expect(viewer.getByText(/^Glissez/)).toBeVisible()
    await expect(viewer.getByText(/touche T/)).toBeHidden()
    expect(await viewer.getByRole('img').boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    await expect(viewer.getByRole('img')).toHaveCSS('object-fit', 'contain')
    await page.touchscreen.tap(viewport.width / 2, viewport.height * 0.4)
    await expect(viewer.locator('figcaption')).toBeHidden()
    await expect(viewer.getByText(/^Glissez/)).toBeHidden()
    await expect(viewer.getByRole('button', { name: 'Fermer' })).toBeVisible()
    await page.touchscreen.tap(viewport.width / 2, viewport.height * 0.4)
    await expect(viewer.getByRole('button', { name: 'Suivant' })).toBeVisible()
    await expect(viewer).toHaveCSS('touch-action', 'pan-y pinch-zoom')

    // A tap leaves its element in the hover state, but the slide show must continue.
    const title = viewer.locator('figcaption p').first()
    const first = (await title.textContent()) ?? ''
    await viewer.getByRole('button', { name: 'Reprendre le défilement' }).tap()
    await title.tap()
    await page.clock.runFor(5000)
    await expect(title).not.toHaveText(first)
    await context.close()
  }
})

test('without scripts the tabs are pages and a picture opens alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/gallery')
  await page.getByRole('navigation', { name: 'Choisir un service' }).getByText('Freins').click()
  await expect(page).toHaveURL('/gallery?tab=freins')
  await expect(page.getByRole('row', { name: /Disques haut de gamme/ })).toContainText('380\u00a0$')
  await page.locator('main details summary').nth(1).click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await page.locator('main ul li a:has(.picture)').nth(1).click()
  await expect(page).toHaveURL(/\/pictures\/.+\.webp$/)
  await context.close()
})

test('axe finds nothing, in both themes, and no tab is wider than a small phone', async ({ page }) => {
  await expectPagesAccessible(page, ['/gallery'])
  await page.setViewportSize({ width: 360, height: 740 })
  for (const id of galleryTabs) {
    await page.goto(addressOf('fr', id))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360)
  }
})

import type { Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { fillIn, requestsOf, sentNotice, submitButton } from './helpers/request-form.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

/** Opens a page whose scripts are held back until released: taps then act on the server's HTML alone. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await through
    await route.continue().catch(() => undefined)
  })
  const script = page.waitForRequest(/\/assets\/.+\.js$/)
  // The load event waits for the script.
  await page.goto(address, { waitUntil: 'commit' })
  await script
  await page.locator('body > script[src]').waitFor({ state: 'attached' })
  return letThrough
}

const isInteractive = (page: Page) => page.evaluate(() => customElements.get('slide-show') !== undefined)

test('a stored theme is there in the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // Runs in the first frame, after other callbacks requested before and before the paint.
    requestAnimationFrame(() => {
      const watch = new ResizeObserver(() => {
        watch.disconnect()
        document.documentElement.dataset.firstFrame = document.documentElement.className
      })
      watch.observe(document.documentElement)
    })
  })
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', /\bdark\b/)
  }
})

test.describe('a tap before the scripts are there', () => {
  test('opens and closes the menu, and follows its links', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, '/prix')
    const menu = page.locator('#menu')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Fermer le menu' }).tap()
    await expect(menu).toBeHidden()
    // It stays open when the scripts arrive.
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    expect(await isInteractive(page)).toBe(false)
    letThrough()
    await untilInteractive(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'À propos' }).tap()
    await expect(page).toHaveURL('/about')
  })

  test('changes theme and language, which stay', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, '/contact?service=freins')
    const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
    const before = await dark()
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    const menu = page.locator('#menu')
    await menu.locator('[data-theme-toggle]').tap()
    await expect.poll(dark).toBe(!before)
    expect(await isInteractive(page)).toBe(false)
    await menu.getByRole('link', { name: 'English' }).tap()
    await expect(page).toHaveURL('/en/contact?service=freins')
    expect(await dark()).toBe(!before)
    letThrough()
    await untilInteractive(page)
    expect(await dark()).toBe(!before)
  })

  test('opens an answer, which is open still when the scripts are there', async ({ page }) => {
    const letThrough = await openBeforeScripts(page, '/services/freins')
    const question = page.locator('main details').nth(1)
    await question.locator('summary').tap()
    await expect(question).toHaveAttribute('open', '')
    expect(await isInteractive(page)).toBe(false)
    letThrough()
    await untilInteractive(page)
    await expect(question).toHaveAttribute('open', '')
    await question.locator('summary').tap()
    await expect(question).not.toHaveAttribute('open', '')
  })

  test('leads to another tab', async ({ page }) => {
    await openBeforeScripts(page, '/gallery')
    await page.getByRole('link', { name: 'Pneus', exact: true }).first().tap()
    await expect(page).toHaveURL('/gallery?tab=pneus')
    await expect(page.locator('main h2').first()).toHaveText('Les pneus')
    expect(await isInteractive(page)).toBe(false)
  })

  test('calls the garage, and is counted', async ({ page }) => {
    await openBeforeScripts(page, '/prix')
    const events = page.waitForRequest('**/api/events')
    const call = page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link', { name: 'Appeler' })
    await expect(call).toHaveAttribute('href', `tel:${business.phone}`)
    await call.tap()
    expect((await events).postDataJSON()).toEqual({ event: 'call' })
    expect(await isInteractive(page)).toBe(false)
  })

  test('writes in the form: what was typed stays, and is sent once', async ({ page, garage }) => {
    const letThrough = await openBeforeScripts(page, '/contact')
    const name = await fillIn(page)
    expect(await isInteractive(page)).toBe(false)
    letThrough()
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await expect(page.getByLabel('Nom complet')).toHaveValue(name)
    await expect(page.getByLabel('Service souhaité')).toHaveValue('freins')
    await submitButton(page).tap()
    await expect(sentNotice(page)).toBeVisible()
    expect(await requestsOf(garage, name)).toBe(1)
  })

  test('sends the form, twice tapped too, as one request', async ({ page, garage }) => {
    await openBeforeScripts(page, '/contact')
    const name = await fillIn(page)
    const button = submitButton(page)
    await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      setTimeout(() => element.click(), 5)
    })
    await expect(page).toHaveURL(/\/contact\?reference=G-/)
    await expect(sentNotice(page)).toBeVisible()
    expect(await isInteractive(page)).toBe(false)
    expect(await requestsOf(garage, name)).toBe(1)
  })
})

test.describe('where an island does not come to life', () => {
  const script = '**/assets/contact-form.island-*.js'

  test('because its file is not to be had, the form is sent as the browser does', async ({
    page,
    garage,
  }) => {
    await page.route(script, (route) => route.abort())
    await page.goto('/contact')
    await untilInteractive(page)
    const name = await fillIn(page)
    await submitButton(page).tap()
    await expect(page).toHaveURL(/\/contact\?reference=G-/)
    await expect(sentNotice(page)).toBeVisible()
    expect(await requestsOf(garage, name)).toBe(1)
  })

  test('because it fails, it stands as the server wrote it and is sent as the browser does', async ({
    page,
    garage,
  }) => {
    const failed = page.waitForEvent('pageerror')
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken island") }',
      }),
    )
    await page.goto('/contact')
    await untilInteractive(page)
    const field = page.getByLabel('Nom complet')
    await field.fill('Zoé Roy')
    expect((await failed).message).toBe('broken island')
    await expect(field).toHaveValue('Zoé Roy')
    const name = await fillIn(page)
    await submitButton(page).tap()
    await expect(page).toHaveURL(/\/contact\?reference=G-/)
    expect(await requestsOf(garage, name)).toBe(1)
  })
})

test('back to the top is a step that is gone back from', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/?service=freins')
  await untilInteractive(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.locator('.back-to-top').tap()
  await expect(page).toHaveURL(/service=freins#top$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/?service=freins')
})

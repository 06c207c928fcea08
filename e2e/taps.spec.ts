import type { Page } from '@playwright/test'
import { business } from '#app/content/business.ts'
import { fillIn, requestsOf, sentNotice, submitButton } from './request-form.ts'
import { awake, expect, test } from './server.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

/** Opens a page whose script files do not come until they are let through: a tap then meets what the server wrote. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await through
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(/\/assets\/.+\.js$/)
  await page.goto(address)
  await asked
  return letThrough
}

const isAwake = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

test('the toggle answers in the frame of the tap, the theme comes with the next, and two taps come back to the first', async ({
  page,
}) => {
  await page.goto('/')
  const toggle = page.locator('#menu [data-theme-toggle]')
  const before = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  const tap = () =>
    toggle.evaluate((element: HTMLElement) => {
      element.click()
      return [element.ariaBusy, document.documentElement.classList.contains('dark')]
    })
  expect(await tap()).toEqual(['true', before])
  await expect(page.locator('html')).toHaveClass(before ? /^((?!\bdark\b).)*$/ : /\bdark\b/)
  await expect(toggle).not.toHaveAttribute('aria-busy')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(before ? 'light' : 'dark')
  await tap()
  await expect(page.locator('html')).toHaveClass(before ? /\bdark\b/ : /^((?!\bdark\b).)*$/)
})

test('a stored theme is there in the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // Within a frame, after everything asked for before it and before it is painted.
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
    const letThrough = await openAsleep(page, '/prix')
    const menu = page.locator('#menu')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Fermer le menu' }).tap()
    await expect(menu).toBeHidden()
    // It stays as it was left when React takes the page over.
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    expect(await isAwake(page)).toBe(false)
    letThrough()
    await awake(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'À propos' }).tap()
    await expect(page).toHaveURL('/about')
  })

  test('changes theme and language, which stay', async ({ page }) => {
    const letThrough = await openAsleep(page, '/contact?service=freins')
    const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
    const before = await dark()
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    const menu = page.locator('#menu')
    await menu.locator('[data-theme-toggle]').tap()
    await expect.poll(dark).toBe(!before)
    expect(await isAwake(page)).toBe(false)
    await menu.getByRole('link', { name: 'English' }).tap()
    await expect(page).toHaveURL('/en/contact?service=freins')
    expect(await dark()).toBe(!before)
    letThrough()
    await awake(page)
    expect(await dark()).toBe(!before)
  })

  test('opens an answer, which is open still when the scripts are there', async ({ page }) => {
    const letThrough = await openAsleep(page, '/services/freins')
    const question = page.locator('main details').nth(1)
    await question.locator('summary').tap()
    await expect(question).toHaveAttribute('open', '')
    expect(await isAwake(page)).toBe(false)
    letThrough()
    await awake(page)
    await expect(question).toHaveAttribute('open', '')
    await question.locator('summary').tap()
    await expect(question).not.toHaveAttribute('open', '')
  })

  test('leads to another tab', async ({ page }) => {
    await openAsleep(page, '/gallery')
    await page.getByRole('link', { name: 'Pneus', exact: true }).first().tap()
    await expect(page).toHaveURL('/gallery?tab=pneus')
    await expect(page.locator('main h2').first()).toHaveText('Les pneus')
    expect(await isAwake(page)).toBe(false)
  })

  test('calls the garage, and is counted', async ({ page }) => {
    await openAsleep(page, '/')
    const told = page.waitForRequest('**/api/events')
    const call = page.locator('header').getByRole('link', { name: /^Appeler/ })
    await expect(call).toHaveAttribute('href', `tel:${business.phone}`)
    await call.tap()
    expect((await told).postDataJSON()).toEqual({ event: 'call', placement: 'header' })
    expect(await isAwake(page)).toBe(false)
  })

  test('is counted in a section that sleeps on while React is there', async ({ page }) => {
    await page.goto('/')
    await awake(page)
    await page.route('**/assets/*.js', () => undefined)
    const told = page.waitForRequest('**/api/events')
    await page
      .locator('#contact')
      .getByRole('link', { name: /^Appeler/ })
      .first()
      .tap()
    expect((await told).postDataJSON()).toEqual({ event: 'call', placement: 'section' })
  })

  test('writes in the form: what was typed stays, and is sent once', async ({ page, garage }) => {
    const letThrough = await openAsleep(page, '/contact')
    const name = await fillIn(page)
    expect(await isAwake(page)).toBe(false)
    letThrough()
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await expect(page.getByLabel('Nom complet')).toHaveValue(name)
    await expect(page.getByLabel('Service souhaité')).toHaveValue('freins')
    await submitButton(page).tap()
    await expect(sentNotice(page)).toBeVisible()
    expect(await requestsOf(garage, name)).toBe(1)
  })

  test('sends the form, twice tapped too, as one request', async ({ page, garage }) => {
    await openAsleep(page, '/contact')
    const name = await fillIn(page)
    const button = submitButton(page)
    await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      setTimeout(() => element.click(), 5)
    })
    await expect(page).toHaveURL(/\/contact\?reference=G-/)
    await expect(sentNotice(page)).toBeVisible()
    expect(await isAwake(page)).toBe(false)
    expect(await requestsOf(garage, name)).toBe(1)
  })
})

test("a step within the page is the browser's alone, and is gone back from", async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.evaluate(() => {
    const { dataset } = document.body
    addEventListener('popstate', () => {
      dataset.told = `${dataset.told ?? ''}x`
    })
  })
  const told = () => page.evaluate(() => document.body.dataset.told?.length ?? 0)
  const link = page.locator('#services .slides a[href*="#services"]').first()
  // All is laid out: nothing moves under the finger.
  await expect(page.locator('html')).not.toHaveClass(/paint-/)
  await link.scrollIntoViewIfNeeded()
  await awake(page, '#services')
  await link.tap()
  const back = page.locator('#services a[href="/#services"]')
  await expect(back).toBeVisible()
  const opened = page.url()
  expect(opened).toMatch(/[?]/)

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.locator('.back-to-top').tap()
  await expect(page).toHaveURL(/#top$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await told(), 'nobody else was told of the step').toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(opened)
  await expect.poll(told).toBe(1)
  await expect(back).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(back).toBeHidden()
})

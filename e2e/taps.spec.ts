import type { Page } from '@playwright/test'
import { localTime } from '#app/content/hours/opening.ts'
import { fillIn, requestsOf, sentNotice, submitButton } from './helpers/request-form.ts'
import { openBeforeScripts } from './helpers/scripts.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const isInteractive = (page: Page) => page.evaluate(() => customElements.get('slide-show') !== undefined)

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

  test('writes in the form: what was typed stays, a date too, and is sent once', async ({ page, garage }) => {
    const letThrough = await openBeforeScripts(page, '/contact')
    const name = await fillIn(page)
    await page.locator('main form summary').first().tap()
    const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
    await page.getByRole('textbox', { name: 'Date souhaitée' }).fill(tomorrow)
    expect(await isInteractive(page)).toBe(false)
    letThrough()
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await expect(page.getByLabel('Nom complet')).toHaveValue(name)
    await expect(page.getByLabel('Service souhaité')).toHaveValue('freins')
    const date = page.locator('main form [name="preferred_date"]')
    await expect(date).toHaveAttribute('type', 'date')
    await expect(date).toHaveValue(tomorrow)
    await submitButton(page).tap()
    await expect(sentNotice(page)).toBeVisible()
    expect(await requestsOf(garage, name)).toBe(1)
  })
})

for (const [why, answer] of [
  ['its file is not to be had', undefined],
  ['it fails', 'export default () => { throw new Error("broken island") }'],
] as const)
  test(`where an island stays asleep because ${why}, its form is sent`, async ({ page, garage }) => {
    const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>()
    await page.route('**/assets/contact-form.island-*.js', async (route) => {
      await typed
      await (answer ? route.fulfill({ contentType: 'text/javascript', body: answer }) : route.abort())
    })
    const failed = answer && page.waitForEvent('pageerror')
    await page.goto('/contact')
    await untilInteractive(page)
    await page.getByLabel('Nom complet').fill('Camille')
    hasTyped()
    if (failed) expect((await failed).message).toBe('broken island')
    await expect(page.getByLabel('Nom complet')).toHaveValue('Camille')
    const name = await fillIn(page)
    await submitButton(page).tap()
    await expect(page).toHaveURL(/\/contact\?reference=G-/)
    await expect(sentNotice(page)).toBeVisible()
    expect(await requestsOf(garage, name)).toBe(1)
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

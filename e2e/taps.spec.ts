import { fillIn, requestsOf, sentNotice, submitButton } from './helpers/request-form.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

test('a tap before the scripts are there opens and closes the menu, changes theme and language, which stay', async ({
  page,
}) => {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await through
    await route.continue().catch(() => undefined)
  })
  // The load event waits for the script.
  await page.goto('/contact?service=freins', { waitUntil: 'commit' })
  const menu = page.locator('#menu')
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Fermer le menu' }).tap()
  await expect(menu).toBeHidden()
  const before = await dark()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await menu.locator('[data-theme-toggle]').tap()
  await expect.poll(dark).toBe(!before)
  expect(await page.evaluate(() => customElements.get('slide-show'))).toBeUndefined()
  await menu.getByRole('link', { name: 'English' }).tap()
  await expect(page).toHaveURL('/en/contact?service=freins')
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  expect(await dark()).toBe(!before)
  letThrough()
  await untilInteractive(page)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'About' }).tap()
  await expect(page).toHaveURL('/en/about')
  expect(await dark()).toBe(!before)
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

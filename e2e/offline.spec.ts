import type { Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { networkTest as test, untilAhead, visit } from './helpers/kept.ts'
import { expect, untilInteractive, withWorkers } from './helpers/server.ts'

// A long file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })
test.use(withWorkers)

async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('a visited page, prices and contact can be read without network, and say since when they are there', async ({
  page,
  network,
}) => {
  await visit(page, '/services/freins')
  await untilAhead(page)
  network.set('down')
  for (const address of ['/services/freins', '/prix', '/en/pricing', '/contact', '/en/contact']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute(
      'data-kept',
      /gardée sur cet appareil|kept on this device/,
    )
    const shown = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)
    expect(shown).toMatch(/gardée sur cet appareil|kept on this device/)
    await expect(page.locator('.open-now:visible')).toHaveCount(0)
  }
  await page.goto('/prix?utm_source=test')
  await expect(page.getByText(/40\s\$/).first()).toBeVisible()
  await page.goto('/en/contact')
  await expect(page.getByRole('main').getByText(phoneText(business.phone, 'en')).first()).toBeVisible()
})

for (const [address, heading, lang, byHand] of [
  ['/garanties', 'Pas de réseau, mais le garage est là', 'fr', undefined],
  ['/en/warranties', 'No network, but the garage is here', 'en', 'Try again'],
] as const) {
  test(`without network, ${address} is stood in for, and opens ${byHand ? 'when asked again' : 'by itself'} when the network is back`, async ({
    page,
    context,
    network,
  }) => {
    await visit(page, '/')
    network.set('down')
    // Some networks say nothing when they are back.
    if (!byHand) await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByText(phoneText(business.phone, lang))).toBeVisible()
    network.set('normal')
    if (byHand) await page.getByRole('button', { name: byHand }).click()
    else await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
}

test('the staff area, endpoints and pages made for one visitor are never kept', async ({ page }) => {
  await visit(page, '/')
  for (const address of ['/login', '/admin', '/blog?q=freins', '/contact?service=freins'])
    await page.goto(address)
  await page.evaluate(() => fetch('/api/auth/get-session'))
  const cached = await cachedPaths(page)
  expect(cached).toContain('/')
  expect(cached.filter((pathname) => /^\/(login|admin|api)/.test(pathname))).toEqual([])
  const pages = await page.evaluate(async () =>
    (await (await caches.open('garage-pages-2')).keys()).map(({ url }) => url),
  )
  expect(pages.filter((url) => url.includes('?'))).toEqual([])
})

test('a visitor who saves data is not sent pages nobody asked for', async ({ page, context }) => {
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await visit(page, '/')
  const cached = await cachedPaths(page)
  expect(cached).toContain('/hors-ligne')
  expect(cached).not.toContain('/en/pricing')
})

test('an update of the site leaves the scripts of open tabs where they find them', async ({
  page,
  network,
}) => {
  await visit(page, '/')
  const script = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/.+\.js$/.test(name))?.name ?? '',
  )
  expect(script).not.toBe('')
  network.update()
  await page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
  expect(await page.evaluate((url) => fetch(url).then(({ status }) => status), script)).toBe(200)
})

test.describe('a tab from before an update, without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  const picture = (page: Page) => page.locator('#galerie .slides a').first()

  test('shows a picture alone where the scripts of its viewer are gone', async ({ page, network }) => {
    await page.goto('/')
    await untilInteractive(page)
    network.update()
    await picture(page).click()
    await expect(page).toHaveURL(/\/pictures\//)
  })

  test('keeps what it shows without network, and goes on when it is back', async ({ page, network }) => {
    await page.goto('/')
    await untilInteractive(page)
    network.set('down')
    const gallery = page.locator('#galerie')
    await gallery.scrollIntoViewIfNeeded()
    await expect(gallery.getByRole('heading', { level: 2 })).toBeVisible()
    network.set('normal')
    await picture(page).click()
    await expect(page.locator('#viewer').getByRole('dialog')).toBeVisible()
  })

  test('goes on to other pages, tabs and languages', async ({ page, network }) => {
    await page.goto('/gallery')
    await untilInteractive(page)
    network.update()
    await page.getByRole('link', { name: 'Pneus', exact: true }).first().click()
    await expect(page.locator('main h2').first()).toHaveText('Les pneus')
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page.locator('main h2').first()).toHaveText('Tires')
    await untilInteractive(page)
  })
})

test('the page of a link under the pointer is fetched ahead, but not for a visitor who saves data', async ({
  page,
  context,
}) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname)
  })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto('/')
  await untilInteractive(page)
  await menu.getByRole('link', { name: 'Services' }).hover()
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false })
  await page.reload()
  await untilInteractive(page)
  await menu.getByRole('link', { name: 'Prix' }).hover()
  await expect.poll(() => ahead).toEqual(['/prix'])
})

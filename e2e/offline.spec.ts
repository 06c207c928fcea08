import type { BrowserContext, Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { type Network, startNetwork } from './helpers/network.ts'
import {
  fillIn,
  pendingNotice,
  referencesOf,
  requestsOf,
  sentNotice,
  submitButton,
} from './helpers/request-form.ts'
import { test as base, expect, untilInteractive, withWorkers } from './helpers/server.ts'

/** Each test reaches the garage through its own simulated network, as does `page.goto('/prix')`. */
const test = base.extend<{ network: Network }>({
  async network({ garage }, use) {
    const network = await startNetwork(garage.url)
    await use(network)
    await network.stop()
  },
  baseURL: ({ network }, use) => use(network.url),
})

// The longest file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })
test.use(withWorkers)

/** Visits a page and waits until the site is cached on the device. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // The visited page itself is cached last.
    while (!(await caches.match(location.pathname, { ignoreSearch: true })))
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Waits for prefetching: prices and contact come after the visited page, the English contact page last. */
async function untilAhead(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/en/contact')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true)
}

/** Waits for the form's script. */
const formIsScripted = (page: Page) => page.locator('form[novalidate]').waitFor()

/** Opens the contact page and fills in its form. */
async function openFilled(
  page: Page,
  open: (page: Page, address: string) => Promise<unknown> = () => page.goto('/contact'),
): Promise<string> {
  await open(page, '/contact')
  await formIsScripted(page)
  return fillIn(page)
}

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

for (const [address, heading, lang] of [
  ['/garanties', 'Pas de réseau, mais le garage est là', 'fr'],
  ['/en/warranties', 'No network, but the garage is here', 'en'],
] as const) {
  test(`without network, ${address} is stood in for, and opens by itself when the network is back`, async ({
    page,
    context,
    network,
  }) => {
    await visit(page, '/')
    network.set('down')
    await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByText(phoneText(business.phone, lang))).toBeVisible()
    network.set('normal')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
}

test('trying again asks for the page itself, where the network says nothing when it is back', async ({
  page,
  network,
}) => {
  await visit(page, '/')
  network.set('down')
  await page.goto('/garanties')
  network.set('normal')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Pas de réseau/)
})

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

test('a request written without network is kept, shown as such, and sent once when it is back', async ({
  page,
  context,
  garage,
  network,
}) => {
  const name = await openFilled(page, visit)
  network.set('down')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  expect(await requestsOf(garage, name)).toBe(0)
  network.set('normal')
  await context.setOffline(false)
  await expect(sentNotice(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Réponse du garage au plus tard')).toBeVisible()
  expect(await requestsOf(garage, name)).toBe(1)
  await page.reload()
  await page.waitForTimeout(1_500)
  expect(await requestsOf(garage, name)).toBe(1)
  await expect(pendingNotice(page)).toHaveCount(0)
})

test('news of an earlier request wait while another is being written', async ({
  page,
  context,
  garage,
  network,
}) => {
  const name = await openFilled(page, visit)
  network.set('down')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Faire une autre demande' }).click()
  await page.getByLabel('Nom complet').fill('Une autre')
  network.set('normal')
  await context.setOffline(false)
  await expect.poll(() => requestsOf(garage, name), { timeout: 15_000 }).toBe(1)
  await page.waitForTimeout(500)
  await expect(page.getByLabel('Nom complet')).toHaveValue('Une autre')
  await page.getByLabel('Nom complet').fill('')
  await page.reload()
  await expect(sentNotice(page)).toBeVisible()
})

test('of two requests written without network, each gets its own number', async ({
  page,
  context,
  garage,
  network,
}) => {
  // Stored requests are sent in the order of their keys: the first request is sent first.
  await page.addInitScript(() => {
    let count = 0
    const random = crypto.getRandomValues.bind(crypto)
    Object.defineProperty(crypto, 'getRandomValues', {
      value(bytes: Uint8Array<ArrayBuffer>) {
        random(bytes)[0] = count
        count += 1
        return bytes
      },
    })
  })
  const first = await openFilled(page, visit)
  network.set('down')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Faire une autre demande' }).click()
  const second = await fillIn(page)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  network.set('normal')
  await context.setOffline(false)
  await expect(sentNotice(page)).toBeVisible({ timeout: 15_000 })
  const ticket = page.locator('main .ticket')
  await expect(ticket).toContainText(second)
  const [ofSecond = 'none'] = await referencesOf(garage, second)
  await expect(ticket).toContainText(ofSecond)
  await page.reload()
  const [ofFirst = 'none'] = await referencesOf(garage, first)
  await expect(ticket).toContainText(ofFirst)
  await expect(ticket).not.toContainText(second)
  // Each is shown once.
  await page.waitForTimeout(500)
  await page.reload()
  await formIsScripted(page)
  await page.waitForTimeout(500)
  await expect(ticket).toHaveCount(0)
})

test('the form works on a contact page that was never visited before the network went', async ({
  page,
  garage,
  network,
}) => {
  await visit(page, '/')
  await untilAhead(page)
  network.set('down')
  const name = await openFilled(page)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  network.set('normal')
  await expect(sentNotice(page)).toBeVisible({ timeout: 20_000 })
  expect(await requestsOf(garage, name)).toBe(1)
})

test('a kept request leaves with the next visit, whatever page that is', async ({
  page,
  garage,
  network,
}) => {
  const name = await openFilled(page, visit)
  network.set('down')
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  const next = await page.context().newPage()
  network.set('normal')
  await next.goto('/prix')
  await expect.poll(() => requestsOf(garage, name), { timeout: 15_000 }).toBe(1)
})

test('the browser sends a kept request by itself after the tab is closed', async ({
  page,
  context,
  garage,
  network,
}) => {
  const name = await openFilled(page, visit)
  network.set('down')
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  const elsewhere = await context.newPage()
  await page.close()
  network.set('normal')
  await wakeWorker(context, elsewhere, network.url)
  await expect.poll(() => requestsOf(garage, name), { timeout: 15_000 }).toBe(1)
})

/** Sends the background sync event, as the browser does when the network returns. */
async function wakeWorker(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const client = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (found) resolve(found.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registration
  await client.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'kept-requests',
    lastChance: false,
  })
}

test('answers that are lost make no second request', async ({ page, garage, network }) => {
  const name = await openFilled(page)
  network.set('answers-lost')
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  expect(network.posts()).toBeGreaterThan(1)
  network.set('normal')
  await expect(sentNotice(page)).toBeVisible({ timeout: 20_000 })
  expect(await requestsOf(garage, name)).toBe(1)
})

test('a doubled post and a slow answer make one request', async ({ page, garage, network }) => {
  const name = await openFilled(page)
  network.set('doubled')
  await submitButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  expect(await requestsOf(garage, name)).toBe(1)
  // The ticket gives way to an empty form.
  await page.getByRole('button', { name: 'Faire une autre demande' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
  network.set('slow')
  const slow = await fillIn(page)
  const button = submitButton(page)
  await button.dblclick()
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
  // A broken connection is given up after a timeout, and the request is sent again.
  await expect.poll(() => requestsOf(garage, slow), { timeout: 45_000 }).toBe(1)
  await expect(sentNotice(page)).toBeVisible()
  expect(await requestsOf(garage, slow)).toBe(1)
})

test('a post that is dropped, then loses its answer, then half of it, then arrives twice, makes one request', async ({
  page,
  garage,
  network,
}) => {
  const name = await openFilled(page)
  network.faults('dropped', 'answer-lost', 'answer-cut', 'doubled')
  await submitButton(page).click()
  await expect(sentNotice(page)).toBeVisible({ timeout: 20_000 })
  // The page and the worker may both retry.
  expect(network.posts()).toBeGreaterThanOrEqual(4)
  expect(await requestsOf(garage, name)).toBe(1)
})

test('a page that is loaded anew while its request is on its way sends it once, and says what came of it', async ({
  page,
  garage,
  network,
}) => {
  const name = await openFilled(page)
  network.faults('answer-late')
  await submitButton(page).click()
  await expect.poll(() => requestsOf(garage, name)).toBe(1)
  await page.reload()
  await expect(sentNotice(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
  expect(network.posts()).toBeGreaterThanOrEqual(2)
  expect(await requestsOf(garage, name)).toBe(1)
})

test('a tab that is closed while its request finds no way loses nothing', async ({
  page,
  garage,
  network,
}) => {
  const name = await openFilled(page)
  network.set('posts-dropped')
  await submitButton(page).click()
  await expect.poll(() => network.posts()).toBeGreaterThan(0)
  const next = await page.context().newPage()
  await page.close()
  expect(await requestsOf(garage, name)).toBe(0)
  network.set('normal')
  await next.goto('/prix')
  await expect.poll(() => requestsOf(garage, name), { timeout: 15_000 }).toBe(1)
})

test('a request that is refused after the network is back comes back to its author', async ({
  page,
  context,
  garage,
  network,
}) => {
  const name = await openFilled(page, visit)
  await page.getByLabel('Téléphone').fill('appelez-moi')
  network.set('down')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  network.set('normal')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Téléphone', { timeout: 15_000 })
  await expect(page.getByLabel('Message', { exact: false }).first()).toHaveValue('Ça grince le matin.')
  expect(await requestsOf(garage, name)).toBe(0)
})

test('refused requests come back one at a time, and survive a reload', async ({ page, context, network }) => {
  const phone = page.getByLabel('Téléphone')
  const name = page.getByLabel('Nom complet')
  await visit(page, '/contact')
  await formIsScripted(page)
  network.set('down')
  await context.setOffline(true)
  const names: string[] = []
  for (const again of [false, true]) {
    if (again) await page.getByRole('button', { name: 'Faire une autre demande' }).click()
    names.push(await fillIn(page))
    await phone.fill('appelez-moi')
    await submitButton(page).click()
    await expect(pendingNotice(page)).toBeVisible()
  }
  network.set('normal')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Téléphone', { timeout: 15_000 })
  // The second is refused at once, too.
  await page.waitForTimeout(1_500)
  const first = await name.inputValue()
  expect(names).toContain(first)
  await page.reload()
  await formIsScripted(page)
  await expect(name).toHaveValue(first)
  await expect(phone).toHaveValue('appelez-moi')
  await phone.fill('514 555-0199')
  await submitButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  // The number stays to be read before the other request takes its place.
  await page.waitForTimeout(2_000)
  await expect(sentNotice(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Téléphone', { timeout: 15_000 })
  await expect(name).toHaveValue(names.find((other) => other !== first) ?? '')
})

test('a draft brings back how its author is reached, in its open fold', async ({ page }) => {
  await openFilled(page)
  const reachBy = page.locator('[name="reach_by"]')
  await page.locator('main form details', { has: reachBy }).locator('summary').first().click()
  await reachBy.selectOption('text')
  await page.reload()
  await formIsScripted(page)
  await expect(reachBy).toBeVisible()
  await expect(reachBy).toHaveValue('text')
})

test('a half-written form survives a reload, and is blank again once sent', async ({ page, garage }) => {
  const name = await openFilled(page)
  await page.reload()
  await formIsScripted(page)
  await expect(page.getByLabel('Nom complet')).toHaveValue(name)
  await expect(page.getByLabel('Service souhaité')).toHaveValue('freins')
  await expect(page.getByLabel('Message', { exact: false }).first()).toHaveValue('Ça grince le matin.')
  await page.waitForTimeout(2_000)
  await submitButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  await page.reload()
  await formIsScripted(page)
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
  expect(await requestsOf(garage, name)).toBe(1)
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

test('the page of a link under the pointer is fetched ahead, and no policy is broken', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/')
  const ahead = page.waitForRequest(
    (request) =>
      request.url().endsWith('/prix') && request.headers()['sec-purpose']?.startsWith('prefetch') === true,
  )
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Prix' }).hover()
  await ahead
  expect(refused).toEqual([])
})

test('a visitor who saves data is sent no next page ahead', async ({ page, context }) => {
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(request.url())
  })
  await page.goto('/')
  await untilInteractive(page)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Prix' }).hover()
  await page.waitForTimeout(1_500)
  expect(ahead).toEqual([])
})

import type { Locator, Page, Route } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { requestServices } from '#app/requests/request.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { sizes } from '../helpers/sizes.ts'

const ENDPOINT = '**/api/send-contact-email'
const typed = {
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  vehicle_make: 'Toyota',
  message: 'Ça grince\nau freinage',
}

/** Opens the form and waits for its script. */
async function openForm(page: Page, address = '/contact'): Promise<Locator> {
  await page.goto(address)
  const form = page.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  return form
}

/** Opens the section with the optional fields, unless it is open. */
async function openFold(form: Locator): Promise<void> {
  if (!(await form.locator('[name="vehicle_make"]').isVisible()))
    await form.locator('summary').first().click()
}

async function fill(form: Locator, values: Record<string, string> = typed): Promise<void> {
  await openFold(form)
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="service_type"]').selectOption('freins')
}

const send = (form: Locator) => form.locator('button[type="submit"]')

async function expectValuesKept(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
  await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
}

/** The requests that a page's form sends, each waiting for its answer. */
async function sendings(page: Page) {
  const waiting: Route[] = []
  await page.route(ENDPOINT, (route) => void waiting.push(route))
  return async (number: number) => {
    await expect.poll(() => waiting.length).toBe(number)
    return waiting.at(-1) as Route
  }
}
const keyOf = (sending: Route) => sending.request().headers()['idempotency-key']
const received = { status: 201, json: { reference: 'G-7K3F-22' } }

test('Contact form: nothing changes on its way, success shows for eight seconds', async ({ page }) => {
  const next = await sendings(page)
  const form = await openForm(page)
  const date = form.locator('[name="preferred_date"]')
  const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
  await fill(form)
  await date.fill(tomorrow)
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await send(form).dblclick()
  const sending = await next(1)
  expect(sending.request().postDataJSON()).toMatchObject({
    form_type: 'contact',
    ...typed,
    service_type: 'freins',
    preferred_date: tomorrow,
    elapsed: expect.any(Number),
  })
  await expect(send(form)).toHaveText('Envoi en cours...')
  await expect(send(form)).toBeDisabled()
  for (const name of [...Object.keys(typed), 'service_type', 'preferred_date'])
    await expect(form.locator(`[name="${name}"]`)).toBeDisabled()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await sending.fulfill(received)
  const banner = form.getByText('Demande envoyée avec succès!', { exact: true })
  await expect(banner).toBeVisible()
  await expect(
    form.getByText('Nous vous contacterons dans les plus brefs délais.', { exact: true }),
  ).toBeVisible()
  await expect(form.getByText(/Appelez-nous au/)).toBeVisible()
  await expect(send(form)).toBeHidden()
  const place = () => form.locator('.ticket').evaluate((ticket) => (ticket as HTMLElement).offsetTop)
  const before = await place()
  await page.clock.runFor(7_900)
  await expect(banner).toBeVisible()
  await page.clock.runFor(200)
  await expect(banner).toBeHidden()
  expect(await place()).toBe(before)
  await next(1)
  await expect(form.getByText('G-7K3F-22').first()).toBeVisible()
  await form.getByRole('button', { name: 'Faire une autre demande' }).click()
  await expect(form.locator('#request-status')).toBeFocused()
  for (const name of Object.keys(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue('')
  await expect(date).toHaveValue('')
  await expect(form.locator('[name="service_type"]')).toHaveValue('')
})

test('the ticket takes the form’s place, and a sheet of paper', async ({ page }) => {
  const form = await openForm(page)
  await fill(form)
  await send(form).click()
  await expect(form.getByText(/^G-[2-9A-Z]{4}-\d{2}$/).first()).toBeVisible()
  await expect(form.getByText('Réponse du garage au plus tard')).toBeVisible()
  await expect(form.getByText(/^(lun|mar|mercre|jeu|vendre|same)di \d/)).toBeVisible()
  await expect(form.locator('#request-status')).toBeFocused()
  await expect(send(form)).toBeHidden()
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(form.getByText(typed.name)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the number of the ticket is what is seen after sending', async ({ page }) => {
    const form = page.locator('main form')
    await page.goto('/contact')
    await form.scrollIntoViewIfNeeded()
    await expect(form).toHaveAttribute('novalidate', '')
    for (const name of ['name', 'phone', 'email', 'message'] as const)
      await form.locator(`[name="${name}"]`).fill(typed[name])
    await form.locator('[name="service_type"]').selectOption('freins')
    await send(form).click()
    await expect(form.locator('.ticket').getByText(/^G-[2-9A-Z]{4}-\d{2}$/)).toBeInViewport({ ratio: 1 })
  })
})

test('Contact form: what everyone is asked stands open; days begin today', async ({ page }) => {
  const form = await openForm(page)
  const shown = form.locator('[name]:visible')
  expect(await shown.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
    'name',
    'phone',
    'email',
    'service_type',
    'message',
    'homepage',
  ])
  await expect(form.locator('select[name="service_type"] option')).toHaveCount(requestServices.length + 1)
  const today = localTime(new Date()).toPlainDate().toString()
  await expect(form.locator('[name="preferred_date"]')).toHaveAttribute('min', today)
})

test('Contact form: an error stays, nothing typed is lost, a retry is the same', async ({ page }) => {
  const next = await sendings(page)
  const form = await openForm(page)
  await fill(form)
  await page.clock.install()
  await send(form).click()
  const first = await next(1)
  expect(keyOf(first)).toMatch(/^[0-9a-f-]{32,36}$/)
  await first.abort('connectionreset')
  // The form retries once before it shows an error.
  await page.clock.runFor(1_500)
  const second = await next(2)
  expect(keyOf(second)).toBe(keyOf(first))
  // What a proxy or a program says is shown in the site's own words.
  await second.fulfill({ status: 400, json: { status: 400, detail: 'Malformed body.' } })
  const error = form.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })
  await expect(error).toBeVisible()
  await expectValuesKept(form)
  await page.clock.runFor(60_000)
  await expect(error).toBeVisible()
  await send(form).click()
  const third = await next(3)
  await expect(error).toHaveCount(0)
  expect(keyOf(third)).toBe(keyOf(first))
  const detail = 'Réessayez ou appelez-nous au 514-555-0147.'
  await third.fulfill({ status: 409, headers: { 'Content-Language': 'fr' }, json: { status: 409, detail } })
  await expect(form.getByText(detail)).toBeVisible()
  await expectValuesKept(form)
  await form.locator('[name="message"]').fill('Autre chose')
  await send(form).click()
  const fourth = await next(4)
  expect(keyOf(fourth)).not.toBe(keyOf(first))
  await fourth.fulfill(received)
  await expect(form.getByText('Demande envoyée avec succès!', { exact: true })).toBeVisible()
})

test('what is wrong is said beside its field, and the values stay', async ({ page }) => {
  const form = await openForm(page)
  await fill(form, { ...typed, email: 'zoe', phone: '12' })
  await send(form).click()
  const alert = form.getByRole('alert')
  await expect(alert.getByRole('link')).toHaveText(['Téléphone', 'Courriel'])
  await expect(alert).toBeInViewport()
  for (const name of ['phone', 'email']) {
    const field = form.locator(`[name="${name}"]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const described = (await field.getAttribute('aria-describedby')) ?? ''
    expect(described).toContain(`request-${name}-error`)
  }
  await expect(form.locator('[name="message"]')).toHaveValue(typed.message)
  await alert.getByRole('link').first().click()
  await expect(form.locator('[name="phone"]')).toBeFocused()
})

test('a draft brought back keeps the service chosen ahead, and may be sent at once', async ({ page }) => {
  const next = await sendings(page)
  await (await openForm(page)).locator('[name="name"]').fill(typed.name)
  const form = await openForm(page, '/contact?service=freins')
  await expect(form.locator('[name="name"]')).toHaveValue(typed.name)
  await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
  await send(form).click()
  expect((await next(1)).request().postDataJSON()).not.toHaveProperty('elapsed')
})

test('nobody reaches the honeypot', async ({ page }) => {
  const form = await openForm(page)
  const honeypot = form.locator('[name="homepage"]')
  await expect(honeypot).not.toBeInViewport()
  expect(await honeypot.evaluate((field) => field.closest('[aria-hidden="true"]') !== null)).toBe(true)
  const order: (string | null)[] = []
  await form.locator('[name="name"]').focus()
  while (!order.includes('message')) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))
  }
  await page.keyboard.press('Tab')
  await expect(honeypot).not.toBeFocused()
  expect(order).not.toContain('homepage')
})

test('what came under the key of another request is then sent as one of its own', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route(ENDPOINT, async (route) => {
    const request = route.request()
    keys.push(request.headers()['idempotency-key'])
    if (keys.length === 1) {
      const other = JSON.stringify({ ...request.postDataJSON(), message: 'Autre chose' })
      expect((await route.fetch({ postData: other })).status()).toBe(201)
    }
    await route.continue()
  })
  const form = await openForm(page)
  await fill(form)
  await send(form).click()
  await expect(form.getByRole('alert')).toContainText(/celle-ci n’est pas partie.*\d{3}-\d{4}/)
  await expectValuesKept(form)
  await send(form).click()
  await expect(form.getByRole('status')).toContainText('Demande envoyée avec succès!')
  expect(new Set(keys).size).toBe(2)
})

test.describe('the contact page', () => {
  test('Contact section: all its parts, at both sizes', async ({ page }) => {
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      await page.goto('/contact')
      const main = page.getByRole('main')
      await expect(main.locator('#contact a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
      if (viewport.width < 1024)
        await expect(main.getByRole('link', { name: 'Demander une soumission' })).toBeInViewport({ ratio: 1 })
      for (const text of [/^argent comptant, Visa/i, 'Stationnement gratuit', business.email])
        await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
      for (const name of [/^Prendre rendez-vous/, 'Demander une soumission', 'Afficher la carte'])
        await expect(main.getByRole('link', { name })).toBeVisible()
      const field = await page.getByLabel('Nom complet').boundingBox()
      // It says once before its footer whether the garage is open.
      const said = page.locator('.open-now:visible')
      await expect(said, `${viewport.width} px`).toHaveCount(2)
      await expect(page.locator('footer .open-now:visible')).toHaveCount(1)
      for (const part of ['address', '.week-lines'])
        expect((await main.locator(part).first().boundingBox())?.y).toBeLessThan(1.1 * viewport.height)
      expect((field?.y ?? Number.POSITIVE_INFINITY) + (field?.height ?? 0)).toBeLessThan(
        1.5 * viewport.height,
      )
    }
  })

  test('calls no map service before the map is asked for', async ({ page, context, garage }) => {
    const foreign: string[] = []
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
    })
    await page.goto('/contact')
    await untilInteractive(page)
    await page.getByRole('button', { name: 'Copier l’adresse' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Adresse copiée' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('7971 15e Avenue')
    await page.getByRole('img', { name: /^Plan dessiné/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(foreign.filter((url) => !url.startsWith(garage.url))).toEqual([])
    await page.getByRole('link', { name: 'Afficher la carte' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Carte/)
    await expect.poll(() => foreign.some((url) => url.startsWith('https://www.google.com/maps'))).toBe(true)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('img', { name: /^Plan dessiné/ })).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('the page is dark where the system is', async ({ page }) => {
      const colors = () =>
        page.evaluate(() => {
          const { backgroundColor, color, colorScheme } = getComputedStyle(document.body)
          return [backgroundColor, color, colorScheme]
        })
      await page.goto('/contact')
      expect(await colors()).toEqual(['rgb(246, 244, 239)', 'rgb(21, 23, 26)', 'light'])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(colors).toEqual(['rgb(16, 18, 20)', 'rgb(243, 241, 236)', 'dark'])
    })
  })
})

import type { Locator, Page, Route } from '@playwright/test'
import { localTime } from '#app/content/hours/opening.ts'
import { requestServices } from '#app/requests/request.ts'
import { pendingNotice } from './helpers/request-form.ts'
import { expect, test } from './helpers/server.ts'

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

/** Ways to answer a request of the form instead of the server. */
function held(route: Route) {
  return {
    key: route.request().headers()['idempotency-key'],
    received: (reference: string) => route.fulfill({ status: 201, json: { reference } }),
    fails: () => route.abort('connectionreset'),
    problem: (status: number, detail: string, lang?: string) =>
      route.fulfill({
        status,
        headers: {
          'Content-Type': 'application/problem+json',
          ...(lang && { 'Content-Language': lang }),
        },
        body: JSON.stringify({ status, detail }),
      }),
  }
}

/** The requests that a page's form sends, each waiting for its answer. */
async function sendings(page: Page) {
  const waiting: ReturnType<typeof held>[] = []
  await page.route(ENDPOINT, (route) => {
    waiting.push(held(route))
  })
  return {
    count: () => waiting.length,
    async next(number: number) {
      await expect.poll(() => waiting.length).toBe(number)
      const sending = waiting[number - 1]
      if (!sending) throw new Error(`No sending ${number}`)
      return sending
    },
  }
}

test.describe('while the request is on its way', () => {
  test('the fields and the button are disabled, and a second tap sends nothing', async ({ page }) => {
    const all = await sendings(page)
    const form = await openForm(page)
    await fill(form)
    await send(form).dblclick()
    const sending = await all.next(1)
    await expect(send(form)).toHaveText('Envoi en cours...')
    await expect(send(form)).toBeDisabled()
    for (const name of [...Object.keys(typed), 'service_type', 'preferred_date'])
      await expect(form.locator(`[name="${name}"]`)).toBeDisabled()
    await expect(form).toHaveAttribute('aria-busy', 'true')
    await sending.received('G-7K3F-22')
    await expect(form.getByText('G-7K3F-22').first()).toBeVisible()
    expect(all.count()).toBe(1)
  })

  test('English says so in English', async ({ page }) => {
    const all = await sendings(page)
    const form = await openForm(page, '/en/contact')
    await fill(form)
    await send(form).click()
    await all.next(1)
    await expect(send(form)).toHaveText('Sending...')
  })
})

test('the success banner stays for eight seconds, the form and its date are empty again', async ({
  page,
}) => {
  const all = await sendings(page)
  const form = await openForm(page)
  const date = form.locator('[name="preferred_date"]')
  const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
  await fill(form)
  await date.fill(tomorrow)
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await send(form).click()
  await (await all.next(1)).received('G-7K3F-22')
  const banner = form.getByText('Demande envoyée avec succès!', { exact: true })
  await expect(banner).toBeVisible()
  await expect(
    form.getByText('Nous vous contacterons dans les plus brefs délais.', { exact: true }),
  ).toBeVisible()
  await expect(form.getByText(/Appelez-nous au/)).toBeVisible()
  await expect(send(form)).toBeHidden()
  const place = () => form.locator('.ticket').evaluate((ticket) => (ticket as HTMLElement).offsetTop)
  const before = await place()
  await page.clock.runFor(6_500)
  await expect(banner).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(banner).toBeHidden()
  expect(await place()).toBe(before)
  await expect(form.getByText('G-7K3F-22').first()).toBeVisible()
  await form.getByRole('button', { name: 'Faire une autre demande' }).click()
  await expect(form.locator('#request-status')).toBeFocused()
  for (const name of Object.keys(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue('')
  await expect(date).toHaveValue('')
  await expect(form.locator('[name="service_type"]')).toHaveValue('')
})

test('the ticket takes the form’s place: number, by when the garage answers, what was sent, and a sheet of paper of its own', async ({
  page,
}) => {
  const form = await openForm(page)
  await fill(form)
  await send(form).click()
  await expect(form.getByText(/^G-[2-9A-Z]{4}-\d{2}$/).first()).toBeVisible()
  await expect(form.getByText('Réponse du garage au plus tard')).toBeVisible()
  await expect(form.getByText(/^(lun|mar|mercre|jeu|vendre|same)di \d/)).toBeVisible()
  for (const [label, value] of [
    ['Nom complet', typed.name],
    ['Service souhaité', 'Freins'],
    ['Marque', typed.vehicle_make],
    ['Message', typed.message],
  ] as const)
    await expect(form.getByText(label, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(
      value,
    )
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

  test('the number of the ticket is what is seen after sending, with the fold left closed', async ({
    page,
  }) => {
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

test('the page says once before its footer whether the garage is open', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/contact')
    const said = page.locator('.open-now:visible')
    await expect(said, `${width} px`).toHaveCount(2)
    await expect(said.last()).toHaveText((await said.first().textContent()) ?? '')
    await expect(page.locator('footer .open-now:visible')).toHaveCount(1)
  }
})

test('only what everyone is asked stands open; the rest is one fold', async ({ page }) => {
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
})

test('an error stays until the next sending, nothing typed is lost, a retry is the same request', async ({
  page,
}) => {
  const all = await sendings(page)
  const form = await openForm(page)
  await fill(form)
  await page.clock.install()
  await send(form).click()
  const first = await all.next(1)
  expect(first.key).toMatch(/^[0-9a-f-]{32,36}$/)
  await first.fails()
  // The form retries once before it shows an error.
  await page.clock.runFor(1_500)
  const second = await all.next(2)
  expect(second.key).toBe(first.key)
  await second.problem(400, 'Malformed body.')
  const error = form.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })
  await expect(error).toBeVisible()
  await expectValuesKept(form)
  await page.clock.runFor(60_000)
  await expect(error).toBeVisible()
  await send(form).click()
  const third = await all.next(3)
  await expect(error).toHaveCount(0)
  expect(third.key).toBe(first.key)
  await third.problem(409, 'Réessayez ou appelez-nous au 514-555-0147.', 'fr')
  await expect(form.getByText('Réessayez ou appelez-nous au 514-555-0147.')).toBeVisible()
  await expectValuesKept(form)
  await form.locator('[name="message"]').fill('Autre chose')
  await send(form).click()
  const fourth = await all.next(4)
  expect(fourth.key).not.toBe(first.key)
  await fourth.received('G-7K3F-22')
  await expect(form.getByText('Demande envoyée avec succès!', { exact: true })).toBeVisible()
})

for (const status of [429, 502, 503])
  test(`a request that gets ${status} waits on the device and goes out by itself`, async ({ page }) => {
    const all = await sendings(page)
    const form = await openForm(page)
    await fill(form)
    await send(form).click()
    const first = await all.next(1)
    await first.problem(status, 'Trop de demandes.', 'fr')
    await expect(pendingNotice(page)).toBeVisible()
    const second = await all.next(2)
    expect(second.key).toBe(first.key)
    await second.received('G-7K3F-22')
    await expect(form.getByText('Demande envoyée avec succès!', { exact: true })).toBeVisible()
  })

test('an answer of a proxy or a program is shown in the site’s own words', async ({ page }) => {
  const all = await sendings(page)
  const form = await openForm(page)
  await fill(form)
  await send(form).click()
  await (await all.next(1)).problem(413, 'A body has at most 65536 bytes.')
  await expect(form.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })).toBeVisible()
  await expect(form.getByText('65536')).toHaveCount(0)
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

test('the address chooses a service ahead, by either language’s key', async ({ request, page }) => {
  for (const [address, service] of [
    ['/contact?service=freins', 'freins'],
    ['/contact?service=oils', 'huiles'],
    ['/contact?service=huiles', 'huiles'],
    ['/contact?service=rustproofing', 'antirouille'],
    ['/contact?service=travail-general', 'general'],
    ['/contact?service=diagnostic', 'diagnostic'],
    ['/en/contact?service=tires', 'pneus'],
    ['/en/contact?service=pneus', 'pneus'],
    ['/en/contact?service=bodywork', 'carrosserie'],
    ['/en/contact?service=nothing', undefined],
    ['/en/contact?service=__proto__', undefined],
  ] as const) {
    const html = await (await request.get(address)).text()
    const select = /<select[^>]*name="service_type"[\s\S]*?<\/select>/.exec(html)?.[0]
    const options = select?.match(/<option[^>]*>/g) ?? []
    const chosen = options.find((option) => / selected(=|>| )/.test(option))
    expect(/value="([^"]*)"/.exec(chosen ?? '')?.[1] || undefined, address).toBe(service)
  }
  const form = await openForm(page, '/contact?service=freins')
  await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
})

test('a service chosen ahead stays chosen where a draft without one is brought back', async ({ page }) => {
  await (await openForm(page)).locator('[name="name"]').fill(typed.name)
  const form = await openForm(page, '/contact?service=freins')
  await expect(form.locator('[name="name"]')).toHaveValue(typed.name)
  await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
})

test('nobody reaches the honeypot; what fills it is answered like any other', async ({ page }) => {
  const form = await openForm(page)
  const honeypot = form.locator('[name="homepage"]')
  await expect(honeypot).not.toBeInViewport()
  expect(await honeypot.evaluate((field) => field.closest('[aria-hidden="true"]') !== null)).toBe(true)
  const order: string[] = []
  await form.locator('[name="name"]').focus()
  for (let tabs = 0; tabs < 25; tabs += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
    order.push(name)
  }
  expect(order).toContain('message')
  expect(order).not.toContain('homepage')
  await fill(form)
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.org'
  })
  await send(form).click()
  await expect(form.getByText('Demande envoyée avec succès!', { exact: true })).toBeVisible()
})

test('the first day offered is today at the garage', async ({ page }) => {
  const today = localTime(new Date()).toPlainDate().toString()
  const form = await openForm(page)
  await expect(form.locator('[name="preferred_date"]')).toHaveAttribute('min', today)
  const date = form.locator('[name="preferred_date"]')
  const yesterday = localTime(new Date()).toPlainDate().subtract({ days: 1 }).toString()
  await fill(form)
  await date.fill(yesterday)
  await send(form).click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Date souhaitée'])
})

test('what came under the key of another request stays in the form, and is then sent as one of its own', async ({
  page,
}) => {
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

test('a date typed before the scripts are there is kept', async ({ page }) => {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await through
    await route.continue()
  })
  // The page is loaded only once its module script is.
  await page.goto('/contact', { waitUntil: 'commit' })
  await openFold(page.locator('main form'))
  const date = page.getByRole('textbox', { name: 'Date souhaitée' })
  const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
  await date.fill(tomorrow)
  letThrough()
  const field = page.locator('main form [name="preferred_date"]')
  await expect(field).toHaveAttribute('type', 'date')
  await expect(field).toHaveValue(tomorrow)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what is wrong comes back with everything typed', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('main form')
    await fill(form, { ...typed, phone: '514 555-5555', email: 'zoe@example' })
    // `:visible` skips the scripted replacement of the date field.
    const date = form.locator('[name="preferred_date"]:visible')
    const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
    await expect(date).toHaveAttribute('type', 'date')
    await date.fill(tomorrow)
    await send(form).click()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Courriel'])
    await expect(date).toHaveValue(tomorrow)
    await expect(form.locator('[name="name"]')).toHaveValue(typed.name)
    await expect(form.locator('[name="message"]')).toHaveValue(typed.message)
    await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
  })
})

import type { BrowserContextOptions, Locator, Page, Route } from '@playwright/test'
import { test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { prices } from '#app/content/prices/prices.ts'
import { PHONE } from '../../e2e/helpers/sizes.ts'
import { expect, inChromium } from './chromium.ts'

const chromium = inChromium()
const ENDPOINT = '**/api/send-contact-email'
const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()

const typed = {
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  vehicle_make: 'Toyota',
  message: 'Ça grince\nau freinage',
}

/** Fills in the form, the section with the optional fields too. */
async function fill(form: Locator, values: Record<string, string> = typed): Promise<void> {
  if (!(await form.locator('[name="vehicle_make"]').isVisible()))
    await form.locator('.accordion-item > summary').click()
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="service_type"]').selectOption('freins')
}

async function expectValuesKept(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, service_type: 'freins' }))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
}

/** Waits for the script of the form, which comes as the form is near. */
async function scripted(page: Page): Promise<Locator> {
  const form = page.locator('main form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('novalidate', '')
  return form
}

async function openForm(address = '/contact', options: BrowserContextOptions = {}) {
  const page = await chromium.open(address, options)
  return { page, form: await scripted(page) }
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
const refused = { status: 422, headers: { 'Content-Language': 'fr' } }
const received = { ...refused, status: 201, json: { reference: 'G-7K3F-22', answerDue: 'demain, 17 h' } }
const send = (form: Locator) => form.locator('button[type="submit"]')
const sent = (form: Locator) => form.getByText('Demande envoyée avec succès!', { exact: true })
const waits = (form: Locator) => form.getByText('Elle partira d’elle-même')
const another = (form: Locator) => form.getByRole('button', { name: 'Faire une autre demande' })

test('nothing changes on its way, success shows for eight seconds', async () => {
  const { page, form } = await openForm()
  const next = await sendings(page)
  const date = form.locator('[name="preferred_date"]')
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
  await expect(sent(form)).toBeVisible()
  await expect(
    form.getByText('Nous vous contacterons dans les plus brefs délais.', { exact: true }),
  ).toBeVisible()
  await expect(form.getByText(/Appelez-nous au/)).toBeVisible()
  await expect(send(form)).toBeHidden()
  const place = () => form.locator('.ticket').evaluate((ticket) => (ticket as HTMLElement).offsetTop)
  const before = await place()
  await page.clock.runFor(7_900)
  await expect(sent(form)).toBeVisible()
  await page.clock.runFor(200)
  await expect(sent(form)).toBeHidden()
  expect(await place()).toBe(before)
  await next(1)
  await expect(form.getByText('G-7K3F-22')).toHaveCount(2)
  await expect(form.locator('.ticket dt')).toHaveText([
    'Nom complet',
    'Téléphone',
    'Courriel',
    'Service souhaité',
    'Message',
    'Marque',
    'Date souhaitée',
  ])
  await another(form).click()
  await expect(form.locator('#request-status')).toBeFocused()
  for (const name of Object.keys(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue('')
  await expect(date).toHaveValue('')
  await expect(form.locator('[name="service_type"]')).toHaveValue('')
})

test('an error stays, nothing typed is lost, a retry is the same; the ticket is seen at once, and on one sheet', async () => {
  const { page, form } = await openForm('/contact', { viewport: PHONE, isMobile: true, hasTouch: true })
  const next = await sendings(page)
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
  await third.fulfill({ ...refused, status: 409, json: { status: 409, detail } })
  await expect(form.getByText(detail)).toBeVisible()
  await expectValuesKept(form)
  await form.locator('[name="message"]').fill('Autre chose')
  await send(form).click()
  const fourth = await next(4)
  expect(keyOf(fourth)).not.toBe(keyOf(first))
  // What came under the key of another request is then sent as one of its own.
  await fourth.fulfill({ ...refused, json: { code: 'idempotency-key-reused', detail } })
  await expect(form.getByText(detail)).toBeVisible()
  await send(form).click()
  const fifth = await next(5)
  expect(keyOf(fifth)).not.toBe(keyOf(fourth))
  await fifth.fulfill(received)
  await expect(sent(form)).toBeVisible()
  await expect(form.locator('#request-status')).toBeFocused()
  for (const words of ['demain, 17 h', 'G-7K3F-22'])
    await expect(form.getByText(words).last()).toBeInViewport({ ratio: 1 })
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(form.getByText(typed.name)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('keys reach in order what everyone is asked, never the field for bots', async () => {
  const { page, form } = await openForm()
  const bait = form.locator('[aria-hidden="true"] [name="homepage"]')
  await expect(bait).toBeAttached()
  await expect(bait).not.toBeInViewport()
  const reached: string[] = []
  await form.locator('[name="name"]').focus()
  while (reached.at(-1) !== 'BUTTON') {
    reached.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? `${document.activeElement?.tagName}`,
      ),
    )
    await page.keyboard.press('Tab')
  }
  expect(reached.join(' ')).toBe('name phone email service_type message SUMMARY BUTTON')
})

test('what is wrong is said beside its field, and the values stay', async () => {
  const { form } = await openForm()
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

test('an address that looks mistyped is offered as it was probably meant', async () => {
  const { form } = await openForm()
  const email = form.locator('[name="email"]')
  await email.fill('zoe@gmial.com')
  await email.blur()
  await form.getByRole('button', { name: 'zoe@gmail.com' }).click()
  await expect(email).toHaveValue('zoe@gmail.com')
  await expect(email).toBeFocused()
  await expect(form.getByRole('button', { name: 'zoe@gmail.com' })).toHaveCount(0)
})

test('a draft brought back keeps the service chosen ahead, fold too, and may be sent at once', async () => {
  const { page, form } = await openForm()
  const next = await sendings(page)
  await form.locator('[name="name"]').fill(typed.name)
  await form.locator('.accordion-item > summary').click()
  await form.locator('[name="reach_by"]').selectOption('text')
  await page.goto('/contact?service=freins')
  await scripted(page)
  await expect(form.locator('[name="name"]')).toHaveValue(typed.name)
  await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
  await expect(form.locator('[name="reach_by"]')).toBeVisible()
  await expect(form.locator('[name="reach_by"]')).toHaveValue('text')
  await send(form).click()
  const sending = await next(1)
  expect(sending.request().postDataJSON()).not.toHaveProperty('elapsed')
  await sending.fulfill(received)
  await expect(sent(form)).toBeVisible()
  await page.reload()
  await scripted(page)
  await expect(form.locator('[name="name"]')).toHaveValue('')
})

test('of two requests made without network each is told of once it has left, and what is typed stays', async () => {
  const { page, form } = await openForm()
  const ticket = form.locator('.ticket')
  let isDown = true
  await page.route(ENDPOINT, (route) => {
    const { name } = route.request().postDataJSON()
    return isDown ? route.abort() : route.fulfill({ ...received, json: { reference: `G-${name}` } })
  })
  await fill(form)
  await send(form).click()
  await expect(waits(form)).toBeVisible()
  await page.reload()
  await scripted(page)
  await expect(waits(form)).toBeVisible()
  await another(form).click()
  await fill(form, { ...typed, name: 'Camille' })
  const left = page.waitForResponse(ENDPOINT)
  isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await left
  await expect(form.locator('[name="name"]')).toHaveValue('Camille')
  await send(form).click()
  await expect(ticket).toContainText('G-Camille')
  await page.reload()
  await scripted(page)
  await expect(ticket).toContainText('G-Zoé Tremblay')
  await expect(waits(form)).toHaveCount(0)
  await page.reload()
  await scripted(page)
  await expect(ticket).toHaveCount(0)
  await expect(send(form)).toBeVisible()
})

test('requests refused later come back one at a time', async () => {
  const { page, form } = await openForm()
  await page.route(ENDPOINT, (route) => route.abort())
  const [name, phone] = [form.locator('[name="name"]'), form.locator('[name="phone"]')]
  const names = ['Camille', 'Dominique']
  for (const each of names) {
    await fill(form, { ...typed, name: each, phone: 'appelez-moi' })
    await send(form).click()
    await expect(waits(form)).toBeVisible()
    if (each === 'Camille') await another(form).click()
  }
  await page.unroute(ENDPOINT)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(form.getByRole('alert')).toContainText('Téléphone')
  const first = await name.inputValue()
  expect(names).toContain(first)
  await page.clock.install()
  await page.reload()
  await scripted(page)
  await expect(name).toHaveValue(first)
  await expect(phone).toHaveValue('appelez-moi')
  await expect(form.locator('[name="message"]')).toHaveValue(typed.message)
  await phone.fill('514 555-0199')
  await send(form).click()
  await expect(sent(form)).toBeVisible()
  // The number stays to be read before the other request takes its place.
  await expect(form.getByRole('alert')).toHaveText('')
  await page.clock.fastForward(8_000)
  await expect(form.getByRole('alert')).toContainText('Téléphone')
  await expect(name).toHaveValue(names.find((other) => other !== first) ?? '')
})

/** Does to a page what a browser's translation does: every text moves into elements of its own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: ChildNode[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, option, textarea')) continue
      const font = document.createElement('font')
      font.appendChild(document.createElement('font')).textContent = text.nodeValue
      text.replaceWith(font)
    }
  })
}

test('a translated page sends a request and takes another one', async () => {
  const { page, form } = await openForm('/en/contact')
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(ENDPOINT, (route) => route.fulfill(received))
  await translate(page)
  await fill(form)
  await send(form).click()
  await form.getByRole('button', { name: 'Send another request' }).click()
  await expect(form.locator('[name=name]')).toBeVisible()
  await expect(form.locator('[name=name]')).toHaveValue('')
  await expect(form.getByText('G-7K3F-22')).toHaveCount(0)
  expect(errors).toEqual([])
})

test.each(['as it is', 'translated'])(
  'what was typed before the script came stays on a page %s',
  async (state) => {
    const page = await chromium.open('/en')
    const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/assets/contact-form.island-*', (route) => through.then(() => route.fallback()))
    await page.goto('/en/contact')
    const form = page.locator('main form')
    const date = form.locator('[name="preferred_date"]')
    await fill(form)
    if (state === 'translated') await translate(page)
    await date.fill(tomorrow)
    letThrough()
    await expect(form).toHaveAttribute('novalidate', '')
    await expectValuesKept(form)
    await expect(date).toHaveValue(tomorrow)
  },
)

test('who saw another price sees the new one, loses nothing typed and sends again', async () => {
  const { form } = await openForm('/contact?service=pneus&travail=changement-de-pneus')
  await fill(form)
  const tireSwap = { ...prices.tireSwap, amount: 45 }
  setFacts({ ...bundledFacts, prices: { ...prices, tireSwap } })
  await send(form).click()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('45,00\u00a0$ avant taxes, et non plus 40,00\u00a0$ avant taxes')
  await expectValuesKept(form)
  await expect(form.locator('#request-estimate summary')).toContainText('45,00\u00a0$')
  await send(form).click()
  await expect(form.locator('.ticket')).toContainText('45,00\u00a0$')
  await expect(form.locator('.ticket')).not.toContainText('40,00\u00a0$')
})

test('a form that breaks later stands again, with what was typed', async () => {
  const { page, form } = await openForm('/en/contact')
  await form.locator('[name=name]').fill('Alex')
  // A node of React's is taken away, as an extension may do, and React fails over it.
  await page.evaluate(() => {
    Node.prototype.insertBefore = () => {
      throw new Error('broken by an extension')
    }
  })
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await send(form).click()
  await expect(form.locator('[name=name]')).toHaveValue('Alex')
  await expect(send(form)).toBeEnabled()
})

import type { Locator, Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { requestServices } from '#app/requests/request.ts'
import { expectValuesKept, fill, send, typed } from '../helpers/contact-form.ts'
import { expect, test } from '../helpers/server.ts'
import { sizes } from '../helpers/sizes.ts'

const ENDPOINT = '**/api/send-contact-email'

/** Opens the form and waits for its script. */
async function openForm(page: Page, address = '/contact'): Promise<Locator> {
  await page.goto(address)
  const form = page.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  return form
}

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

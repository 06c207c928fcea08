import type { Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequests } from '../helpers/requests.ts'
import { expect, isLive, staffTest as test } from '../helpers/staff.ts'

const LINE = 48
const long = {
  name: 'Catherine Archambault-Vaillancourt de la Durantaye',
  email: 'catherine.archambault-vaillancourt@gestion-immobiliere-quebec.example',
  phone: '+1 514 555-0123 poste 4521',
  vehicle_model: 'Sprinter 2500 Cargo Van',
  message: 'Le moteur fait un bruit étrange quand je démarre, comme un cliquetis métallique.',
}
const many = Array.from({ length: 14 }, (_, number) => (number % 3 ? { name: `Ligne ${number}` } : long))

test.use({ ownGarage: true, viewport: { width: 1440, height: 900 } })

const rows = (page: Page) => page.locator('tbody tr').filter({ has: page.locator('[data-request]') })

test('a desk sees twelve requests at once, each on one line with its message and its call', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequests(garage, many)
  await page.goto('/admin')
  await isLive(page)
  const boxes = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()))
  expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(12)
  for (const { height } of boxes) expect(Math.round(height)).toBeLessThanOrEqual(LINE)
  for (const part of [/Le moteur fait/, '+1 514 555-0123 poste 4521'])
    await expect(
      rows(page).filter({ hasText: long.name }).first().getByText(part).filter({ visible: true }).first(),
    ).toBeVisible()
  await expect(rows(page).first().getByRole('link', { name: /^Call/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessibleInEachTheme(page)
})

test('a request opens beside its list without moving the page, and its call stays in sight', async ({
  ownerPage: page,
  garage,
}) => {
  const references = await insertRequests(garage, many)
  // The oldest: its line is far down in the list beside it.
  await page.goto(`/admin/requests/${references[0]}`)
  const list = page.getByRole('region', { name: 'Contact Submissions' })
  await expect(list.locator('[aria-current=page]')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(list.locator('[aria-current=page]')).toHaveText(`${many[0]?.name}`)
  await expectAccessibleInEachTheme(page)
  const call = page
    .getByRole('link', { name: /^Call \+1 514 555-0123 poste 4521$/ })
    .filter({ visible: true })
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(call.last()).toBeInViewport()
  await page.getByRole('button', { name: 'Mark as contacted' }).click()
  await page.getByRole('link', { name: 'Set the appointment' }).click()
  await expect(page.getByLabel('Appointment')).toBeFocused()
})

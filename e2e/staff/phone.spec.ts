import type { Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest, insertRequests } from '../helpers/requests.ts'
import { withWorkers } from '../helpers/server.ts'
import { expect, isLive, staffTest as test } from '../helpers/staff.ts'

const rows = (page: Page) => page.locator('tr').filter({ has: page.locator('[data-request]') })

test.use({ ...withWorkers, viewport: { width: 360, height: 740 } })

test('the staff area on a phone shows the first request at once, calls in a tap, and has all else behind its bar', async ({
  ownerPage: page,
  garage,
}) => {
  // Other tests share the garage, so send a request that is the newest.
  await insertRequest(garage, { name: 'Rosalie Lavoie', message: 'Ça grince en freinant depuis 3 jours' })
  await page.goto('/admin')
  await isLive(page)
  const first = rows(page).first()
  for (const text of ['Rosalie Lavoie', '2016 Mazda 3', 'Ça grince en freinant depuis 3 jours'])
    await expect(first).toContainText(text)
  const bar = await page.locator('.thumb-bar').boundingBox()
  const card = await first.boundingBox()
  expect((card?.y ?? 0) + (card?.height ?? 1_000)).toBeLessThan(bar?.y ?? 0)
  expect(card?.height).toBeLessThan(150)
  await expect(first.locator('a[href="tel:+15145550199"]')).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.locator('.thumb-bar').getByText('More', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.getByRole('button', { name: 'fr, Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible()
})

test('the list finds its place again in a long list', async ({ ownerPage: page, garage }) => {
  const many = Array.from({ length: 70 }, (_, number) => ({ name: `Longlist ${number}` }))
  await insertRequests(garage, many)
  await page.goto('/admin?sort=due&q=longlist')
  await expect(rows(page)).toHaveCount(50)
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(70)
  const far = page.getByRole('link', { name: 'Longlist 60', exact: true })
  await far.scrollIntoViewIfNeeded()
  await far.click()
  await expect(page).toHaveURL(/\/admin\/requests\//)
  await page.goBack()
  await expect(rows(page)).toHaveCount(70)
  await expect(far).toBeInViewport()
  await far.click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(/q=longlist/)
  await expect(rows(page)).toHaveCount(70)
  await expect(far).toBeInViewport()
})

test('the menu of a card changes a request, and the change is taken back', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequest(garage, { name: 'Geste Rapide' })
  await page.goto('/admin?q=geste')
  await isLive(page)
  const card = rows(page).first()
  const choose = async (name: string) => {
    await card.getByLabel('More: Geste Rapide').click()
    await card.getByRole('button', { name, exact: true }).click()
  }
  await choose('Archive')
  await expect(card).toContainText('Archived')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(card).not.toContainText('Archived')
  await choose('Contacted')
  await expect(card).toContainText('Contacted')
})

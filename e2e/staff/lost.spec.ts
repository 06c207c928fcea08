import type { Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest } from '../helpers/requests.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a request that came to nothing says why by one tap, and the overview counts it', async ({
  ownerPage: page,
  garage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const reference = await insertRequest(garage, { name: 'Wei Roy' })
  await page.goto(`/admin/requests/${reference}`)
  await button(page, 'Archived').click()
  await expect(page.getByRole('group', { name: 'Why was it lost?' })).toBeVisible()
  await button(page, 'Another garage').click()
  await expect(button(page, 'Another garage')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleInEachTheme(page)
  await button(page, 'Price').click()
  await expect(button(page, 'Another garage')).toHaveAttribute('aria-pressed', 'false')

  await page.goto('/admin/overview')
  await expect(page.getByRole('row', { name: /^Price 1 \d+%$/ })).toBeVisible()
  await button(page, /^fr/).click()
  await expect(page.getByText('Demandes perdues, par raison')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await button(page, /^en/).click()
  await expect(page.getByText('Lost requests, by reason')).toBeVisible()
  await expectAccessibleInEachTheme(page)

  await page.goto(`/admin/requests/${reference}`)
  await button(page, 'Undo').click()
  await expect(page.getByRole('group', { name: 'Why was it lost?' })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { startNetwork } from '../helpers/network.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ viewport: { width: 360, height: 740 } })

const notice = (page: Page) =>
  page.getByRole('complementary', { name: /Notice from the garage|Avis du garage/ })

test('a notice written on a phone in four taps is on every page and on the offline copy, until it is ended', async ({
  ownerPage,
  browser,
  garage,
}) => {
  const network = await startNetwork(garage.url)
  const visitors = await browser.newContext({ baseURL: network.url, serviceWorkers: 'allow' })
  const visitor = await visitors.newPage()
  await ownerPage.goto('/admin/desk')
  await ownerPage.getByRole('link', { name: 'Put a notice on top of the site' }).click()
  await ownerPage.getByRole('link', { name: 'Phone line down' }).click()
  await expect(ownerPage.getByLabel('The notice in French')).toHaveValue(/^Notre ligne est en panne/)
  await expectAccessibleInEachTheme(ownerPage)
  await ownerPage.getByRole('button', { name: 'Publish now' }).click()
  await expect(ownerPage.getByRole('status').filter({ hasText: 'It is online.' })).toBeVisible()

  await visitor.goto('/prix')
  await expect(notice(visitor)).toContainText('Notre ligne est en panne.')
  await expectAccessible(visitor, { within: 'aside[data-until]' })
  // Two lines on the narrowest phone.
  expect((await notice(visitor).boundingBox())?.height).toBeLessThan(60)
  for (const address of ['/en/no-such-page', '/en']) {
    await visitor.goto(address)
    await expect(notice(visitor)).toContainText('Our phone line is down.')
  }
  await expect
    .poll(() => visitor.evaluate(async () => (await caches.match('/en/contact')) !== undefined))
    .toBe(true)
  network.set('down')
  for (const address of ['/en/contact', '/en/warranties']) {
    await visitor.goto(address)
    await expect(visitor.locator('html')).toHaveAttribute('data-kept')
    await expect(notice(visitor)).toContainText('Our phone line is down.')
  }
  network.set('normal')
  // The page goes on by itself once the network is back.
  await expect(visitor.locator('html')).not.toHaveAttribute('data-kept')

  await ownerPage.goto('/admin/today')
  await ownerPage.getByRole('link', { name: /^Notice online until/ }).click()
  await ownerPage.getByRole('button', { name: 'Remove the notice' }).click()
  await expect(ownerPage.getByRole('status').filter({ hasText: 'The notice is removed.' })).toBeVisible()
  await visitor.goto('/prix')
  await expect(notice(visitor)).toHaveCount(0)
  await visitors.close()
  await network.stop()
})

import type { Page } from '@playwright/test'
import { rowsOnDevice, networkTest as test, untilAhead, visit } from './helpers/kept.ts'
import { fillIn, pendingNotice, requestsOf, sentNotice, submitButton } from './helpers/request-form.ts'
import { expect, withWorkers } from './helpers/server.ts'

// Each waits for its own network: they run in parallel.
test.describe.configure({ mode: 'parallel' })
test.use(withWorkers)

/** Waits for the form's script, which comes as the form is near: a page that is loaded again may stand past it. */
async function formIsScripted(page: Page): Promise<void> {
  await page.getByLabel('Nom complet').scrollIntoViewIfNeeded()
  await page.locator('form[novalidate]').waitFor()
}

/** Opens the contact page and fills in its form. @returns the name */
async function openFilled(page: Page): Promise<string> {
  await page.goto('/contact')
  await formIsScripted(page)
  return fillIn(page)
}

test('a request without network is kept and sent once, later', async ({ page, context, garage, network }) => {
  await visit(page, '/')
  await untilAhead(page)
  network.set('down')
  await context.setOffline(true)
  const name = await openFilled(page)
  await submitButton(page).click()
  await expect(pendingNotice(page)).toBeVisible()
  expect(await requestsOf(garage, name)).toBe(0)
  network.set('normal')
  await context.setOffline(false)
  await expect(sentNotice(page)).toBeVisible()
  await expect(page.getByText('Réponse du garage au plus tard')).toBeVisible()
  await expect.poll(() => rowsOnDevice(page, 'garage', 'requests')).toBe(0)
  await page.reload()
  await formIsScripted(page)
  await expect(pendingNotice(page)).toHaveCount(0)
  expect(await requestsOf(garage, name)).toBe(1)
})

test('a request of a closed tab leaves with the next visit', async ({ page, garage, network }) => {
  const name = await openFilled(page)
  network.set('posts-dropped')
  await submitButton(page).click()
  await expect.poll(() => network.posts()).toBeGreaterThan(0)
  const next = await page.context().newPage()
  await page.close()
  expect(await requestsOf(garage, name)).toBe(0)
  network.set('normal')
  await next.goto('/prix')
  await expect.poll(() => requestsOf(garage, name)).toBe(1)
})

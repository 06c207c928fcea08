import type { Page } from '@playwright/test'
import { packageOf } from '#app/content/packages/index.ts'
import { choicesQuery } from '#app/estimate/choices.ts'
import { href } from '#app/site-map.ts'
import { casesNow, pricedNow, writtenAmount, writtenSums } from '../test/estimate-cases.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { aPersonTakesTime, fillIn, submitButton } from './helpers/request-form.ts'
import { expect, test, untilInteractive } from './helpers/server.ts'

// A long file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })

const slip = (page: Page) => page.locator('#estimate-slip')

test('a driver on a phone reaches the total and sends it', async ({ page }) => {
  // 18-inch tires with the supplement.
  const { before, total } = pricedNow('tireFitting', { wheels: '18', supplement: 'yes' }).lowest
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(href('pricing', 'fr'))
  await page.locator('#estimation').getByRole('link', { name: 'Pose et équilibrage' }).click()
  await page.getByText('18 po', { exact: true }).first().click()
  await page.locator('#estimation form').getByText('Oui', { exact: true }).click()
  // Scripts show the price of each answer themselves; the sum in view leads to its receipt.
  const sum = page.locator('.sticky-total').getByText(writtenAmount(total, 'fr'))
  await expect(sum).toBeInViewport()
  await sum.click()
  for (const target of await page.locator('#estimation :is(a, button, summary, label, select)').all())
    if (await target.isVisible())
      expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(
        44,
      )
  await expect(slip(page).getByText(writtenAmount(before, 'fr'))).toBeInViewport()
  await slip(page).getByRole('link', { name: 'Envoyer ce prix' }).click()
  await expect(page.locator('#request-estimate summary')).toContainText(writtenAmount(before, 'fr'))
  await fillIn(page)
  await aPersonTakesTime(page)
  await submitButton(page).click()
  await expect(page.locator('.ticket')).toContainText(writtenAmount(before, 'fr'))
})

test('an address is the whole question: scripts leave its slip as it was sent', async ({ page }) => {
  for (const each of casesNow.filter((_, index) => index % 20 === 0)) {
    await page.goto(`${href('pricing', 'en')}?${choicesQuery(packageOf(each.job), each.answers, 'en')}`)
    await untilInteractive(page)
    for (const sum of writtenSums(each, 'en')) await expect(slip(page)).toContainText(sum)
  }
})

test('who saw another price sees the new one, loses nothing typed and sends again', async ({ page }) => {
  // The page as it was before the price changed.
  await page.route('**/contact?service=*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const older = body
      .replaceAll('seen=4000-4000', 'seen=3500-3500')
      .replaceAll('seen&#x3D;4000-4000', 'seen=3500-3500')
      .replaceAll('40,00\u00a0$', '35,00\u00a0$')
    await route.fulfill({ response, body: older })
  })
  await page.goto('/contact?service=pneus&travail=changement-de-pneus#contact-form')
  const form = page.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  const name = await fillIn(page)
  const carried = form.locator('[name="estimate"]')
  await expect(carried).toHaveValue(/seen=3500-3500$/)
  await submitButton(page).click()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('40,00\u00a0$ avant taxes, et non plus 35,00\u00a0$ avant taxes')
  await expect(form.getByLabel('Nom complet')).toHaveValue(name)
  await expect(form.locator('#request-estimate summary')).toContainText('40,00\u00a0$')
  await expect(carried).toHaveValue('travail=changement-de-pneus&seen=4000-4000')
  await form.locator('#request-estimate summary').click()
  await expectAccessibleInEachTheme(page, 'main form')
  await submitButton(page).click()
  await expect(page.locator('.ticket')).toContainText('40,00\u00a0$')
  await expect(page.locator('.ticket')).not.toContainText('35,00\u00a0$')
})

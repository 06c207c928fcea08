import { href } from '#app/site-map.ts'
import { pricedNow, writtenAmount } from '../test/estimate-cases.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { aPersonTakesTime, fillIn, submitButton } from './helpers/request-form.ts'
import { expect, test } from './helpers/server.ts'

test('a driver on a phone reaches the total and sends it', async ({ page }) => {
  // 18-inch tires with the supplement.
  const { before, total } = pricedNow('tireFitting', { wheels: '18', supplement: 'yes' }).lowest
  const slip = page.locator('#estimate-slip')
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
  await expect(slip.getByText(writtenAmount(before, 'fr'))).toBeInViewport()
  await slip.getByRole('link', { name: 'Envoyer ce prix' }).click()
  const carried = page.locator('#request-estimate summary')
  await expect(carried).toContainText(writtenAmount(before, 'fr'))
  await carried.click()
  await submitButton(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Nom complet' })).toBeVisible()
  await expectAccessibleInEachTheme(page, 'main form')
  await fillIn(page)
  await aPersonTakesTime(page)
  await submitButton(page).click()
  await expect(page.locator('.ticket')).toContainText(writtenAmount(before, 'fr'))
})

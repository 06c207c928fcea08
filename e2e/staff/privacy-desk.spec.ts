import { plainPaths } from '#app/site-map.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest } from '../helpers/requests.ts'
import { expect, isLive, openPart, staffTest as test } from '../helpers/staff.ts'

test('someone gets a copy of everything kept about them, and then asks for it to be erased', async ({
  ownerPage: page,
  garage,
}) => {
  const email = 'maelle.thibodeau@example.org'
  await insertRequest(garage, { name: 'Maëlle Thibodeau-Lavoie', email })
  await page.goto(plainPaths.admin)
  await isLive(page)
  await openPart(page, 'Privacy')
  await page.getByLabel('Email, phone or name').fill('maelle thibodeau')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: email }).click()
  await expectAccessibleInEachTheme(page)
  const save = page.getByRole('button', { name: 'Export everything (JSON)' })
  await Promise.all([page.waitForEvent('download'), save.click()])

  await page.getByRole('button', { name: 'Erase or anonymize...' }).click()
  const erase = page.getByRole('button', { name: 'Erase for good' })
  await erase.click()
  // The browser holds the form back until both are answered.
  await expect(page.getByRole('region', { name: `Erase what is kept under “${email}”` })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.getByLabel('Erase completely: nothing is left, not even in the figures').check()
  await page.getByLabel(/^I have checked who the person is/).check()
  await erase.click()
  await expect(page.getByRole('status').getByText(/^Done\. 1 request/)).toBeVisible()
  expect(page.url()).not.toMatch(/thibodeau|maelle/i)
})

test('the pages beside it are accessible in each theme', async ({ ownerPage: page }) => {
  const { privacy, incidents, overview } = plainPaths
  for (const path of [privacy, `${privacy}/consents`, incidents, `${incidents}/new`, overview]) {
    await page.goto(path)
    await expectAccessibleInEachTheme(page)
  }
})

import { plainPaths } from '#app/site-map.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest } from '../helpers/requests.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test('the privacy desk is accessible in each theme, gives its copy and erases nothing at one press', async ({
  ownerPage: page,
  garage,
}) => {
  const email = 'maelle.thibodeau@example.org'
  await insertRequest(garage, { email })
  const { privacy, incidents, overview } = plainPaths
  const others = [`${privacy}/consents`, incidents, `${incidents}/new`, overview]
  for (const path of [privacy, ...others, `${privacy}?q=${email}`]) {
    await page.goto(path)
    await expectAccessibleInEachTheme(page)
  }
  const copy = page.getByRole('button', { name: 'Export everything (JSON)' })
  await Promise.all([page.waitForEvent('download'), copy.click()])
  await page.getByRole('button', { name: 'Erase or anonymize...' }).click()
  // The browser holds the form back until both are answered.
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('region', { name: `Erase what is kept under “${email}”` })).toBeVisible()
  await expectAccessibleInEachTheme(page)
})

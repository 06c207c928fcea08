import type { Page } from '@playwright/test'
import { plainPaths } from '#app/site-map.ts'
import { tremblay } from '../../test/desk/opening-forms.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

const line = (page: Page, id: string) => page.locator(`li[id="${id}"]`)
const openGroup = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).click()

/** Opens the editor of a line, types, and is back at the line. */
async function write(page: Page, id: string): Promise<void> {
  await line(page, id).getByRole('link').click()
  for (const [name, value] of Object.entries(tremblay[id] ?? {}))
    await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.waitForURL(`**${plainPaths.opening}#${id}`)
  await expect(line(page, id)).toBeInViewport()
  await expect(line(page, id)).toContainText('Up to date')
}

test('the list of the opening brings its owner back to the line, with scripts and without', async ({
  ownerPage,
  pageWithoutScripts,
}) => {
  for (const [page, begin, known, group, none] of [
    [pageWithoutScripts, 'Begin', 'business.name', 'What the site promises for you', 'courtesyCar'],
    [ownerPage, /^Continue: \d+ of \d+$/, 'business.phone', 'Texts and samples', 'reviews'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin')
    await page.getByRole('link', { name: begin }).click()
    await page.waitForURL(`**${plainPaths.opening}`)
    await write(page, known)
    await openGroup(page, group)
    const nothing = /^We (have none|do not offer it)/
    await line(page, none).getByRole('button', { name: nothing }).click()
    await expect(line(page, none)).toContainText('Not shown')
    await expect(line(page, none)).toBeInViewport()
  }
  // What is ticked of the price list is confirmed at once; whichever group is open, the list stays short.
  await openGroup(ownerPage, 'The price list')
  await ownerPage.getByRole('button', { name: 'What is ticked is true' }).click()
  await expect(line(ownerPage, 'prices.labour')).toContainText('It is true')
  for (const group of await ownerPage.locator('details[name=group] h2').all()) {
    await group.click()
    expect(await ownerPage.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000)
  }
  await expectAccessibleInEachTheme(ownerPage)
})

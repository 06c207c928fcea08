import type { Page } from '@playwright/test'
import { plainPaths } from '#app/site-map.ts'
import { tremblay } from '../../test/desk/opening-forms.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

const line = (page: Page, id: string) => page.locator(`li[id="${id}"]`)

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
  for (const [page, begin, known, none] of [
    [pageWithoutScripts, 'Begin', 'business.name', 'courtesyCar'],
    [ownerPage, /^Continue: \d+ of \d+$/, 'business.phone', 'reviews'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin')
    await page.getByRole('link', { name: begin }).click()
    await page.waitForURL(`**${plainPaths.opening}`)
    await write(page, known)
    const nothing = /^We (have none|do not offer it)/
    await line(page, none).getByRole('button', { name: nothing }).click()
    await expect(line(page, none)).toContainText('Not shown')
    await expect(line(page, none)).toBeInViewport()
  }
  const groups = ownerPage.getByRole('button', { name: 'All of this group is true' })
  const left = await groups.count()
  await groups.first().click()
  await expect(groups).toHaveCount(left - 1)
  await expectAccessibleInEachTheme(ownerPage)
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { untilInteractive } from '../helpers/server.ts'
import { asking, askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

const CHECKED = [
  '/admin/desk',
  '/admin/desk/prices/new',
  '/admin/desk/raise/pneus?by=5',
  '/admin/desk/hours',
  '/admin/desk/facts',
  '/admin/desk/facts/rating.reviews',
  '/admin/desk/words',
  '/admin/desk/words/home',
  '/admin/desk/pictures',
]

test.use({ viewport: { width: 360, height: 740 } })

const amount = (page: Page) => page.getByLabel('Amount, before taxes')
const save = (within: Page | Locator) => within.getByRole('button', { name: 'Save and check' }).click()

/** Writes an amount in a price line, which then waits to be published. */
async function draftPrice(page: Page, id: string, value: string): Promise<void> {
  await page.goto(`/admin/desk/prices/${id}`)
  await amount(page).fill(value)
  await save(page)
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
}

async function dropAll(page: Page): Promise<void> {
  for (let left = await asking(page, /^Discard/).count(); left > 0; left -= 1)
    await askThenDo(page, /^Discard/)
}

test('“Go back” stays under a finger while the preview scrolls to the part that changed', async ({
  ownerPage: page,
}) => {
  const loading = Promise.withResolvers<void>()
  await page.route(/\.(js|webp|avif|woff2|svg)$/, async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.goto('/admin/preview/en/pricing#huiles', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Go back' }).hover()
  await page.mouse.down()
  loading.resolve()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/admin\/desk\/drafts$/)
})

test('a lunch break is typed for one day, and the next day takes it over', async ({ ownerPage: page }) => {
  await page.goto('/admin/desk/hours')
  await untilInteractive(page)
  const day = (name: string) => page.getByRole('group', { name })
  await day('Monday').getByText('Lunch break').click()
  await day('Monday').getByLabel('Break begins').fill('12:00')
  await day('Tuesday').getByRole('button', { name: 'Same as Monday' }).click()
  await save(page.locator('form').filter({ has: day('Monday') }))
  const ends = day('Tuesday').getByLabel('Break ends')
  await expect(ends).toHaveAccessibleDescription(/^Write when the break ends/)
  await expectAccessibleInEachTheme(page)
  await day('Monday').getByLabel('Break ends').fill('13:00')
  await day('Tuesday').getByRole('button', { name: 'Same as Monday' }).click()
  await expect(ends).toHaveValue('13:00')
})

test('Enter discards nothing: it publishes, and not what is still to confirm', async ({
  ownerPage,
  pageWithoutScripts,
}) => {
  await draftPrice(ownerPage, 'oilChange', '400')
  for (const page of [ownerPage, pageWithoutScripts]) {
    await page.goto('/admin/desk/drafts')
    const sure = page.getByLabel('$40 becomes $400: that is right.')
    await sure.press('Enter')
    await expect(page.getByRole('alert')).toContainText('first tick what is to be confirmed')
    // The first press only asks.
    await asking(page, /^Discard: Engine oil/).click()
    await expect(page.getByText('What you wrote here will be lost.').first()).toBeVisible()
  }
  await ownerPage.getByLabel('$40 becomes $400: that is right.').press('Space')
  await ownerPage.getByLabel('$40 becomes $400: that is right.').press('Enter')
  await expect(ownerPage.getByText('It is published.')).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Undo: Engine oil change, labour' }).first().click()
  await expect(ownerPage.getByText('It is undone.')).toBeVisible()
  await dropAll(ownerPage)
})

test('its pages are accessible in each theme, what is folded too', async ({ ownerPage: page }) => {
  await draftPrice(page, 'oilChange', '400')
  await expectAccessibleInEachTheme(page)
  for (const path of CHECKED) {
    await page.goto(path)
    for (const summary of await page.locator('main summary').filter({ visible: true }).all())
      await summary.click()
    await expectAccessibleInEachTheme(page)
  }
  await page.goto('/admin/desk/drafts')
  await dropAll(page)
})

import type { Locator, Page } from '@playwright/test'
import { oneEngine, untilInteractive, withWorkers } from '../helpers/server.ts'
import { asking, askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

const amount = (page: Page) => page.getByLabel('Amount, before taxes')
const save = (page: Page) => page.getByRole('button', { name: 'Save and check' }).click()
const restored = (page: Page) => page.getByText('Here is what you had typed')

async function open(page: Page, price: string) {
  await page.goto(`/admin/desk/prices/${price}`)
  await untilInteractive(page)
}

async function discard(page: Page) {
  await askThenDo(page, /^Discard/)
  await expect(page.getByText('Discarded.')).toBeVisible()
}

test.use(withWorkers)

for (const engine of oneEngine) {
  test.describe(`what is typed at the desk on ${engine}`, () => {
    test.use({ engine, viewport: { width: 360, height: 740 } })
    test.describe.configure({ mode: 'serial' })

    test('outlives a network that is cut, and is sent when it is back', async ({ ownerPage: page }) => {
      await open(page, 'valve')
      await amount(page).fill('7.25')
      await page.context().setOffline(true)
      await save(page)
      await page.context().setOffline(false)
      await open(page, 'valve')
      await expect(restored(page)).toBeVisible()
      await expect(amount(page)).toHaveValue('7.25')
      await save(page)
      await expect(page.getByText('$7.25 / valve', { exact: true })).toBeVisible()
      await discard(page)
    })

    test('outlives the way back and forward, in a text of both languages too', async ({
      ownerPage: page,
    }) => {
      await page.goto('/admin/desk/words')
      await page.getByRole('link', { name: /^Brakes/ }).click()
      await untilInteractive(page)
      const about = page.locator('details').filter({ hasText: 'About this service' }).first()
      await about.locator('summary').first().click()
      const first = about.getByRole('group', { name: 'Paragraph 1' })
      await first.getByLabel('French', { exact: true }).fill('On regarde, on mesure.')
      await first.getByLabel('English', { exact: true }).fill('We look, we measure.')
      await page.goBack()
      await expect(page.getByRole('link', { name: /^Brakes/ })).toBeVisible()
      await page.goForward()
      await expect(first.getByLabel('French', { exact: true })).toHaveValue('On regarde, on mesure.')
      await expect(first.getByLabel('English', { exact: true })).toHaveValue('We look, we measure.')
    })

    test('in two tabs at once stays in each: the one that is saved takes nothing from the other', async ({
      ownerPage: page,
    }) => {
      await open(page, 'valve')
      const other = await page.context().newPage()
      await open(other, 'valve')
      await amount(page).fill('6.50')
      await amount(other).fill('8.50')
      await save(page)
      await expect(page.getByText('$6.50 / valve', { exact: true })).toBeVisible()
      await other.reload()
      await untilInteractive(other)
      await expect(amount(other)).toHaveValue('8.50')
      await expect(restored(other)).toBeVisible()
      // It was typed before the other was saved.
      await save(other)
      await expect(other.getByRole('alert')).toContainText('Someone just changed this: $6.50')
      await expect(amount(other)).toHaveValue('8.50')
      await save(other)
      await expect(other.getByText('$8.50 / valve', { exact: true })).toBeVisible()
      await discard(other)
    })

    test('takes nothing from someone who wrote meanwhile: what both wrote is shown, the rest is theirs', async ({
      ownerPage: page,
      pageWithoutScripts: theirs,
    }) => {
      const open = async (at: Page) => {
        await at.goto('/admin/desk/words/freins')
        if (at === page) await untilInteractive(page)
        const about = at.locator('details').filter({ hasText: 'About this service' }).first()
        if ((await about.getAttribute('open')) === null) await about.locator('summary').first().click()
        return about
      }
      const french = (about: Locator, name: string) =>
        about.getByRole('group', { name }).getByLabel('French', { exact: true })
      const write = async (about: Locator, name: string, words: string) => {
        await french(about, name).fill(words)
        await about.getByRole('group', { name }).getByLabel('English', { exact: true }).fill(words)
      }
      const check = (about: Locator) => about.getByRole('button', { name: 'Save and check' }).click()
      await write(await open(page), 'Paragraph 1', "C'est le mien.")
      const about = await open(theirs)
      await write(about, 'Paragraph 1', 'Le leur.')
      await write(about, 'Paragraph 2', 'Le deuxième est le leur.')
      await check(about)
      await expect(theirs.getByText('Nothing is published yet')).toBeVisible()

      const again = await open(page)
      await expect(restored(page)).toBeVisible()
      await check(again)
      await expect(page.getByText('Someone just changed this text.')).toContainText('Le leur.')
      await check(again)
      await expect(page.getByText('Nothing is published yet')).toBeVisible()
      const kept = await open(page)
      await expect(french(kept, 'Paragraph 1')).toHaveValue('C’est le mien.')
      await expect(french(kept, 'Paragraph 2')).toHaveValue('Le deuxième est le leur.')
      await page.goto('/admin/desk/drafts')
      for (let left = 2; left > 0; left -= 1) {
        await askThenDo(page, /^Discard/)
        await expect(asking(page, /^Discard/)).toHaveCount(left - 1)
      }
    })

    test('of a day that someone else has just closed is shown theirs first, also after a reload, then kept', async ({
      ownerPage: page,
      pageWithoutScripts: theirs,
    }) => {
      const write = async (at: Page, reason: string) => {
        await at.getByLabel('First day').fill('2036-12-24')
        await at.getByLabel('Reason').selectOption(reason)
      }
      const check = (at: Page) => at.getByRole('button', { name: 'Save and check' }).first().click()
      for (const at of [page, theirs]) await at.goto('/admin/desk/hours')
      await untilInteractive(page)
      await write(page, 'Team training')
      await write(theirs, 'Vacation')
      await check(theirs)
      await check(page)
      await expect(page.getByRole('alert')).toContainText('Someone just changed this: Closed (Vacation)')
      await page.goto('/admin/desk/hours')
      await untilInteractive(page)
      await expect(restored(page)).toBeVisible()
      await check(page)
      await expect(page.getByText('Nothing is published yet')).toBeVisible()
      await expect(page.getByText('Team training')).toBeVisible()
      await discard(page)
    })

    test('and refused stays on the device when another form of the page is saved', async ({
      ownerPage: page,
    }) => {
      const hours = async () => {
        await page.goto('/admin/desk/hours')
        await untilInteractive(page)
      }
      const reason = page.getByLabel('Reason')
      const closings = page.getByRole('region', { name: 'Closings and special days' })
      const week = page.getByRole('region', { name: 'Hours of the week' })
      await hours()
      await page.getByLabel('First day').fill('2036-12-24')
      await page.getByLabel('Last day').fill('2036-12-20')
      await reason.selectOption('Team training')
      await closings.getByRole('button', { name: 'Save and check' }).click()
      await expect(page.getByText('The last day does not come before the first.')).toBeVisible()
      await week.getByRole('group', { name: 'Monday' }).getByLabel('Closed').check()
      await week.getByRole('button', { name: 'Save and check' }).click()
      await expect(page.getByText('Nothing is published yet')).toBeVisible()
      await discard(page)
      await hours()
      await expect(page.getByLabel('First day')).toHaveValue('2036-12-24')
      await expect(reason).toHaveValue('training')
      await expect(restored(page)).toBeVisible()
      await expect(week.getByRole('group', { name: 'Monday' }).getByLabel('Closed')).not.toBeChecked()
    })
  })
}

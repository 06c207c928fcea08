import type { Page } from '@playwright/test'
import { untilInteractive, withWorkers } from '../helpers/server.ts'
import { askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

const amount = (page: Page) => page.getByLabel('Amount, before taxes')
const save = (page: Page) => page.getByRole('button', { name: 'Save and check' }).click()

test.use({ ...withWorkers, viewport: { width: 360, height: 740 } })

test('what is typed at the desk is not left without a question: it stays where one stays, and saving asks nothing', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/desk/prices/valve')
  await untilInteractive(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  const inbox = page.getByRole('link', { name: 'Requests' }).last()
  await amount(page).fill('7.25')
  await inbox.click()
  expect(asked).toEqual(['What you typed here is not saved. Leave anyway?'])
  await expect(amount(page)).toHaveValue('7.25')
  await save(page)
  await expect(page.getByText('$7.25 / valve', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
  await askThenDo(page, /^Discard/)
  await expect(page.getByText('Discarded.')).toBeVisible()
  await page.goto('/admin/desk/prices/valve')
  await untilInteractive(page)
  await amount(page).fill('8')
  await inbox.click()
  await expect(page).toHaveURL(/\/admin(\?|$)/)
  expect(asked).toHaveLength(2)
})

test('what is typed of a new article is kept as a draft by itself, and outlives a page that is closed', async ({
  ownerPage: page,
}) => {
  const french = (at: Page) => at.getByRole('group', { name: 'In French', exact: true })
  await page.goto('/admin/desk/articles/new')
  await untilInteractive(page)
  await french(page).getByLabel('Title').fill('Vos essuie-glaces')
  await french(page).getByLabel('Text').fill('Dès qu’ils')
  await expect(page.getByText('Kept as a draft.')).toBeVisible()
  await expect(page).toHaveURL(/\/articles\/own-[0-9a-f]{8}$/)
  await french(page).getByLabel('Text').fill('Dès qu’ils laissent une trace.')
  await french(page).getByLabel('Summary').focus()
  await expect(page.getByText('Kept as a draft.')).toBeVisible()
  await page.reload()
  await untilInteractive(page)
  await expect(french(page).getByLabel('Text')).toHaveValue('Dès qu’ils laissent une trace.\n')

  // What is typed last is sent by the button, also while the draft is being saved.
  await french(page).getByLabel('Summary').fill('Quand les changer.')
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(page.getByText('Draft kept.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1)

  await page.getByRole('link', { name: 'Continue' }).click()
  await untilInteractive(page)
  await page.context().setOffline(true)
  await french(page).getByLabel('Summary').fill('Sans réseau.')
  await expect(page.getByText(/^Not kept/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(french(page).getByLabel('Summary')).toHaveValue('Sans réseau.')
})

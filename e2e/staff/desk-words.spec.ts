import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { untilInteractive } from '../helpers/server.ts'
import { askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

test('a typed price is refused with the fact to insert; nothing typed is lost', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/desk/words/freins')
  await untilInteractive(page)
  const about = page
    .locator('details')
    .filter({ has: page.locator('form') })
    .filter({ hasText: 'About this service' })
    .first()
  await about.locator('summary').first().click()
  const save = about.getByRole('button', { name: 'Save and check' })
  const first = about.getByRole('group', { name: 'Paragraph 1' })
  const french = first.getByLabel('French', { exact: true })
  await french.fill('La main-d’œuvre : 100 $ tout rond.')
  await first.getByLabel('English', { exact: true }).fill('Labour: {amount:brakeLabour}, no more.')
  await save.click()
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await expect(first.getByText('“100 $” would be wrong')).toBeVisible()
  await expect(french).toHaveValue('La main-d’œuvre : 100 $ tout rond.')
  await french.evaluate((box) => {
    const text = box as HTMLTextAreaElement
    text.focus()
    text.setSelectionRange(text.value.indexOf('100 $'), text.value.indexOf('100 $') + 5)
  })
  await first.getByRole('button', { name: 'Insert {amount:brakeLabour}' }).first().click()
  await expect(french).toHaveValue('La main-d’œuvre : {amount:brakeLabour} tout rond.')
  await expectAccessibleInEachTheme(page)
  await save.click()
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  await askThenDo(page, /^Discard/)
})

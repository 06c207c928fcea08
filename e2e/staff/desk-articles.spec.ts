import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { untilInteractive } from '../helpers/server.ts'
import { askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

test('a new article is written on a phone, outlives a session that ends, and is kept', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Before its first check, a session that ends leads to the sign-in page; the next check is minutes away.
  const checked = page.waitForResponse('**/get-session')
  await page.goto('/admin/desk/articles')
  await page.getByRole('link', { name: 'Write an article' }).click()
  await untilInteractive(page)
  await checked
  const fr = page.getByRole('group', { name: 'In French' })
  await fr.getByLabel('Title').fill('Vos essuie-glaces')
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(page.getByText(/^Nothing was saved: your session has ended/)).toBeVisible()
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(page.getByText('Draft kept.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await untilInteractive(page)
  await expect(fr.getByLabel('Title')).toHaveValue('Vos essuie-glaces')
  const text = fr.getByLabel('Text')
  await text.fill('Dès qu’ils laissent une trace, appelez au ')
  await text.press('Control+End')
  await page.getByText('Insert a price, a number…').click()
  await page.getByRole('button', { name: 'Insert {phone}' }).click()
  await expect(text).toHaveValue('Dès qu’ils laissent une trace, appelez au {phone}')
  await fr.getByLabel('Summary').fill('Quand les changer.')
  await fr.getByLabel('Keywords').fill('hiver')
  const en = page.getByRole('group', { name: 'In English' })
  await en.getByLabel('Title').fill('Your wipers')
  await en.getByLabel('Summary').fill('When to change them.')
  await en.getByLabel('Keywords').fill('winter')
  await en.getByLabel('Text').fill('As soon as they leave a streak, call {phone}')
  await expectAccessibleInEachTheme(page)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await askThenDo(page, /^Discard: Article/)
})

test('what is pasted becomes lists and tables, and Ctrl+Z takes it back', async ({ ownerPage: page }) => {
  await page.goto('/admin/desk/articles/new')
  await untilInteractive(page)
  const text = page.getByRole('group', { name: 'In French' }).getByLabel('Text')
  await text.fill('Avant')
  await text.press('Control+End')
  await text.evaluate((box) => {
    const clipboardData = new DataTransfer()
    const html =
      '<ul><li>un</li><li><b>deux</b></li></ul><table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>'
    clipboardData.setData('text/html', html)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text).toHaveValue('Avant\n\n- un\n- **deux**\n\n| a | b |\n| --- | --- |\n| c | d |')
  await text.press('Control+z')
  await expect(text).toHaveValue('Avant')
})

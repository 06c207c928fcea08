import type { Locator } from '@playwright/test'
import { withoutLastChange } from '../../test/without-last-change.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { sessionChecked, untilInteractive } from '../helpers/server.ts'
import { expect, expectStatus, expectText, staffTest as test } from '../helpers/staff.ts'

const SLUGS = ['/blog/signes-changement-freins', '/en/blog/brake-replacement-warning-signs'] as const

/** Whether a field of the form can take focus. */
const takesFocus = (form: Locator) =>
  form.evaluate((element) => {
    const field = element.querySelector<HTMLInputElement>('input:not([type=hidden])')
    field?.focus()
    return field !== null && document.activeElement === field
  })

test('an article changes on a phone and is followed by lists, search and feed; then it is taken back', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const text = async (path: string) => withoutLastChange(await (await page.request.get(path)).text())
  const before = await Promise.all(SLUGS.map(text))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Website', exact: true }).click()
  await page.getByRole('link', { name: 'Blog', exact: true }).click()
  await page.getByRole('link', { name: /^Worn brakes/ }).click()
  await untilInteractive(page)
  const [fr, en] = [
    page.getByRole('group', { name: 'In French' }),
    page.getByRole('group', { name: 'In English' }),
  ]
  await fr.getByLabel('Title').fill('Des freins qui parlent')
  await en.getByLabel('Title').fill('Brakes that speak for $100')
  await en.getByLabel('Summary').fill('Nothing like <b>this</b> {wrong}.')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await expect(page.getByText('This figure does not come from your prices.')).toBeVisible()
  await expect(page.getByText('“<b>”. Here: “Nothing like <b>this</b>')).toBeVisible()
  await expect(page.getByText('does not know “{wrong}”')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Summary/, 'Figures'])
  await expect(page.getByText('{amount:brakeLabour}').first()).toBeVisible()
  await expect(fr.getByLabel('Title')).toHaveValue('Des freins qui parlent')
  await expectAccessibleInEachTheme(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await en.getByLabel('Title').fill('Brakes that speak')
  await en.getByLabel('Summary').fill('When they speak.')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.locator('ins').first()).toBeVisible()
  await page.getByRole('link', { name: 'See the page with these changes' }).click()
  await expect(page.getByRole('heading', { name: 'Brakes that speak', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expect(async () => {
    for (const path of [SLUGS[1], '/en/blog', '/en/blog/feed.xml', '/en/blog?q=speak'])
      expect(await text(path), path).toContain('Brakes that speak')
    expect(await text(SLUGS[0])).toContain('Des freins qui parlent')
  }).toPass()
  await page.getByRole('button', { name: /^Undo: Article/ }).click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  await expect.poll(() => Promise.all(SLUGS.map(text))).toEqual(before)
})

test('without scripts an article is taken down: gone from lists and search engines, and put back', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/admin/desk/articles/signes-changement-freins')
  await page.getByRole('checkbox', { name: /^Online/ }).uncheck()
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  for (const slug of SLUGS) {
    await expectStatus(page, slug, 404)
    for (const list of ['/blog', '/en/blog', '/sitemap.xml', '/blog/feed.xml', '/en/blog/feed.xml'])
      await expectText(page, list).not.toContain(`${slug}"`)
  }
  await page
    .getByRole('button', { name: /^Undo: Article/ })
    .first()
    .click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  for (const slug of SLUGS) await expectStatus(page, slug, 200)
})

test('a new article is written on a phone, outlives a session that ends, is kept, seen and published', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const checked = sessionChecked(page)
  await page.goto('/admin/desk/articles')
  await page.getByRole('link', { name: 'Write an article' }).click()
  await untilInteractive(page)
  await checked
  const fr = page.getByRole('group', { name: 'In French' })
  const en = page.getByRole('group', { name: 'In English' })
  await fr.getByLabel('Title').fill('Vos essuie-glaces')
  await fr.getByLabel('Text').fill('Dès qu’ils laissent une trace, appelez au ')
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(page.getByText(/^Nothing was saved: your session has ended/)).toBeVisible()
  await page.context().addCookies(cookies)
  await expect(fr.getByLabel('Title')).toHaveValue('Vos essuie-glaces')
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(page.getByText('Draft kept.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await untilInteractive(page)
  const text = fr.getByLabel('Text')
  await text.fill('Dès qu’ils laissent une trace, appelez au ')
  await text.press('Control+End')
  await page.getByText('Insert a price, a number…').click()
  await page.getByRole('button', { name: 'Insert {phone}' }).click()
  await expect(text).toHaveValue('Dès qu’ils laissent une trace, appelez au {phone}')
  for (const [label, text] of [
    ['Summary', 'Quand les changer.'],
    ['Keywords', 'hiver'],
  ] as const)
    await fr.getByLabel(label).fill(text)
  for (const [label, text] of [
    ['Title', 'Your wipers'],
    ['Summary', 'When to change them.'],
    ['Keywords', 'winter'],
    ['Text', 'As soon as they leave a streak, call {phone}'],
  ] as const)
    await en.getByLabel(label).fill(text)
  await expectAccessibleInEachTheme(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.getByRole('link', { name: 'See the page with these changes' }).click()
  await expect(page.getByRole('heading', { name: 'Your wipers', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  // The server's published pages, not pages rendered for this visitor.
  for (const path of ['/blog/vos-essuie-glaces', '/en/blog/your-wipers', '/blog?q=essuie', '/sitemap.xml'])
    await expectText(page, path).toContain('essuie-glaces')
  await page.goto('/en/blog/your-wipers')
  const inFrench = page.locator('a[data-language][hreflang="fr"]').first()
  await expect(inFrench).toHaveAttribute('href', '/blog/vos-essuie-glaces')
  await page.goto('/admin/desk/drafts')
  await page
    .getByRole('button', { name: /^Undo: Article/ })
    .first()
    .click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  await expectStatus(page, '/en/blog/your-wipers', 302)
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

test('in a preview no click is counted and no request is sent', async ({ ownerPage: page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/admin/preview/en/contact')
  await untilInteractive(page)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('a[href^="tel:"]:visible').first().click()
  const form = page.locator('form[method="post"]')
  await form.scrollIntoViewIfNeeded()
  expect(await takesFocus(form)).toBe(false)
  await page.goto('/en/contact')
  await untilInteractive(page)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  // On the real page the form is interactive and the click counts: otherwise the checks above could not fail.
  await expect.poll(() => takesFocus(form)).toBe(true)
  await page.locator('a[href^="tel:"]:visible').first().click()
  await expect.poll(() => sent.map((url) => new URL(url).pathname)).toEqual(['/api/events'])
})

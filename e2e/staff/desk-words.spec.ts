import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { untilInteractive } from '../helpers/server.ts'
import { asking, askThenDo, expect, expectText, staffTest as test } from '../helpers/staff.ts'

const ABOUT = '/admin/desk/words/freins'

/** Opens a section on the page of a service. */
async function section(page: Page, title: string): Promise<Locator> {
  const found = page
    .locator('details')
    .filter({ has: page.locator('form') })
    .filter({ hasText: title })
    .first()
  if (!(await found.evaluate((details) => (details as HTMLDetailsElement).open)))
    await found.locator('summary').first().click()
  return found
}

const pair = (inside: Locator, name: string) => inside.getByRole('group', { name })

async function write(within: Locator, fr: string, en: string) {
  await within.getByLabel('French', { exact: true }).fill(fr)
  await within.getByLabel('English', { exact: true }).fill(en)
}

const save = (inside: Locator) => inside.getByRole('button', { name: 'Save and check' }).click()

async function dropAll(page: Page) {
  for (let left = await asking(page, /^Discard/).count(); left > 0; left -= 1) {
    await askThenDo(page, /^Discard/)
  }
}

test('a sentence changes on a phone: seen first, on the page and in its data, taken back to the byte', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const bytes = async () =>
    Promise.all(
      ['/services/freins', '/en/services/brakes', '/services'].map(async (path) =>
        (await page.request.get(path)).text(),
      ),
    )
  const before = await bytes()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Website', exact: true }).click()
  await page.getByRole('link', { name: 'Texts', exact: true }).click()
  await page.getByRole('link', { name: /^Brakes/ }).click()
  await untilInteractive(page)
  const questions = await section(page, 'Questions, page of the service')
  const question = pair(questions, 'Question 2')
  await write(question, 'Mes freins durent-ils l’hiver?', 'Will my brakes last the winter?')
  await save(questions)
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  await expect(page.locator('ins', { hasText: 'winter' })).toBeVisible()
  await expect(page.locator('del').first()).toBeVisible()
  expect(await bytes()).toEqual(before)

  await page.getByRole('link', { name: 'See the page with these changes' }).click()
  await expect(page.getByText('Nothing of this is public yet')).toBeVisible()
  await expect(page.getByText('Will my brakes last the winter?')).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expect(async () => {
    const [french = '', english = ''] = await bytes()
    for (const [html, text] of [
      [french, 'Mes freins durent-ils l’hiver?'],
      [english, 'Will my brakes last the winter?'],
    ] as const) {
      const data = html.match(/<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g)?.join() ?? ''
      expect(html.replace(data, '')).toContain(text)
      expect(data).toContain(text)
    }
  }).toPass()
  await page.getByRole('button', { name: /^Undo: Brakes/ }).click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  await expect.poll(bytes).toEqual(before)
})

test('a typed price is refused with the fact to insert; nothing typed is lost', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(ABOUT)
  await untilInteractive(page)
  const about = await section(page, 'About this service')
  const first = pair(about, 'Paragraph 1')
  await write(first, 'La main-d’œuvre : 100 $ tout rond.', 'Labour: {amount:brakeLabour}, no more.')
  await save(about)
  await expect(page.getByText('Nothing is saved')).toBeVisible()
  await expect(first.getByText('“100 $” would be wrong')).toBeVisible()
  const french = first.getByLabel('French', { exact: true })
  await expect(french).toHaveValue('La main-d’œuvre : 100 $ tout rond.')
  await french.evaluate((box) => {
    const text = box as HTMLTextAreaElement
    text.focus()
    text.setSelectionRange(text.value.indexOf('100 $'), text.value.indexOf('100 $') + 5)
  })
  await first.getByRole('button', { name: 'Insert {amount:brakeLabour}' }).first().click()
  await expect(french).toHaveValue('La main-d’œuvre : {amount:brakeLabour} tout rond.')
  await expectAccessibleInEachTheme(page)
  await save(about)
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  await dropAll(page)
})

test('what changes in one language alone is asked about before it is published', async ({
  ownerPage: page,
}) => {
  await page.goto(ABOUT)
  const about = await section(page, 'About this service')
  await pair(about, 'Paragraph 1').getByLabel('English', { exact: true }).fill('Something else.')
  await save(about)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert')).toContainText('first tick what is to be confirmed')
  await page.getByLabel('Only the English changes. Yes, the French still says the same.').check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo: Brakes, paragraph 1/ }).click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  await dropAll(page)
})

test('two people in one text: the second sees both, and people in two texts never meet', async ({
  ownerPage: page,
}) => {
  await page.goto(ABOUT)
  const other = await page.context().newPage()
  await other.goto(ABOUT)
  const theirs = await section(other, 'About this service')
  await write(pair(theirs, 'Paragraph 1'), 'Le leur.', 'Theirs.')
  await save(theirs)
  await expect(other.getByText('Nothing is published yet')).toBeVisible()
  const mine = await section(page, 'About this service')
  await write(pair(mine, 'Paragraph 2'), 'Le deuxième.', 'The second.')
  await save(mine)
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  await expect(page.locator('ins', { hasText: 'Theirs' })).toBeVisible()
  await other.goto(ABOUT)
  const again = await section(other, 'About this service')
  await page.goto(ABOUT)
  const both = await section(page, 'About this service')
  await write(pair(again, 'Paragraph 1'), 'Encore le leur.', 'Theirs again.')
  await save(again)
  await expect(other.getByText('Nothing is published yet')).toBeVisible()
  await write(pair(both, 'Paragraph 1'), 'Le mien.', 'Mine.')
  await save(both)
  await expect(page.getByText('Someone just changed this text.')).toContainText('Theirs again.')
  await expect(pair(both, 'Paragraph 1').getByLabel('English', { exact: true })).toHaveValue('Mine.')
  await save(both)
  await expect(page.locator('ins', { hasText: 'Mine' })).toBeVisible()
  await dropAll(page)
})

test('without scripts a text is written, refused with codes to copy, and published', async ({
  pageWithoutScripts: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/desk/words/home')
  const questions = await section(page, 'Common questions')
  const answer = pair(questions, 'Answer 3')
  await write(answer, 'Appelez le 514-555-0147.', 'Call {phone}.')
  await save(questions)
  const refused = await section(page, 'Common questions')
  await expect(pair(refused, 'Answer 3').getByText('{phone}').first()).toBeVisible()
  await write(pair(refused, 'Answer 3'), 'Appelez le {phone}.', 'Call {phone}.')
  await save(refused)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expectText(page, '/').toContain('Appelez le 514\u00a0555-0147.')
  await page.getByRole('button', { name: /^Undo: Home, answer 3/ }).click()
  await expect(page.getByText('It is undone.')).toBeVisible()
})

test('its pages fit a phone and are accessible in each theme', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/admin/desk/words', '/admin/desk/words/home', ABOUT]) {
    await page.goto(path)
    for (const summary of await page.locator('summary').filter({ visible: true }).all()) await summary.click()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
    await expectAccessibleInEachTheme(page)
  }
})

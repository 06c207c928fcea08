import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { asking, askThenDo, expect, expectText, staffTest as test } from '../helpers/staff.ts'

test('a price changes in four taps on a phone, is seen first, is on every page, and is taken back', async ({
  ownerPage: page,
  browser,
  garage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const visitor = await (await browser.newContext({ baseURL: garage.url })).newPage()
  const shows = async (path: string, text: string) =>
    (await (await visitor.request.get(path)).text()).includes(text)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Website', exact: true }).click()
  await page.getByRole('link', { name: /^Engine oil change, labour/ }).click()
  await page.getByLabel('Amount, before taxes').fill('46')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  expect(await shows('/prix', '>46\u00a0$<')).toBe(false)

  await page.getByRole('link', { name: 'See the page with these changes' }).click()
  await expect(page.getByText('Nothing of this is public yet')).toBeVisible()
  await expect(page.getByRole('row', { name: /Engine oil change/ })).toContainText('$46')
  await page.getByRole('link', { name: 'Go back' }).click()

  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  const everywhere = [
    ['/', '46\u00a0$'],
    ['/prix', '>46\u00a0$<'],
    ['/services/huiles-fluides', 'Main-d’œuvre 46\u00a0$'],
    ['/en', '$46'],
    ['/en/pricing', '>$46<'],
  ] as const
  for (const [path, text] of everywhere) await expect.poll(() => shows(path, text)).toBe(true)
  await expect(page.getByText('Online since').first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo: Engine oil change, labour' }).click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  for (const [path, text] of everywhere) await expect.poll(() => shows(path, text)).toBe(false)
  await expect(page.getByText('Everything that is written is online.')).toBeVisible()
  await page.getByText(/^Set aside/).click()
  await page.getByRole('button', { name: 'Take up again: Engine oil change, labour' }).first().click()
  await expect(page.getByText('It is on the list again.')).toBeVisible()
  await expect(page.getByLabel('Publish too: Engine oil change, labour')).toBeChecked()
  await page.getByLabel('Publish too: Engine oil change, labour').uncheck()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert')).toContainText('tick at least one change')
  await askThenDo(page, 'Discard: Engine oil change, labour')
  await expect(page.getByText('Everything that is written is online.')).toBeVisible()
})

test('a slip of the finger is asked about in words', async ({ ownerPage: page }) => {
  await page.goto('/admin/desk/prices/oilChange')
  await page.getByLabel('Amount, before taxes').fill('400')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert')).toContainText('first tick what is to be confirmed')
  await page.getByLabel('$40 becomes $400: that is right.').check()
  await askThenDo(page, /^Discard/)
  await expect(page.getByText('Discarded.')).toBeVisible()
})

test('what is wrong is said beside the field, and nothing typed is lost', async ({ ownerPage: page }) => {
  await page.goto('/admin/desk/prices/new')
  await page.getByLabel('Name in French').fill('Vidange de différentiel')
  await page.getByLabel('Amount, before taxes').fill('a lot')
  await page.getByLabel('Details in French').fill('Comprend 5 $ de produits')
  await page.getByLabel('Details in English').fill('Includes products')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('Write an amount between $0.01 and $100,000')).toBeVisible()
  await expect(page.getByText('Write the name in both languages')).toBeVisible()
  await expect(page.getByText('No amounts of money in a text')).toBeVisible()
  await expect(page.getByLabel('Name in French')).toHaveValue('Vidange de différentiel')
  await expect(page.getByLabel('Amount, before taxes')).toHaveValue('a lot')
})

test('two people in one price: the second sees both values and keeps what was typed', async ({
  ownerPage: page,
  context,
}) => {
  await page.goto('/admin/desk/prices/diagnostic')
  const other = await page.context().newPage()
  await other.goto('/admin/desk/prices/diagnostic')
  await other.getByLabel('Amount, before taxes').fill('110')
  await other.getByRole('button', { name: 'Save and check' }).click()
  await expect(other.getByText('Nothing is published yet')).toBeVisible()
  await page.getByLabel('Amount, before taxes').fill('115')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone just changed this: $110')
  await expect(page.getByLabel('Amount, before taxes')).toHaveValue('115')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('$115')).toBeVisible()
  await askThenDo(page, /^Discard/)
  await expect(page.getByText('Discarded.')).toBeVisible()
  await context.close()
})

test('a closing is written, published and on the contact page, without scripts', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/admin/desk/hours')
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Toronto',
  })
  await page.getByLabel('First day').fill(tomorrow)
  await page.getByLabel('Reason').selectOption('Team training')
  // Closings come before the week, because they change more often.
  await page.getByRole('button', { name: 'Save and check' }).first().click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expectText(page, '/contact').toContain('Formation de l’équipe')
  await expectText(page, '/en/contact').toContain('Team training')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  await expectText(page, '/contact').not.toContain('Formation de l’équipe')
})

test('a lunch break is typed for one day, and the next day takes it over', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/desk/hours')
  const day = (name: string) => page.getByRole('group', { name })
  const takeOver = day('Tuesday').getByRole('button', { name: 'Same as Monday' })
  const save = page
    .locator('form')
    .filter({ has: day('Monday') })
    .getByRole('button', { name: 'Save and check' })
  await day('Monday').getByText('Lunch break').click()
  await day('Monday').getByLabel('Break begins').fill('12:00')
  await takeOver.click()
  await save.click()
  await expect(day('Tuesday').getByLabel('Break ends')).toHaveAccessibleDescription(
    'Write when the break ends, after it begins and before closing.',
  )
  await expectAccessibleInEachTheme(page)
  await day('Monday').getByLabel('Break ends').fill('13:00')
  await takeOver.click()
  await save.click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expectText(page, '/en/contact').toMatch(/12\u00a0p\.m\. and 1\u00a0p\.m\./)
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(page.getByText('It is undone.')).toBeVisible()
})

test('a first press on “Discard” only asks, with and without scripts', async ({
  ownerPage,
  pageWithoutScripts,
}) => {
  await ownerPage.goto('/admin/desk/prices/valve')
  await ownerPage.getByLabel('Amount, before taxes').fill('6.75')
  await ownerPage.getByRole('button', { name: 'Save and check' }).click()
  await expect(ownerPage.getByText('Nothing is published yet')).toBeVisible()
  await pageWithoutScripts.goto('/admin/desk/drafts')
  for (const page of [ownerPage, pageWithoutScripts]) {
    await asking(page, 'Discard: Valve').click()
    const draft = page.getByRole('listitem').filter({ has: asking(page, 'Discard: Valve') })
    await expect(draft.getByText('What you wrote here will be lost.')).toBeVisible()
    await expect(page.getByText('$6.75 / valve', { exact: true })).toBeVisible()
  }
  await pageWithoutScripts.getByRole('button', { name: 'Discard: Valve' }).click()
  await expect(pageWithoutScripts.getByText('Discarded.')).toBeVisible()
})

test('Enter discards nothing: it publishes, and not what is still to confirm', async ({
  ownerPage,
  pageWithoutScripts,
}) => {
  await ownerPage.goto('/admin/desk/prices/oilChange')
  await ownerPage.getByLabel('Amount, before taxes').fill('400')
  await ownerPage.getByRole('button', { name: 'Save and check' }).click()
  await expect(ownerPage.getByText('Nothing is published yet')).toBeVisible()
  for (const page of [ownerPage, pageWithoutScripts]) {
    await page.goto('/admin/desk/drafts')
    const sure = page.getByLabel('$40 becomes $400: that is right.')
    await sure.press('Enter')
    await expect(page.getByRole('alert')).toContainText('first tick what is to be confirmed')
    await sure.check()
    await sure.press('Enter')
    await expect(page.getByText('It is online.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo: Engine oil change, labour' }).first().click()
    await expect(page.getByText('It is undone.')).toBeVisible()
    await page.getByText(/^Set aside/).click()
    await page.getByRole('button', { name: 'Take up again: Engine oil change, labour' }).click()
    await expect(page.getByText('It is on the list again.')).toBeVisible()
  }
  await ownerPage.goto('/admin/desk/drafts')
  await askThenDo(ownerPage, 'Discard: Engine oil change, labour')
  await expect(ownerPage.getByText('Discarded.')).toBeVisible()
})

test('a warranty stays above the legal minimum; a phone number is on every page once published', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/desk/facts')
  await page.getByRole('link', { name: /^Repairs/ }).click()
  await page.getByLabel('Months').fill('2')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('alert')).toContainText('3 months or 5,000')
  await expect(page.getByLabel('Months')).toHaveValue('2')
  await page.getByLabel('Months').fill('36')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page).toHaveURL(/\/drafts/)
  await page.goto('/admin/desk/facts/business.phone')
  await page.getByRole('textbox', { name: 'Phone' }).fill('438 555 0199')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('438-555-0199')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expectText(page, '/').toContain('438\u00a0555-0199')
  await expectText(page, '/').not.toContain('555-0147')
  await expectText(page, '/garanties').toContain('3\u00a0ans')
  await page.getByRole('button', { name: /^Undo: Repairs, Phone|^Undo: Phone, Repairs/ }).click()
  await expect(page.getByText('It is undone.')).toBeVisible()
  await expectText(page, '/').toContain('555-0147')
})

test('its pages fit a phone and are accessible in each theme', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/desk/prices/oilChange')
  await page.getByLabel('Amount, before taxes').fill('400')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page).toHaveURL(/\/drafts/)
  for (const path of [
    '/admin/desk',
    '/admin/desk/prices/new',
    '/admin/desk/raise/pneus?by=5',
    '/admin/desk/hours',
    '/admin/desk/facts',
    '/admin/desk/facts/rating.reviews',
    '/admin/desk/drafts',
  ]) {
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
    await expectAccessibleInEachTheme(page)
  }
  await askThenDo(page, /^Discard/)
  await expect(page.getByText('Discarded.')).toBeVisible()
})

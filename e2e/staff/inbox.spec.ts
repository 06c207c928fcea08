import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { allTemplates, saveTemplate } from '#app/requests/handling/templates.server.ts'
import { connect } from '#database/connect.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest } from '../helpers/requests.ts'
import { withWorkers } from '../helpers/server.ts'
import { enter, expect, isLive, openPart, staffTest as test } from '../helpers/staff.ts'

async function makeAdmin(garage: { databaseUrl: string }, email: string): Promise<void> {
  const database = connect(garage.databaseUrl)
  await grantAdmin(database.db, email)
  await database.close()
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: link(page, name) })

/** Waits until a request's page has its scripts: before, typed text is only in the browser. */
const isScripted = (page: Page) => expect(page.locator('details textarea[readonly]')).toHaveCount(0)

/** Matches the router's data requests. */
const isData = (url: URL) => url.pathname.endsWith('.data')

/** Time limit for news in milliseconds: the given one, or on a slow machine twice the time the page takes to load. */
async function newsWithin(page: Page, milliseconds: number): Promise<number> {
  const start = Date.now()
  await page.reload()
  return Math.max(milliseconds, 2 * (Date.now() - start))
}

/** The unread count in a tab's title. */
async function unreadIn(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
}

test.use(withWorkers)

test('a request that a driver sends appears by itself, within two seconds, in every tab', async ({
  ownerPage: page,
  browser,
  garage,
}) => {
  await page.goto('/admin')
  const limit = await newsWithin(page, 2_000)
  await isLive(page)
  const other = await page.context().newPage()
  await other.goto('/admin/templates')
  const before = await unreadIn(page)

  const driver = await (await browser.newContext({ baseURL: garage.url })).newPage()
  await driver.goto('/contact')
  const form = driver.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  const fields = { name: 'Zoé Bélanger', phone: '(438) 555-0166', email: 'zoe@example.org' }
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="message"]').fill('Ça vibre à 100 km/h')
  await form.locator('[name="service_type"]').selectOption('freins')
  // A form sent within two seconds counts as spam.
  await driver.waitForTimeout(2_100)
  await form.locator('button[type="submit"]').click()
  await expect(form.getByText(/^G-\w{4}-\d\d$/).first()).toBeVisible()
  const sent = Date.now()
  await expect(link(page, 'Zoé Bélanger')).toBeVisible({ timeout: limit })
  expect(Date.now() - sent).toBeLessThan(limit)
  expect(await unreadIn(page)).toBe(before + 1)
  await expect.poll(() => unreadIn(other)).toBe(before + 1)
  await expect(page.getByRole('status').getByText('1 new request')).toBeVisible()
  await driver.context().close()
  await page.close()
  await insertRequest(garage, {
    status: 'spam',
    spam_reason: 'bait',
    spam_since: new Date().toISOString(),
  })
  await insertRequest(garage)
  await expect.poll(() => unreadIn(other)).toBe(before + 2)
  await other.waitForTimeout(1_000)
  expect(await unreadIn(other)).toBe(before + 2)
})

test('two people on one request see each other’s changes, and neither loses what they were writing', async ({
  ownerPage: page,
  browser,
  garage,
}) => {
  const reference = await insertRequest(garage, { name: 'Marc Côté' })
  // Signed in, but not an admin yet: she gets no events.
  const colleague = await enter(browser, garage, 'marie@garage.example')
  await expect(colleague.getByText('Access Denied').first()).toBeVisible()
  expect((await colleague.request.get('/admin/events')).status()).toBe(403)
  expect((await colleague.request.get(`/admin/requests/${reference}`)).status()).toBe(403)
  await makeAdmin(garage, 'marie@garage.example')

  await page.goto(`/admin/requests/${reference}`)
  const limit = await newsWithin(page, 3_000)
  await colleague.goto(`/admin/requests/${reference}`)
  await isScripted(page)
  await isScripted(colleague)
  await page.getByLabel('New note').fill('Rappeler demain')
  await page.getByLabel('Appointment').fill('2026-12-02T09:00')
  await button(colleague, 'Contacted').click()
  await expect(button(colleague, /Contacted/)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Status: New → Contacted').first()).toBeVisible({ timeout: limit })
  await expect(button(page, /Contacted/)).toHaveAttribute('aria-pressed', 'true')
  await colleague.getByLabel('Appointment').fill('2026-12-01T10:30')
  await colleague.getByLabel('Appointment').locator('xpath=ancestor::form').getByRole('button').click()
  await expect(page.getByText(/Appointment: none → Dec 1, 2026/).first()).toBeVisible({ timeout: limit })

  await expect(page.getByLabel('New note')).toHaveValue('Rappeler demain')
  await expect(page.getByLabel('Appointment')).toHaveValue('2026-12-02T09:00')
  const save = page.getByLabel('Appointment').locator('xpath=ancestor::form').getByRole('button')
  // The page is still revalidating when the form is saved again.
  await page.route(isData, async (route) => {
    if (route.request().method() === 'GET') await page.waitForTimeout(1_500)
    await route.continue()
  })
  await save.click()
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Not saved: someone changed the same thing')
  await expect(conflict).toContainText('Appointment: none → Dec 1, 2026')
  await expect(page.getByLabel('Appointment')).toHaveValue('2026-12-02T09:00')
  await expect(colleague.getByLabel('Appointment')).toHaveValue('2026-12-01T10:30')
  await save.click()
  await expect(colleague.getByLabel('Appointment')).toHaveValue('2026-12-02T09:00', { timeout: limit })
  await expect(conflict).toBeHidden()
  await page.unroute(isData)

  await button(page, 'Add the note').click()
  await expect(colleague.getByText('Rappeler demain').first()).toBeVisible({ timeout: limit })
  await expect(page.getByLabel('New note')).toHaveValue('')
  // An appointment makes the request scheduled; that is the last change of its status.
  await button(page, 'Undo').click()
  await expect(button(page, /Contacted/)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(colleague, /Contacted/)).toHaveAttribute('aria-pressed', 'true', { timeout: limit })

  // The session ends elsewhere: the page leaves by itself, and gets no further events.
  const database = connect(garage.databaseUrl)
  await database.db
    .deleteFrom('user_roles')
    .where('user_id', 'in', (from) =>
      from.selectFrom('user').select('id').where('email', '=', 'marie@garage.example'),
    )
    .execute()
  await database.close()
  await insertRequest(garage, { name: 'Not for Marie' })
  await colleague.waitForTimeout(1_500)
  await expect(colleague.getByText('Not for Marie')).toHaveCount(0)
  await colleague.context().close()
})

test('what is looked for is found, stands in the address, and goes into a file', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequest(garage, { name: 'Élodie Gagné', phone: '514-555-0142', service_type: 'pneus' })
  await insertRequest(garage, { name: 'Luc Roy', phone: '450 555-0143', service_type: 'freins' })
  await page.goto('/admin')
  await isLive(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('(514) 555.0142')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=%28514%29\+555\.0142/)
  await expect(link(page, 'Élodie Gagné')).toBeVisible()
  await expect(link(page, 'Luc Roy')).toHaveCount(0)
  await search.fill('elodie gagne')
  await button(page, 'Search').click()
  await expect(page).toHaveURL(/q=elodie\+gagne/)
  await expect(link(page, 'Élodie Gagné')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), link(page, 'Export (CSV)').click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Élodie Gagné')
  expect(text).not.toContain('Luc Roy')

  await page.getByText('Filters', { exact: true }).click()
  await link(page, 'Clear all').click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(search).toHaveValue('')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Service').selectOption('freins')
  await button(page, 'Filter').click()
  await expect(page).toHaveURL(/service=freins/)
  await expect(page.getByText('1 filter set')).toBeAttached()
  await expect(link(page, 'Luc Roy')).toBeVisible()
  await link(page, 'Luc Roy').click()
  await expect(page.getByRole('heading', { name: 'Luc Roy' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/service=freins/)
  await expect(page.getByLabel('Service')).toHaveValue('freins')
  await expect(link(page, 'Élodie Gagné')).toHaveCount(0)
})

test('a request counts as read once its page is shown, until someone says otherwise', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequest(garage, { name: 'Lise Lue' })
  await page.goto('/admin?q=lise')
  await isLive(page)
  const before = await unreadIn(page)
  await expect(row(page, 'Lise Lue')).toContainText('Unread')
  await link(page, 'Lise Lue').click()
  await expect(button(page, 'Mark as unread')).toBeVisible()
  await expect.poll(() => unreadIn(page)).toBe(before - 1)
  await button(page, 'Mark as unread').click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(row(page, 'Lise Lue')).toContainText('Unread')
  await expect.poll(() => unreadIn(page)).toBe(before)
})

test('suspected spam is looked at apart and restored by one tap', async ({ ownerPage: page, garage }) => {
  const spam = { status: 'spam', spam_reason: 'bait', spam_since: new Date().toISOString() } as const
  await insertRequest(garage, { name: 'Paul Faux', ...spam })
  await page.goto('/admin')
  await expect(link(page, 'Paul Faux')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Requests by status' }).getByText('Spam').click()
  await link(page, 'Paul Faux').click()
  await expect(page.getByText('A field nobody sees was filled in.')).toBeVisible()
  await button(page, 'This is not spam').click()
  await expect(button(page, /New/)).toHaveAttribute('aria-pressed', 'true')
  // Back leads to the list as it was left: the spam.
  await link(page, 'Back to the list').click()
  await expect(link(page, 'Paul Faux')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Requests by status' }).getByText('All').click()
  await expect(link(page, 'Paul Faux')).toBeVisible()
})

test('a template is written in the garage’s words and answers a request in its language', async ({
  ownerPage: page,
  garage,
}) => {
  const reference = await insertRequest(garage, {
    name: 'Anne & Fils',
    phone: '514 555-0188',
    lang: 'fr',
  })
  await page.goto('/admin')
  await isLive(page)
  await openPart(page, 'Templates')
  await page.getByRole('heading', { name: 'First contact' }).click()
  const text = page.getByLabel('First contact, French text')
  const form = page.locator('form').filter({ has: text })
  await text.fill('Allô [prénom]!\nVotre [véhicule], demande [numéro].')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('There is no such word in brackets: [prénom].')
  await expect(text).toHaveValue('Allô [prénom]!\nVotre [véhicule], demande [numéro].')
  await expectAccessibleInEachTheme(page)
  await text.fill('Allô [nom]!\nVotre [véhicule], demande [numéro].')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Template saved.').first()).toBeVisible()

  await page.goto(`/admin/requests/${reference}`)
  await isScripted(page)
  await page.getByText('Read or change before you send').click()
  const replies = page.locator('details[name="reply"]')
  const reply = replies.filter({ hasText: 'First contact' })
  await reply.locator('summary').click()
  const written = `Allô Anne & Fils!\nVotre Mazda 3 2016, demande ${reference}.`
  await expect(reply.getByLabel('Text of the reply')).toHaveValue(written)
  await expect(reply.getByRole('link', { name: 'Text' })).toHaveAttribute(
    'href',
    `sms:+15145550188?body=${encodeURIComponent(written)}`,
  )
  await reply.getByLabel('Text of the reply').fill('À demain!')
  const body = encodeURIComponent('À demain!')
  await expect(reply.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/15145550188?text=${body}`,
  )
  await expect(reply.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*\\?subject=Votre%20demande%20${reference}&body=${body}$`),
  )
  await replies.filter({ hasText: 'Propose a time' }).locator('summary').click()
  await expect(page.getByText('To complete before you send: [jour et heure].')).toBeVisible()
  await expectAccessibleInEachTheme(page)

  await page.goto('/admin/templates')
  await page.getByRole('heading', { name: 'First contact' }).click()
  await page
    .locator('form')
    .filter({ has: text })
    .getByRole('button', { name: /Back to/ })
    .click()
  await expect(text).toHaveValue(/^Bonjour \[nom\],/)
})

test('a template that is being written stays while another text is saved, and a colleague’s stands beside it', async ({
  ownerPage: page,
  garage,
}) => {
  await page.goto('/admin')
  await isLive(page)
  await openPart(page, 'Templates')
  await page.getByRole('heading', { name: 'Ready for pickup' }).click()
  const french = page.getByLabel('Ready for pickup, French text')
  const english = page.getByLabel('Ready for pickup, English text')
  const save = (text: typeof french) =>
    page.locator('form').filter({ has: text }).getByRole('button', { name: 'Save' }).click()
  await french.fill('Votre [véhicule] est prêt!')
  const database = connect(garage.databaseUrl)
  const theirs = { name: 'ready', lang: 'fr', text: 'Venez chercher votre [véhicule].' } as const
  const isStored = (...texts: string[]) =>
    expect
      .poll(async () =>
        (await allTemplates(database.db)).flatMap((one) => (one.name === 'ready' ? one.text : [])),
      )
      .toEqual(texts)
  expect(await saveTemplate(database.db, { ...theirs, changedAt: '' })).toBe('done')
  await english.fill('Your [vehicle] is ready!')
  await save(english)
  await isStored(theirs.text, 'Your [vehicle] is ready!')
  await expect(french).toHaveValue('Votre [véhicule] est prêt!')

  const alert = page.locator('form').filter({ has: french }).getByRole('alert')
  await save(french)
  await expect(alert).toContainText(theirs.text)
  await expect(french).toHaveValue('Votre [véhicule] est prêt!')
  await english.fill('Your [vehicle] is ready now!')
  await save(english)
  await isStored(theirs.text, 'Your [vehicle] is ready now!')
  await expect(alert).toContainText(theirs.text)
  await expect(french).toHaveValue('Votre [véhicule] est prêt!')
  await save(french)
  await isStored('Votre [véhicule] est prêt!', 'Your [vehicle] is ready now!')
  await expect(alert).toHaveCount(0)
  await expect(french).toHaveValue('Votre [véhicule] est prêt!')
  // Restores the bundled texts for the tests that follow.
  await database.db.deleteFrom('reply_templates').where('name', '=', 'ready').execute()
  await database.close()
})

test('the keyboard chooses, opens, archives, takes back and searches; it never does while one types', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequest(garage, { name: 'Second Visiteur' })
  await insertRequest(garage, { name: 'Premier Visiteur' })
  await page.goto('/admin?q=visiteur')
  await isLive(page)
  await page.locator('h2').first().click()
  await page.keyboard.press('j')
  await expect(link(page, 'Premier Visiteur')).toBeFocused()
  await page.keyboard.press('j')
  await expect(link(page, 'Second Visiteur')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await expect(row(page, 'Premier Visiteur')).toContainText('Archived')
  await button(page, 'Undo').click()
  await expect(row(page, 'Premier Visiteur')).toContainText('New')
  await expect(link(page, 'Second Visiteur')).toBeVisible()

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(search).toBeFocused()
  await page.keyboard.type('je')
  await expect(search).toHaveValue('je')
  await expect(row(page, 'Premier Visiteur')).toContainText('New')
  await page.locator('h2').first().click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Premier Visiteur' })).toBeVisible()
  // A busy machine may show the request before it listens to keys.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: 'Second Visiteur' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('e')
  await expect(button(page, /Archived/)).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByRole('row')).toHaveCount(7)
  await expectAccessibleInEachTheme(page)
  await dialog.getByLabel('Single-key shortcuts').uncheck()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('k')
  await page.keyboard.press('?')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Second Visiteur' })).toBeVisible()
  await page.reload()
  await isScripted(page)
  await button(page, 'Keyboard shortcuts').click()
  await expect(dialog.getByLabel('Single-key shortcuts')).not.toBeChecked()
  await dialog.getByLabel('Single-key shortcuts').check()
})

test('a key pressed at the very sight of the next request is about that one', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequest(garage, { name: 'Prochaine Cliente' })
  await insertRequest(garage, { name: 'Cliente Ouverte' })
  await page.goto('/admin?q=cliente')
  await isLive(page)
  await link(page, 'Cliente Ouverte').click()
  await expect(page.getByRole('heading', { name: 'Cliente Ouverte' })).toBeVisible()
  await isScripted(page)
  await page.evaluate(() => {
    const sight = new MutationObserver(() => {
      // Only in the heading: the list beside the request also shows both names.
      if (document.getElementById('request')?.textContent !== 'Prochaine Cliente') return
      sight.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
    })
    sight.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Prochaine Cliente' })).toBeVisible()
  await expect(button(page, /Archived/)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/admin?q=cliente')
  await expect(row(page, 'Cliente Ouverte')).toContainText('New')
})

test('the list is read by everyone', async ({ ownerPage: page }) => {
  await page.goto('/admin')
  await isLive(page)
  await expectAccessibleInEachTheme(page)
})

test('the work order prints as one sheet', async ({ ownerPage: page, garage }) => {
  const reference = await insertRequest(garage, { name: 'Jean Papier' })
  await page.goto(`/admin/requests/${reference}`)
  await link(page, 'Work order to print').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Évaluation écrite et bon de travail').first()).toBeVisible()
  await expect(page.getByText('Jean Papier').first()).toBeVisible()
  await expect(button(page, 'Sign Out')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('without scripts the whole inbox works', async ({ pageWithoutScripts: page, garage }) => {
  const reference = await insertRequest(garage, { name: 'Sans Script' })
  await page.goto('/admin?q=sans+script')
  await expect(button(page, 'Keyboard shortcuts')).toBeHidden()
  await link(page, 'Sans Script').click()
  await button(page, 'Mark as read').click()
  await expect(button(page, 'Mark as unread')).toBeVisible()
  await button(page, 'Contacted').click()
  await expect(page.getByText('Status: New → Contacted').first()).toBeVisible()
  await button(page, 'Undo').click()
  await expect(link(page, 'Ready for pickup')).toHaveAttribute(
    'href',
    new RegExp(`subject=Votre%20demande%20${reference}&body=Bonjour%20Sans%20Script`),
  )
})

import type { Locator, Page } from '@playwright/test'
import { grantAdmin, revokeRole } from '#app/accounts/roles.server.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest, withDatabase } from '../helpers/requests.ts'
import { withWorkers } from '../helpers/server.ts'
import { enter, expect, isLive, staffTest as test } from '../helpers/staff.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: link(page, name) })

/** Waits until a request's page has its scripts: before, typed text is only in the browser. */
const isScripted = (page: Page) => expect(page.locator('details textarea[readonly]')).toHaveCount(0)

/** Matches the router's data requests. */
const isData = (url: URL) => url.pathname.endsWith('.data')

/** How much waits for the garage, in a tab's title. */
async function waitingIn(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
}

test.use(withWorkers)

test('a request that a driver sends appears by itself in every tab, and spam in none', async ({
  ownerPage: page,
  garage,
}) => {
  await page.goto('/admin')
  await isLive(page)
  const other = await page.context().newPage()
  await other.goto('/admin/templates')
  const before = await waitingIn(page)
  const spam = { status: 'spam', spam_reason: 'bait', spam_since: new Date().toISOString() } as const
  await insertRequest(garage, { name: 'Spam From Nowhere', ...spam })
  await insertRequest(garage, { name: 'Zoé Bélanger' })
  await expect(link(page, 'Zoé Bélanger')).toBeVisible()
  await expect(page.getByRole('status').getByText(/^\d+ requests? waits? for the garage$/)).toHaveCount(1)
  for (const tab of [page, other]) await expect.poll(() => waitingIn(tab)).toBe(before + 1)
  await expect(link(page, 'Spam From Nowhere')).toHaveCount(0)
})

test('two people on one request see each other’s changes, and neither loses what they were writing', async ({
  ownerPage: page,
  browser,
  garage,
}) => {
  const reference = await insertRequest(garage, { name: 'Marc Côté' })
  const colleague = await enter(browser, garage, 'marie@garage.example')
  await withDatabase(garage, (db) => grantAdmin(db, 'marie@garage.example'))
  for (const one of [page, colleague]) {
    await one.goto(`/admin/requests/${reference}`)
    await isScripted(one)
  }
  const [mine, theirs] = [page, colleague].map((one) => one.getByLabel('Appointment')) as [Locator, Locator]
  const save = (appointment: Locator) =>
    appointment.locator('xpath=ancestor::form').getByRole('button').click()
  await page.getByLabel('New note').fill('Rappeler demain')
  for (const one of [page, colleague])
    await one.getByRole('heading', { name: 'Appointment', exact: true }).click()
  await mine.fill('2026-12-02T09:00')
  await button(colleague, 'Mark as contacted').click()
  for (const one of [colleague, page]) await expect(one.getByText(/^Contacted · yours/)).toBeVisible()
  await theirs.fill('2026-12-01T10:30')
  await save(theirs)
  await expect(page.getByText(/Appointment: none → Dec 1, 2026/).first()).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('Rappeler demain')
  await expect(mine).toHaveValue('2026-12-02T09:00')

  // The page still waits for its news when the form is saved again.
  const news = Promise.withResolvers<void>()
  await page.route(isData, async (route) => {
    if (route.request().method() === 'GET') await news.promise
    await route.continue()
  })
  await save(mine)
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Not saved: someone changed the same thing')
  await expect(conflict).toContainText('Appointment: none → Dec 1, 2026')
  await expect(mine).toHaveValue('2026-12-02T09:00')
  await save(mine)
  await expect(theirs).toHaveValue('2026-12-02T09:00')
  news.resolve()
  await expect(conflict).toBeHidden()
  await button(page, 'Add the note').click()
  await expect(colleague.getByText('Rappeler demain').first()).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  // An appointment makes the request scheduled; that is the last change of its status.
  for (const one of [page, colleague]) await one.getByRole('heading', { name: 'Status', exact: true }).click()
  await button(page, 'Undo').click()
  for (const one of [page, colleague])
    await expect(button(one, 'Contacted')).toHaveAttribute('aria-pressed', 'true')

  // Whoever loses access sees no more: the page leaves by itself.
  await withDatabase(garage, (db) => revokeRole(db, 'marie@garage.example'))
  await expect(colleague).toHaveURL(/\/login/)
  await colleague.context().close()
})

test('the search and the filters that were left are there again, and cleared when they are', async ({
  ownerPage: page,
  garage,
}) => {
  await insertRequest(garage, { name: 'Élodie Gagné', service_type: 'pneus' })
  await insertRequest(garage, { name: 'Luc Roy', service_type: 'freins' })
  await page.goto('/admin')
  await isLive(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('elodie gagne')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=elodie\+gagne/)
  await expect(link(page, 'Luc Roy')).toHaveCount(0)
  await page.getByText('Filters', { exact: true }).click()
  await link(page, 'Clear all').click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(search).toHaveValue('')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Service').selectOption('freins')
  await button(page, 'Filter').click()
  await expect(page.getByText('1 filter set')).toBeAttached()
  await link(page, 'Luc Roy').click()
  await expect(page.getByRole('heading', { name: 'Luc Roy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Service')).toHaveValue('freins')
  await expect(link(page, 'Élodie Gagné')).toHaveCount(0)
})

test('a reply is written in the page, and every way to the customer carries it', async ({
  ownerPage: page,
  garage,
}) => {
  const reference = await insertRequest(garage, { name: 'Anne & Fils', phone: '514 555-0188', lang: 'fr' })
  await page.goto(`/admin/requests/${reference}`)
  await isScripted(page)
  await page.getByText('Read or change before you send').click()
  const replies = page.locator('details[name="reply"]')
  const reply = replies.filter({ hasText: 'First contact' })
  await reply.locator('summary').click()
  const written = `À demain, ${reference} & merci!`
  await reply.getByLabel('Text of the reply').fill(written)
  const body = encodeURIComponent(written)
  for (const [name, address] of [
    ['Text', `sms:+15145550188?body=${body}`],
    ['WhatsApp', `https://wa.me/15145550188?text=${body}`],
    ['Email', new RegExp(`^mailto:.*\\?subject=Votre%20demande%20${reference}&body=${body}$`)],
  ] as const)
    await expect(reply.getByRole('link', { name })).toHaveAttribute('href', address)
  await replies.filter({ hasText: 'Propose a time' }).locator('summary').click()
  await expect(page.getByText('To complete before you send: [jour et heure].')).toBeVisible()
  await expectAccessibleInEachTheme(page)
})

test('the keyboard chooses, opens, archives, takes back and searches; it never does in a field or outside the page', async ({
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
  await isScripted(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Second Visiteur' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(button(page, /Archived/)).toHaveAttribute('aria-pressed', 'true')

  // Outside the page's main part the keys do nothing, for people who speak to the computer.
  await link(page, 'Overview').focus()
  await page.keyboard.press('/')
  await page.getByRole('main').focus()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'Premier Visiteur' })).toBeVisible()
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
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
    })
    sight.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Prochaine Cliente' })).toBeVisible()
  await expect(button(page, /Archived/)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/admin?q=cliente')
  await expect(row(page, 'Cliente Ouverte')).toContainText('New')
})

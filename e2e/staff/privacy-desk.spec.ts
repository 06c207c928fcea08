import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { connect } from '#database/connect.ts'
import { placesOf } from '../../test/dump.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { mailsTo } from '../helpers/mail.ts'
import { withWorkers } from '../helpers/server.ts'
import { expect, openPart, staffTest as test } from '../helpers/staff.ts'

const person = {
  name: 'Maëlle Thibodeau-Lavoie',
  phone: '438 555-0178',
  email: 'maelle.thibodeau@example.org',
}
const traces = /thibodeau|maëlle|maelle|555.?0178|5550178|e77.?klm/i

let sentCount = 0

/** Sends a request as a partner's program would. @returns its reference */
async function ask(page: Page, more: Record<string, string>): Promise<string> {
  sentCount += 1
  const answer = await page.request.post('/api/send-contact-email', {
    // Behind a proxy each request is from another visitor, with their own rate limit.
    headers: { 'X-Forwarded-For': `203.0.113.${sentCount}` },
    data: { form_type: 'contact', service_type: 'freins', message: 'Ça grince', ...more },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).reference
}

async function fileOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** Where the person's data is in the database or in a mail file. */
async function tracesIn(garage: { dataDir: string; databaseUrl: string }): Promise<string[]> {
  const database = connect(garage.databaseUrl)
  const places = await placesOf(database, traces)
  await database.close()
  const folder = path.join(garage.dataDir, 'mail')
  for (const name of await readdir(folder))
    if (traces.test(await readFile(path.join(folder, name), 'utf8'))) places.push(name)
  return places
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test.use(withWorkers)

test('someone gets a copy of everything kept about them, and then asks for it to be erased', async ({
  ownerPage: page,
  garage,
}) => {
  const first = await ask(page, { ...person, plate: 'E77 KLM', reminders: 'yes' })
  const second = await ask(page, { ...person, email: person.email.toUpperCase() })
  const other = { name: 'Marc Roy', phone: '514 555-0123', email: 'marc@example.org' }
  const third = await ask(page, { ...other, message: `${person.name} m’envoie` })
  await mailsTo(garage.dataDir, person.email)
  await page.goto(`/admin/requests/${first}`)
  await page.getByLabel('New note').fill('Maëlle rappelle mardi')
  await button(page, 'Add the note').click()
  await expect(page.getByText('Maëlle rappelle mardi').first()).toBeVisible()

  await openPart(page, 'Privacy')
  await page.getByLabel('Email, phone or name').fill('maelle thibodeau')
  await button(page, 'Search').click()
  await link(page, person.email).click()
  const held = page.getByRole('region', { name: `What is kept under “${person.email}”` })
  await expect(held.getByRole('checkbox')).toHaveCount(2)
  for (const line of ['2 requests', '1 note', '1 consent', '1 passage in which others name the person'])
    await expect(held.getByText(line, { exact: true })).toBeVisible()
  await expectAccessibleInEachTheme(page)

  const { name, text } = await fileOf(page, button(page, 'Export everything (JSON)'))
  expect(name).toMatch(/^personal-information-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(text)
  expect(file.requests.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    [first, second].sort(),
  )
  expect(file).toMatchObject({
    consents: [{ email: person.email, withdrawn_at: null }],
    named_in_other_requests: [{ reference: third, text: `${person.name} m’envoie` }],
  })
  const exported = file.requests.find(({ reference }: { reference: string }) => reference === first)
  expect(exported).toMatchObject({
    ...person,
    plate: 'E77 KLM',
    notes: [{ text: 'Maëlle rappelle mardi' }],
  })
  expect(exported.mails.length).toBeGreaterThan(0)

  await button(page, 'Erase or anonymize...').click()
  const erase = page.getByRole('region', { name: `Erase what is kept under “${person.email}”` })
  await expect(
    erase.getByText(
      `2 requests (${file.requests.map((row: { reference: string }) => row.reference).join(', ')})`,
    ),
  ).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await button(page, 'Erase for good').click()
  await expect(erase).toBeVisible()
  await page.getByLabel('Erase completely: nothing is left, not even in the figures').check()
  await page.getByLabel(/^I have checked who the person is/).check()
  expect(await tracesIn(garage)).not.toEqual([])
  await button(page, 'Erase for good').click()
  await expect(page.getByRole('status').getByText(/^Done\. 2 requests, 1 note, /)).toBeVisible()
  expect(page.url()).not.toMatch(traces)
  expect(await tracesIn(garage)).toEqual([])

  await page.goto(`/admin/requests/${third}`)
  await expect(page.locator('p', { hasText: '… m’envoie' })).toBeVisible()
  await page.goto(`/admin/privacy?q=${person.email}`)
  await expect(page.getByText(`Nothing is kept under “${person.email}”.`)).toBeVisible()
  await expect(page.getByText('Erased completely')).toBeVisible()
  await expect(page.getByText(/^Last run: .+ \(nothing to erase\)\.$/)).toBeVisible()
  await expectAccessibleInEachTheme(page)
})

test('someone takes back what they agreed to', async ({ ownerPage: page }) => {
  const email = 'nadia@example.org'
  await ask(page, { name: 'Nadia Ouellet', phone: '514 555-0188', email, reminders: 'yes' })
  await page.goto('/admin/privacy/consents')
  await expectAccessibleInEachTheme(page)
  await button(page, `Note the withdrawal of Nadia Ouellet, ${email}`).click()
  await expect(page.getByText('Withdrawal noted: 1 consent ends.').first()).toBeVisible()
  await expect(page.getByText(/^Withdrawn on .+, noted by owner@garage\.example$/)).toBeVisible()
})

test('an incident is entered in the register, completed, and stands there whole', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/privacy/incidents')
  await link(page, 'Enter an incident').click()
  await page.getByLabel('Day the garage knew of it *').fill('2026-03-05')
  await page.getByLabel('Date or period of the incident *').fill('=March 2 to 5')
  await page.getByLabel('What happened, and the cause if it is known *').fill('A phone was stolen')
  await page.getByLabel('Personal information concerned *').fill('Names, phone numbers')
  await page.getByLabel('Risk of serious injury').selectOption('Yes')
  await button(page, 'Save').click()
  await expect(page.getByText('Say why: the law asks for the grounds of the assessment.')).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await expect(page.getByLabel('What happened, and the cause if it is known *')).toHaveValue(
    'A phone was stolen',
  )
  await page.getByLabel(/^Why: how sensitive/).fill('The phone was not locked')
  await button(page, 'Save').click()
  await expect(page.getByText('Incident entered in the register.')).toBeVisible()
  await link(page, 'Register of incidents').click()
  await expect(
    page.getByText('To be notified: the Commission d’accès à l’information, the people concerned'),
  ).toBeVisible()
  await expectAccessibleInEachTheme(page)

  await link(page, 'Known on Mar 5, 2026').click()
  await page.getByLabel('Commission notified on').fill('2026-03-06')
  await page.getByLabel('People concerned notified on').fill('2026-03-06')
  await page.getByLabel('Number of people concerned').fill('12')
  await button(page, 'Save').click()
  await expect(page.getByText('Incident saved.')).toBeVisible()

  await page.goto('/admin/privacy/incidents')
  for (const text of ['=March 2 to 5', 'Names, phone numbers', 'The phone was not locked'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('12 people concerned · Risk of serious injury')).toBeVisible()
  await expect(page.getByText('Mar 6, 2026')).toHaveCount(2)
  await expect(page.getByText('To be notified')).toHaveCount(0)
  await expect(page.getByText(/^Changed by owner@garage\.example, /)).toBeVisible()
  await expectAccessibleInEachTheme(page)
})

test('the overview counts what comes in and who calls', async ({ ownerPage: page, browser, garage }) => {
  const figure = async (name: string) => {
    await page.goto('/admin/overview?days=7')
    const cells = page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')
    return Number(await cells.first().textContent())
  }
  const before = {
    received: await figure('Received'),
    clicks: await figure('Call'),
  }
  await ask(page, { name: 'Zoe Roy', phone: '514 555-0124', email: 'zoe@example.org', lang: 'en' })
  const visitor = await browser.newPage({ baseURL: garage.url })
  await visitor.goto('/contact')
  const counted = visitor.waitForResponse('**/api/events')
  await visitor.locator('main a[href^="tel:"]').first().click()
  expect((await counted).status()).toBe(204)
  await visitor.close()

  expect(await figure('Received')).toBe(before.received + 1)
  expect(await figure('Call')).toBe(before.clicks + 1)
  await expect(page.getByRole('row', { name: /^English \d/ })).toBeVisible()
  await expectAccessibleInEachTheme(page)
})

test('the desk needs no scripts', async ({ ownerPage, pageWithoutScripts: page }) => {
  await ask(ownerPage, { name: 'Jean Côté', phone: '514 555-0166', email: 'jean@example.org' })
  await page.goto('/admin/privacy')
  await page.getByLabel('Email, phone or name').fill('514.555.0166')
  await button(page, 'Search').click()
  await button(page, 'Erase or anonymize...').click()
  await page.getByLabel('Anonymize: the figures keep the count').check()
  await page.getByLabel(/^I have checked who the person is/).check()
  await button(page, 'Erase for good').click()
  await expect(page.getByText(/^Done\. 1 request/)).toBeVisible()
  await page.goto('/admin/overview?days=365')
  await link(page, '7 days').click()
  await expect(page.getByRole('row', { name: /^Received / })).toBeVisible()
})

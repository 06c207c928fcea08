import type { Browser, Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import type { Garage } from '../test/garage.ts'
import { mailsTo } from './helpers/mail.ts'
import { aPersonTakesTime } from './helpers/request-form.ts'
import { withWorkers } from './helpers/server.ts'
import { enter, expect, PASSWORD, staffTest as test } from './helpers/staff.ts'

const OWNER = 'owner@garage.example'
const STRANGER = 'stranger@garage.example'

/** The whole path of a request, from the visitor to the staff, in a new garage. */
test.use({ ownGarage: true, ...withWorkers })

test('a visitor asks for a brake job, the first person to sign up sees it, the second is denied', async ({
  page,
  browser,
  baseURL,
  garage,
}) => {
  // Three people walk through a garage of its own, two of them by mail.
  test.setTimeout(120_000)
  const visitor = { name: 'Zoé Tremblay', email: 'zoe@example.org', message: 'Ça grince au freinage' }

  const reference = await test.step('the visitor asks', async () => {
    await page.goto('/contact')
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await fillRequest(page, visitor)
    await aPersonTakesTime(page)
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(page.getByText('Demande envoyée avec succès!', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Nous vous contacterons dans les plus brefs délais.', { exact: true }),
    ).toBeVisible()
    return referenceOn(page)
  })

  await test.step('both mails are in the data folder', () => bothMails(garage, visitor, reference))

  const owner = await test.step('the first person signs up, confirms through the mail and signs in', () =>
    signUp(browser, garage, OWNER))
  await expect(owner.getByText('Successfully signed in!', { exact: true })).toBeVisible()

  await test.step('the request stands on top', async () => {
    await expect(owner.getByRole('heading', { name: 'Admin Dashboard', exact: true })).toBeVisible()
    await expect(owner.getByText('Manage contact submissions', { exact: true })).toBeVisible()
    await expect(owner.getByRole('heading', { name: 'Contact Submissions', exact: true })).toBeVisible()
    await expect(owner.getByText('1 request', { exact: true })).toBeVisible()
    const columns = await owner.getByRole('columnheader').allTextContents()
    expect(columns.join(' ')).toBe('Date Type Name Contact Vehicle Service Status')
    const top = owner.getByRole('row').nth(1)
    for (const text of [
      reference,
      visitor.name,
      visitor.email,
      '514 555-0199',
      '2018 Toyota Corolla',
      'Brakes',
      'New',
    ])
      await expect(top).toContainText(text)
  })

  await test.step('a second person signs up and is denied', async () => {
    const stranger = await enter(browser, garage, STRANGER)
    await expect(stranger.getByRole('heading', { name: 'Access Denied', exact: true })).toBeVisible()
    await expect(
      stranger.getByText('You do not have admin privileges to access this page.', { exact: true }),
    ).toBeVisible()
    await expect(stranger.getByText(visitor.name)).toHaveCount(0)
    await stranger.getByRole('link', { name: 'Go Home', exact: true }).click()
    await expect(stranger).toHaveURL(`${baseURL}/`)
    await stranger.context().close()
  })

  await test.step('the owner signs out and is no longer let in', async () => {
    await owner.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(owner).toHaveURL(`${baseURL}/`)
    await expect(owner.getByText('Signed out successfully', { exact: true })).toBeVisible()
    await owner.goto('/admin')
    await expect(owner).toHaveURL(`${baseURL}/login`)
    await owner.context().close()
  })
})

type Visitor = { name: string; email: string; message: string }

async function fillRequest(page: Page, visitor: Visitor): Promise<void> {
  const form = page.locator('main form')
  const field = (label: string) => form.getByLabel(new RegExp(`^\\d*${label}`))
  await field('Nom complet').fill(visitor.name)
  await field('Téléphone').fill('514 555-0199')
  await field('Courriel').fill(visitor.email)
  // Vehicle and day are in a folded section.
  await form.locator('summary').first().click()
  await field('Marque').fill('Toyota')
  await field('Modèle').fill('Corolla')
  await field('Année').fill('2018')
  await field('Service souhaité').selectOption('freins')
  await field('Message').fill(visitor.message)
}

/** Signs up on the pages, opens the link in the mail and signs in. @returns the page, in its own context */
async function signUp(browser: Browser, garage: Garage, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: garage.url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('First user will automatically become admin', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(
    page.getByText('Account created! Please check your email to confirm.', { exact: true }).first(),
  ).toBeVisible()
  const [mail] = await mailsTo(garage.dataDir, email)
  await page.goto(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page).toHaveURL(`${garage.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${garage.url}/admin`)
  return page
}

async function referenceOn(page: Page): Promise<string> {
  const text = await page.locator('#request-status').getByText(/^G-/).textContent()
  expect(text).toMatch(/^G-[2-9A-Z]{4}-\d{2}$/)
  return text ?? ''
}

/** The notice goes to the garage's address until someone has signed up. */
async function bothMails(garage: Garage, visitor: Visitor, reference: string): Promise<void> {
  const [notice] = await mailsTo(garage.dataDir, business.email)
  expect(notice?.subject).toContain(reference)
  expect(notice?.replyTo).toEqual([{ name: visitor.name, address: visitor.email }])
  expect(notice?.text).toContain(visitor.message)
  const [receipt] = await mailsTo(garage.dataDir, visitor.email)
  expect(receipt?.text).toContain(reference)
}

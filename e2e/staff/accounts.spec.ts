import { readFile } from 'node:fs/promises'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { authenticator } from '../../test/accounts/authenticator.ts'
import type { Garage } from '../../test/garage.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { mailsTo } from '../helpers/mail.ts'
import { startNetwork } from '../helpers/network.ts'
import { expect, isLive, PASSWORD, staffTest } from '../helpers/staff.ts'

/** Posts a form as the person who is signed in on a page, without filling it in. */
async function send(
  page: Page,
  { url }: Garage,
  address: string,
  form: Record<string, string>,
): Promise<void> {
  const answer = await page.request.post(address, { form, headers: { origin: url } })
  expect(answer.ok(), address).toBe(true)
}

type Visit = (options?: BrowserContextOptions) => Promise<Page>

/** `visit` opens a page in a new context; `inviteAdmin` opens one at `/admin` for someone whom the owner invited and who accepted. */
const test = staffTest.extend<{ visit: Visit; inviteAdmin: (email: string) => Promise<Page> }>({
  visit: async ({ browser, garage }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: garage.url, ...options })
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  inviteAdmin: async ({ garage, ownerPage, visit }, use) =>
    use(async (email) => {
      await send(ownerPage, garage, '/admin/people', { intent: 'invite', role: 'admin', email })
      const [mail] = await mailsTo(garage.dataDir, email)
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const page = await visit()
      await send(page, garage, '/login/invitation', { token, password: PASSWORD })
      await page.goto('/admin')
      return page
    }),
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('signing out ends on the home page and says so there, however long it takes', async ({
  garage,
  inviteAdmin,
}) => {
  const page = await inviteAdmin('leaver@garage.example')
  const other = await page.context().newPage()
  const network = await startNetwork(garage.url)
  for (const tab of [page, other]) {
    await tab.goto(`${network.url}/admin`)
    await isLive(tab)
  }
  // The answer comes later than the other tab goes to the sign-in page, as this one would without it.
  network.faults('answer-late')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expectText(page, 'Signed out successfully')
  await network.stop()
})

test('the second step is turned on and asked at sign-in, and its codes are copied and saved', async ({
  inviteAdmin,
}) => {
  const email = 'careful@garage.example'
  const page = await inviteAdmin(email)
  await page.goto('/admin/account')
  await expect(page.getByText(/^A password or a code is enough/)).toBeVisible()
  await page.getByRole('link', { name: 'Turn on the second step' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  const start = page.getByRole('button', { name: 'Start' })
  await page.getByLabel('Password').fill('not-this-one-3')
  await start.press('Enter')
  await expect(page.getByText('Invalid password')).toBeVisible()
  await expect(start).toBeFocused()
  await page.getByLabel('Password').fill(PASSWORD)
  await start.click()

  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const address = await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')
  const app = authenticator(address ?? '')
  const key = new URL(address ?? '').searchParams.get('secret') ?? ''
  await expect(page.getByText(key.match(/.{1,4}/g)?.join(' ') ?? '', { exact: true })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  const codes = await page.getByText(/^\w{5}-\w{5}$/).allTextContents()
  expect(new Set(codes).size).toBe(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the codes' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  expect((await readFile(await file.path(), 'utf8')).match(/^\w{5}-\w{5}$/gm)).toEqual(codes)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the codes' }).click()
  await expectText(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes.join('\n'))

  await page.getByLabel('6-digit code').fill(await app.code())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expectText(page, 'Second step is on. Other devices are signed out.')
  await expect(page.getByRole('heading', { name: 'Signed in as' })).toBeInViewport()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.getByLabel('6-digit code').fill(`  ${await app.code(1)} is your code`)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a passkey is added, opens the account by itself, is named and removed', async ({ inviteAdmin }) => {
  const email = 'keys@garage.example'
  const page = await inviteAdmin(email)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true },
  })
  await page.goto('/admin/account')
  await page.getByRole('heading', { name: 'Passkeys' }).click()
  await page.getByLabel('Name of the passkey').last().fill('Shop phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectText(page, 'Passkey added.')
  await expectText(page, 'Shop phone')
  await page.getByLabel('Name of the passkey').last().fill('Shop phone again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectText(page, 'This device keeps a passkey of your account already.')
  await signOut(page)

  await page.goto('/login')
  await expectAccessibleInEachTheme(page)
  await page.getByRole('button', { name: 'Enter with a passkey' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/account')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  // The password alone still opens the account.
  await expect(page.getByText(/^A password or a code is enough/)).toBeVisible()

  await page.getByRole('heading', { name: 'Passkeys' }).click()
  await page.locator('summary', { hasText: 'Rename' }).click()
  await expectAccessibleInEachTheme(page)
  await page.getByLabel('Name of the passkey').first().fill('Phone of bay two')
  await page.getByRole('button', { name: 'Rename: Shop phone' }).click()
  await expectText(page, 'Phone of bay two')
  await page.getByRole('button', { name: 'Remove: Phone of bay two' }).click()
  await expectText(page, 'No passkey.')
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Enter with a passkey' }).click()
  await expectText(page, 'This passkey belongs to no account.')
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Enter with a passkey' }).click()
  await expectText(page, 'The device gave no passkey.')
})

test('the pages of accounts are accessible in each theme', async ({ ownerPage, visit }) => {
  const stranger = await visit()
  for (const [page, ...paths] of [
    [stranger, '/login', '/login?tab=sign-up', '/login/code', '/login/forgot-password'],
    [ownerPage, '/admin/people', '/admin/account'],
  ] as const)
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expectAccessibleInEachTheme(page)
    }
})

import { readFile } from 'node:fs/promises'
import { type BrowserContext, type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { connect } from '#database/connect.ts'
import { authenticator } from '../../test/accounts/authenticator.ts'
import type { Garage } from '../../test/garage.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { mailsTo } from '../helpers/mail.ts'
import { asking, askThenDo, expect, isLive, openPart, PASSWORD, staffTest } from '../helpers/staff.ts'

/** The link in the latest of `count` mails to an address. */
async function linkTo({ dataDir }: Garage, address: string, count = 1): Promise<string> {
  const mail = (await mailsTo(dataDir, address, count)).at(-1)
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

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
      const token = new URL(await linkTo(garage, email)).searchParams.get('token') ?? ''
      const page = await visit()
      await send(page, garage, '/login/invitation', { token, password: PASSWORD })
      await page.goto('/admin')
      return page
    }),
})

/** Submits e-mail and password; the caller checks what follows. */
async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

// A long file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })

test('signing out ends on the home page and says so there, however long it takes', async ({
  garage,
  inviteAdmin,
}) => {
  const page = await inviteAdmin('leaver@garage.example')
  await isLive(page)
  // The answer takes longer than the time after which a page whose session ended goes to the sign-in page.
  await page.route(`${garage.url}/login/sign-out`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.fulfill({ response })
  })
  await signOut(page)
  await expectText(page, 'Signed out successfully')
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
})

test('a short visit is enough to stay signed in', async ({ garage, inviteAdmin }) => {
  const page = await inviteAdmin('brief@garage.example')
  const { db, engine, close } = connect(garage.databaseUrl)
  const person = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', 'brief@garage.example')
    .executeTakeFirstOrThrow()
  const soon = new Date(Date.now() + 60 * 60_000)
  await db
    .updateTable('session')
    .set({ expiresAt: (engine === 'sqlite' ? soon.toISOString() : soon) as never })
    .where('userId', '=', person.id)
    .execute()
  await page.reload()
  await expect
    .poll(async () => {
      const session = db.selectFrom('session').select('expiresAt').where('userId', '=', person.id)
      return new Date((await session.executeTakeFirstOrThrow()).expiresAt) > soon
    })
    .toBe(true)
  await close()
})

test('someone invited comes in by the mailed link, loses access and gets it back', async ({
  garage,
  ownerPage,
  visit,
}) => {
  const email = 'second@garage.example'
  await ownerPage.goto('/admin/people')
  await ownerPage.getByLabel('Email of the person').fill(email)
  await ownerPage.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(ownerPage.getByRole('button', { name: `Withdraw: ${email}` })).toBeVisible()
  await expectAccessibleInEachTheme(ownerPage)
  const second = await visit()
  await second.goto(await linkTo(garage, email))
  await expectAccessibleInEachTheme(second)
  await second.getByLabel('Password').fill(PASSWORD)
  await second.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(second).toHaveURL(/\/admin$/)
  await expect(second.getByRole('heading', { name: 'Contact Submissions' })).toBeVisible()

  await ownerPage.goto('/admin/people')
  await askThenDo(ownerPage, `Remove access: ${email}`)
  await expectText(ownerPage, `${email} no longer has access and is signed out everywhere.`)
  // The page may have left by itself, as inbox events report the end of the session.
  await expect(() => second.goto('/admin/people')).toPass()
  await expect(second).toHaveURL(/\/login$/)
  await givePassword(second, email)
  await expect(second.getByRole('heading', { name: 'Access Denied' })).toBeVisible()

  // Everyone else loses access too; nobody can remove their own.
  const others = asking(ownerPage, /^Remove access: (?!owner@)/)
  for (let left = await others.count(); left > 0; left -= 1) {
    await askThenDo(ownerPage, /^Remove access: (?!owner@)/)
  }
  await expect(asking(ownerPage, /^Remove access/)).toHaveCount(0)

  await askThenDo(ownerPage, `Give full access: ${email}`)
  await expectText(ownerPage, `${email} has full access now.`)
  await second.goto('/admin')
  await expect(second.getByRole('heading', { name: 'Contact Submissions' })).toBeVisible()
})

test('the second step is turned on, asked at sign-in, and a recovery code opens once', async ({
  inviteAdmin,
}) => {
  const email = 'careful@garage.example'
  const page = await inviteAdmin(email)
  await openPart(page, 'My account')
  await expect(page.getByText(/^A password or a code is enough/)).toBeVisible()
  await page.getByRole('link', { name: 'Turn on the second step' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.getByLabel('Password').fill('not-the-password-8')
  await page.getByRole('button', { name: 'Start' }).click()
  await expectText(page, 'Invalid password')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()

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

  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expectText(page, 'Invalid or used code. Wait for the next one.')
  await page.getByLabel('6-digit code').fill(await app.code())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expectText(page, 'Second step is on. Other devices are signed out.')
  await expect(page.getByRole('heading', { name: 'Signed in as' })).toBeInViewport()
  await expect(page.getByText(/^Well protected: a stolen password/)).toBeVisible()
  await expectText(page, '10 recovery codes left.')
  await signOut(page)

  await givePassword(page, email)
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await page.getByLabel('6-digit code').fill(await app.code(1))
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await signOut(page)

  async function recover(code: string): Promise<void> {
    await givePassword(page, email)
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Enter' }).click()
  }
  const [code = ''] = codes
  await recover(code)
  await expect(page).toHaveURL(/\/admin$/)
  await signOut(page)
  await recover(code)
  await expectText(page, 'Invalid or used recovery code')

  await recover(`${codes[1]}`)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/account/second-factor')
  await page.getByLabel('Password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByText(/^\w{5}-\w{5}$/)).toHaveCount(10)
  expect(await page.getByText(/^\w{5}-\w{5}$/).allTextContents()).not.toContain(codes[2])
  await expectAccessibleInEachTheme(page)
  await page.getByLabel('Password').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'Turn off the second step' }).click()
  await expectText(page, 'Second step is off.')
  await expect(page.getByText(/^A password or a code is enough/)).toBeVisible()
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

test('a device left signed in is signed out from another one', async ({ inviteAdmin, visit }) => {
  const email = 'devices@garage.example'
  const page = await inviteAdmin(email)
  const { userAgent } = devices['iPhone 13']
  const phone = await visit({ userAgent })
  const others = [phone, await visit()] as const
  for (const other of others) {
    await givePassword(other, email)
    await expect(other).toHaveURL(/\/admin$/)
  }
  // Requested directly, because the page itself leaves when its session ends.
  const ended = async () => {
    const answers = await Promise.all(others.map((other) => other.request.get('/admin')))
    return answers.filter((answer) => new URL(answer.url()).pathname === '/login').length
  }
  await page.goto('/admin/account')
  const list = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByText(/^Chrome on \w+ · This device$/)).toHaveCount(1)
  await list
    .getByRole('button', { name: /^Sign out: Safari on iPhone/ })
    .first()
    .click()
  await expectText(page, 'Device signed out.')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await ended()).toBe(1)
  await list.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await ended()).toBe(2)

  await page.getByRole('heading', { name: 'Password', exact: true }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('lune-caillou-verger-8')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expectText(page, 'Password changed. Other devices are signed out.')
  await expect(page.getByLabel('New password')).toHaveValue('')
  const [other] = others
  // The page may be going to the sign-in page by itself.
  await expect(() => givePassword(other, email)).toPass()
  await expectText(other, 'Invalid email or password')
})

test('an e-mail changes once both addresses agreed; a mailed code opens the account', async ({
  garage,
  inviteAdmin,
  visit,
}) => {
  const [before, after] = ['before@garage.example', 'after@garage.example']
  const page = await inviteAdmin(before)
  await page.goto('/admin/account')
  await page.getByRole('heading', { name: 'Email', exact: true }).click()
  await page.getByLabel('New email').fill(after)
  await page.getByRole('button', { name: 'Ask for the change' }).click()
  await expectText(page, `Waiting for ${before} to agree to the change to ${after}.`)

  // The built-in browser of a mail program may run no scripts.
  const unscripted = await visit({ javaScriptEnabled: false })
  const agree = await linkTo(garage, before, 2)
  await unscripted.goto(agree)
  await expectText(
    unscripted,
    `The email of your account will change from ${before} to ${after}, once the new address has confirmed.`,
  )
  await unscripted.getByRole('button', { name: 'I agree' }).click()
  await expectText(
    unscripted,
    `Thank you. An email is on its way to ${after}: its link completes the change.`,
  )
  await unscripted.goto(agree)
  await expectText(unscripted, 'This link is no longer valid. Ask for the change again.')
  await page.reload()
  await expectText(page, `Waiting for ${after} to confirm.`)
  await expectAccessibleInEachTheme(page)

  const mailbox = await visit()
  await mailbox.goto(await linkTo(garage, after))
  await expectAccessibleInEachTheme(mailbox)
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click()
  await expectText(mailbox, `Done. The email of the account is now ${after}.`)
  await page.reload()
  await expect(page.getByText(after, { exact: true })).toBeVisible()

  await mailbox.goto('/login')
  await mailbox.getByRole('link', { name: 'Get a code by email' }).click()
  await expect(mailbox.getByRole('button', { name: 'Send the code' })).toBeVisible()
  await mailbox.getByLabel('Email').fill(after)
  await mailbox.getByRole('button', { name: 'Send the code' }).click()
  await expect(mailbox.getByText(/^If there is an account at this address, a code/)).toBeVisible()
  const mail = (await mailsTo(garage.dataDir, after, 2)).at(-1)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  await expectAccessibleInEachTheme(mailbox)
  await mailbox.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000')
  await mailbox.getByRole('button', { name: 'Enter' }).click()
  await expectText(mailbox, 'Invalid code')
  await mailbox.getByLabel('6-digit code').fill(code)
  await mailbox.getByRole('button', { name: 'Enter' }).click()
  await expect(mailbox).toHaveURL(/\/admin$/)
})

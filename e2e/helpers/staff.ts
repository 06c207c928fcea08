import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Garage } from '../../test/garage.ts'
import { mailsTo } from './mail.ts'
import { test as base, START, withMotion } from './server.ts'

export const PASSWORD = 'trombone-sapin-47'
const OWNER = 'owner@garage.example'

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** The session of each garage's first admin, who signs in once. */
const owners = new WeakMap<Garage, Promise<SignedIn>>()

function ownerOf(browser: Browser, garage: Garage): Promise<SignedIn> {
  const owner = owners.get(garage) ?? signInOwner(browser, garage)
  owners.set(garage, owner)
  return owner
}

async function signInOwner(browser: Browser, garage: Garage): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: garage.url })
  await register(context, garage, OWNER)
  const owner = await context.storageState()
  await context.close()
  return owner
}

/**
 * `ownerPage` is a new blank page on which the garage's first admin is signed in. `pageWithoutScripts` is another one, in a
 * browser without scripts.
 */
export const staffTest = base.extend<{ ownerState: SignedIn; ownerPage: Page; pageWithoutScripts: Page }>({
  // The staff area speaks the browser's language.
  locale: 'en-CA',
  // Motion stays on, because keys are pressed during page transitions.
  contextOptions: withMotion.contextOptions,
  ownerState: [({ browser, garage }, use) => ownerOf(browser, garage).then(use), { timeout: START }],
  ownerPage: async ({ browser, garage, ownerState: storageState }, use) => {
    const context = await browser.newContext({ baseURL: garage.url, storageState })
    await use(await context.newPage())
    await context.close()
  },
  pageWithoutScripts: async ({ browser, garage, ownerState: storageState }, use) => {
    const options = { baseURL: garage.url, storageState, javaScriptEnabled: false }
    const context = await browser.newContext(options)
    await use(await context.newPage())
    await context.close()
  },
})

export { expect }

/** Signs up, confirms by the mail and signs in. Posts the forms directly; `whole.spec.ts` fills them in. */
async function register(context: BrowserContext, garage: Garage, email: string): Promise<void> {
  const send = (address: string, form: Record<string, string>) =>
    context.request.post(address, { form, headers: { origin: garage.url } })
  await send('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD })
  const [mail] = await mailsTo(garage.dataDir, email)
  await context.request.get(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await send('/login', { intent: 'sign-in', email, password: PASSWORD })
}

/** Signs a new person up and in, after the first admin. @returns their page at `/admin`, in its own context */
export async function enter(browser: Browser, garage: Garage, email: string): Promise<Page> {
  if (email !== OWNER) await ownerOf(browser, garage)
  const context = await browser.newContext({ baseURL: garage.url })
  await register(context, garage, email)
  const page = await context.newPage()
  await page.goto('/admin')
  await expect(page).toHaveURL(`${garage.url}/admin`)
  return page
}

/** Waits until the page has its scripts and receives inbox events. */
export const isLive = (page: Page) =>
  expect(page.getByRole('status').getByText(/^(Live|En direct)$/)).toBeVisible()

/** The line that asks before an action that cannot be taken back. */
export const asking = (page: Page, name: string | RegExp) =>
  page.locator('summary').and(page.getByLabel(name)).filter({ visible: true })

/** Presses the first such line, then the button it shows, and waits until it is done: a page that closes first sends nothing. */
export async function askThenDo(page: Page, name: string | RegExp): Promise<void> {
  const lines = asking(page, name)
  await expect(lines).not.toHaveCount(0)
  const count = await lines.count()
  await lines.first().click()
  await page.getByRole('button', { name }).click()
  await expect(lines).toHaveCount(count - 1)
}

/** The staff area's worker, to which the browser's own messages can be sent. */
export async function workerOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  return { devtools, registrationId: await registered }
}

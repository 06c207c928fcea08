import path from 'node:path'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import type { Alert } from '#app/push/alert.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { startPushService } from '../../test/staff/push-service.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { test as base, START, startOn, withWorkers } from '../helpers/server.ts'
import { enter, expect, PASSWORD } from '../helpers/staff.ts'

const line = path.resolve(import.meta.dirname, '../helpers/push-line.mjs')

type Service = Awaited<ReturnType<typeof startPushService>>

/** A garage that posts to the test's push service, and its owner on a phone that allows notifications. */
const test = base.extend<{ service: Service; phone: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  service: async ({}, use) => {
    const service = await startPushService()
    await use(service)
    await service.stop()
  },
  phone: [
    async ({ browser, service }, use) => {
      const garage = await startOn('SQLite', { NODE_OPTIONS: `--import=${line}`, PUSH_LINE: service.line })
      const page = await enter(browser, garage, 'owner@garage.example')
      await page.context().grantPermissions(['notifications'])
      await page.setViewportSize({ width: 360, height: 740 })
      await subscribesBy(page.context(), service)
      await use(page)
      await page.context().close()
      await garage.stop()
    },
    { timeout: START },
  ],
})

// The headless browser of the other tests shows no notifications, so this file uses another Chromium.
test.use({
  ...withWorkers,
  locale: 'en-CA',
  launchOptions: { executablePath: ensureChromium(), args: chromiumArguments },
})

/** Test browsers reach no push service: they subscribe to the test's. */
function subscribesBy(context: BrowserContext, service: Service) {
  const { target } = service.subscribe()
  return context.addInitScript(({ endpoint, ...keys }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer
    let known: unknown = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        known = {
          endpoint,
          options: { applicationServerKey: bytes(applicationServerKey) },
          getKey: (name: keyof typeof keys) => bytes(keys[name]),
          async unsubscribe() {
            known = null
            return true
          },
        }
        return known
      },
    })
  }, target)
}

async function staffWorkerOf(page: Page): Promise<Worker> {
  const ours = (worker: Worker) => worker.url().endsWith('/staff-sw.js')
  const context = page.context()
  return context.serviceWorkers().find(ours) ?? context.waitForEvent('serviceworker', ours)
}

/** Delivers a push message to the worker as the browser would. */
async function deliver(page: Page, alert: Alert): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(alert)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tell me on this device', exact: true }).click()
  await expect(page.getByText('This device tells you.', { exact: true })).toBeVisible()
}

/** A customer sends a request. */
async function sendRequest(page: Page): Promise<void> {
  const sent = await page.request.post('/api/send-contact-email', {
    data: {
      form_type: 'contact',
      name: 'Wei Roy',
      phone: '514 555-0178',
      email: 'wei@example.org',
      vehicle_make: 'Kia',
      vehicle_model: 'Soul',
      vehicle_year: '2020',
      service_type: 'freins',
      message: 'Ça grince en freinant',
    },
  })
  expect(sent.ok()).toBe(true)
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin')
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })

test('from a new request to the alert on a phone, and by a tap to the request', async ({
  phone,
  service,
}) => {
  await phone.goto('/admin/account')
  await expectAccessibleInEachTheme(phone)
  await turnOn(phone)
  await sendRequest(phone)
  await expect.poll(() => service.received.length).toBe(1)
  const [{ alert } = { alert: undefined }] = service.received
  if (!alert) throw new Error('Nothing was told')

  await phone.getByRole('link', { name: 'Requests' }).click()
  await expect(phone).toHaveURL(/\/admin\?sort=due/)
  const worker = await staffWorkerOf(phone)
  await deliver(phone, alert)
  await expect
    .poll(() => shown(phone))
    .toEqual([{ title: 'New request', body: alert.body, tag: alert.tag, lang: 'en' }])

  // Simulates a tap on the notification, which a test cannot perform.
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  })
  await expect(phone).toHaveURL(new RegExp(`${alert.url}$`))
  await expect.poll(() => shown(phone)).toEqual([])

  await phone.goto('/admin/account')
  await phone.getByRole('button', { name: 'Stop telling me here', exact: true }).click()
  await expect(phone.getByRole('button', { name: 'Tell me on this device', exact: true })).toBeVisible()
})

test('a new password, which starts a new session, leaves the alerts of the device on', async ({
  phone,
  service,
}) => {
  await phone.goto('/admin/account')
  await turnOn(phone)
  const renewed = phone.waitForResponse('**/admin/account/alerts', { timeout: 20_000 })
  await phone.getByRole('heading', { name: 'Password', exact: true }).click()
  await phone.getByLabel('Current password').fill(PASSWORD)
  await phone.getByLabel('New password').fill('lune-caillou-verger-8')
  await phone.getByRole('button', { name: 'Change the password' }).click()
  expect((await renewed).ok()).toBe(true)
  await sendRequest(phone)
  await expect.poll(() => service.received.length).toBe(1)
})

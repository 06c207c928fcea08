import { createECDH } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Alert } from '#app/push/alert.ts'
import { requestPath } from '#app/site-map.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { insertRequest } from '../helpers/requests.ts'
import { withWorkers } from '../helpers/server.ts'
import { expect, PASSWORD, staffTest as test, workerOf } from '../helpers/staff.ts'

// The headless browser of the other tests shows no notifications, so this file uses another Chromium.
test.use({
  ...withWorkers,
  ownGarage: true,
  launchOptions: { executablePath: ensureChromium(), args: chromiumArguments },
})

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64'), auth: btoa('a'.repeat(16)) },
}

/** Test browsers reach no push service: they get a subscription without one. */
const subscribesAlone = (page: Page) =>
  page.context().addInitScript(({ endpoint, keys }) => {
    const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
    let known: unknown = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known,
      async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
        const options = { applicationServerKey: bytes(key.replaceAll('-', '+').replaceAll('_', '/')) }
        const getKey = (name: keyof typeof keys) => bytes(keys[name])
        const unsubscribe = async () => {
          known = null
          return true
        }
        known = { endpoint, options, getKey, unsubscribe }
        return known
      },
    })
  }, subscription)

/** Delivers a push message to the worker as the browser would. */
async function deliver(page: Page, alert: Alert): Promise<void> {
  const { devtools, registrationId } = await workerOf(page)
  const { origin } = new URL(page.url())
  const data = JSON.stringify(alert)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin')
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })

test('a phone is told, from being turned on over a new password to the tap that opens the request', async ({
  ownerPage: phone,
  garage,
}) => {
  const url = requestPath(await insertRequest(garage))
  await phone.context().grantPermissions(['notifications'])
  await phone.setViewportSize({ width: 360, height: 740 })
  await subscribesAlone(phone)
  await phone.goto('/admin/account')
  await expectAccessibleInEachTheme(phone)
  await phone.getByRole('button', { name: 'Tell me on this device', exact: true }).click()
  await expect(phone.getByText('This device tells you.', { exact: true })).toBeVisible()
  // A new password starts a new session, whose alerts the device turns on by itself.
  const renewed = phone.waitForResponse('**/admin/account/alerts', { timeout: 20_000 })
  await phone.getByRole('heading', { name: 'Password', exact: true }).click()
  await phone.getByLabel('Current password').fill(PASSWORD)
  await phone.getByLabel('New password').fill('lune-caillou-verger-8')
  await phone.getByRole('button', { name: 'Change the password' }).click()
  expect((await renewed).ok()).toBe(true)

  await phone.getByRole('link', { name: 'Requests' }).click()
  await expect(phone).toHaveURL(/\/admin\?sort=due/)
  const alert = { title: 'New request', body: 'Brakes', tag: 'id-1', lang: 'en' } as const
  await deliver(phone, { ...alert, url, ours: 1 })
  await expect.poll(() => shown(phone)).toEqual([alert])
  // Simulates a tap on the notification, which a test cannot perform.
  const worker = phone
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/staff-sw.js'))
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  })
  await expect(phone).toHaveURL(new RegExp(`${url}$`))
  await expect.poll(() => shown(phone)).toEqual([])

  await phone.goto('/admin/account')
  await phone.getByRole('button', { name: 'Stop telling me here', exact: true }).click()
  await expect(phone.getByRole('button', { name: 'Tell me on this device', exact: true })).toBeVisible()
})

import { plainPaths } from '#app/site-map.ts'
import { staffWorker } from '#app/staff/worker/registration.ts'

/** Why alerts are impossible: no browser support, support only once the site is on the home screen, or permission denied. */
export type AlertsBlocker = 'unsupported' | 'addFirst' | 'denied'

/** localStorage key for the account that turned alerts on here: whoever signs in after them does not get alerts. */
const OWNER = 'garage-alerts'

export type Alerts = { account: string; publicKey: string }

export function alertsBlocker(): AlertsBlocker | undefined {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (knows) return Notification.permission === 'denied' ? 'denied' : undefined
  // Only Safari on iOS and iPadOS has `navigator.standalone`.
  return 'standalone' in navigator && !navigator.standalone ? 'addFirst' : 'unsupported'
}

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Asks for permission, which browsers grant only on a user gesture, and subscribes. @throws if the browser refuses */
export async function turnAlertsOn({ account, publicKey }: Alerts): Promise<URLSearchParams | 'denied'> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  // A permission prompt that was dismissed can be shown again.
  if (permission !== 'granted') throw new Error('Not answered')
  const subscription = await subscribe(publicKey)
  if (!subscription) throw new Error('No worker')
  localStorage.setItem(OWNER, account)
  return fields(subscription)
}

/** Renews the subscription of the person who turned alerts on here: the session, the site's key or the endpoint may be new. */
export async function keepAlerts({ account, publicKey }: Alerts): Promise<void> {
  if (localStorage.getItem(OWNER) !== account || alertsBlocker() || Notification.permission !== 'granted')
    return
  const subscription = await subscribe(publicKey)
  if (!subscription) return
  await fetch(plainPaths.accountAlerts, { method: 'POST', body: fields(subscription) })
}

/** Turns alerts off on the device's side; signing out calls it, too. */
export async function endAlerts(): Promise<void> {
  localStorage.removeItem(OWNER)
  const worker = await staffWorker()
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  const worker = await staffWorker()
  if (!worker) return undefined
  await activated(worker)
  const known = await worker.pushManager.getSubscription()
  if (known && base64url(known.options.applicationServerKey) === publicKey) return known
  await known?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

async function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve()
    }),
  )
}

function fields(subscription: PushSubscription): URLSearchParams {
  return new URLSearchParams({
    intent: 'alerts-on',
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  })
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

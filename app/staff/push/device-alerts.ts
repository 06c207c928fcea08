import { plainPaths } from '#app/site-map.ts'
import { staffWorker } from '#app/staff/worker/registration.ts'

/** What hinders alerts here: a browser without them, one that has them only once the site is on the home screen, or a person's no. */
export type Hindrance = 'unsupported' | 'addFirst' | 'denied'

/** Whose alerts this device shows: the account that turned them on here, and nobody who signs in after them. */
const OWNER = 'garage-alerts'

export type Alerts = { account: string; publicKey: string }

export function hindrance(): Hindrance | undefined {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (knows) return Notification.permission === 'denied' ? 'denied' : undefined
  // Only Safari on phones and tablets says whether it stands alone.
  return 'standalone' in navigator && !navigator.standalone ? 'addFirst' : 'unsupported'
}

/** Whether the page stands alone, as an application. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Asks for the permission, which browsers grant only on a tap, and subscribes. @throws where the browser does not */
export async function turnAlertsOn({ account, publicKey }: Alerts): Promise<URLSearchParams | 'denied'> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  // A question that was put away unanswered may be asked again.
  if (permission !== 'granted') throw new Error('Not answered')
  const subscription = await subscribe(publicKey)
  if (!subscription) throw new Error('No worker')
  localStorage.setItem(OWNER, account)
  return fields(subscription)
}

/** Whoever turned alerts on here keeps them: after another sign-in, a new key of the site, a subscription the browser changed. */
export async function keepAlerts({ account, publicKey }: Alerts): Promise<void> {
  if (localStorage.getItem(OWNER) !== account || hindrance() || Notification.permission !== 'granted') return
  const subscription = await subscribe(publicKey)
  if (!subscription) return
  await fetch(plainPaths.accountAlerts, { method: 'POST', body: fields(subscription) })
}

/** The device's own half of turning alerts off, and what signing out leaves: nothing. */
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
  if (known && keyOf(known) === publicKey) return known
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

function keyOf({ options }: PushSubscription): string {
  return base64url(options.applicationServerKey ?? new ArrayBuffer())
}

function fields(subscription: PushSubscription): URLSearchParams {
  const key = (name: PushEncryptionKeyName) => base64url(subscription.getKey(name) ?? new ArrayBuffer())
  return new URLSearchParams({
    intent: 'alerts-on',
    endpoint: subscription.endpoint,
    p256dh: key('p256dh'),
    auth: key('auth'),
  })
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

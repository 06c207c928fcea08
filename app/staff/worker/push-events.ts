import type { Alert } from '#app/push/alert.ts'
import type { PageQuestion } from '#app/staff/offline/worker-messages.ts'
import { showBadge } from './badge.ts'

/** Shows push alerts as notifications, and opens the request's page when one is tapped. */
export function listenForPushes(worker: StaffWorkerScope): void {
  worker.addEventListener('push', (event) => {
    const alert = event.data?.json() as Alert | undefined
    if (!alert) return
    showBadge(alert.ours)
    event.waitUntil(show(worker, alert))
  })

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(worker, `${notification.data}`))
  })
}

/** Always shows a notification, or browsers revoke the permission; it is silent while a staff page is visible. */
async function show(worker: StaffWorkerScope, { title, body, tag, url, lang }: Alert): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' })
  const silent = windows.some(({ visibilityState }) => visibilityState === 'visible')
  const icon = '/staff-icon-192.png'
  await worker.registration.showNotification(title, { body, tag, lang, icon, silent, data: url })
}

/** Uses a window that shows the request or the inbox, else opens one: other windows may hold unsaved input. */
async function open(worker: StaffWorkerScope, url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' })
  const pages = await Promise.all(windows.map(pageIn))
  const at = (path: string) => windows[pages.indexOf(path)]
  const shown = at(url)
  if (shown) return void (await shown.focus())
  const list = at(__STAFF_HOME__)
  if (!list) return void (await worker.clients.openWindow(url))
  const followed = await list.navigate(url)
  await followed?.focus()
}

/** Milliseconds to wait for a page's answer: a frozen page does not respond. */
const ANSWER_MILLISECONDS = 500

/** The path a window shows. Asks the page, because `url` may still be the one it was opened at, before client-side navigation. */
function pageIn(window: WorkerClient): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  window.postMessage({ kind: 'which-page' } satisfies PageQuestion, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    setTimeout(() => resolve(new URL(window.url).pathname), ANSWER_MILLISECONDS)
  })
}

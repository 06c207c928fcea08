import type { PushNotice } from '#app/push/notice.ts'
import type { PageQuestion } from '#app/staff/offline/worker-messages.ts'
import { showBadge } from './badge.ts'

/** Shows the alerts that the garage pushes to this device, and opens their page when tapped. */
export function listenForPushes(worker: StaffWorkerScope): void {
  worker.addEventListener('push', (event) => {
    const notice = event.data?.json() as PushNotice | undefined
    if (!notice) return
    showBadge(notice.unread)
    event.waitUntil(show(worker, notice))
  })

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(worker, `${notification.data}`))
  })
}

/** Browsers take the permission from who shows nothing; where a page of the staff area is looked at, it makes no sound. */
async function show(worker: StaffWorkerScope, { title, body, tag, url, lang }: PushNotice): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' })
  const silent = windows.some(({ visibilityState }) => visibilityState === 'visible')
  const icon = '/staff-icon-192.png'
  await worker.registration.showNotification(title, { body, tag, lang, icon, silent, data: url })
}

/** In the window that shows it, or else the one that shows the list: in others something may be half typed. */
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

/** A page that is asleep does not answer. */
const ANSWER_MILLISECONDS = 500

/** The path a window shows. It is asked itself: its `url` may still be the one it was opened at, however far the router went on. */
function pageIn(window: WorkerClient): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  window.postMessage({ kind: 'which-page' } satisfies PageQuestion, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    setTimeout(() => resolve(new URL(window.url).pathname), ANSWER_MILLISECONDS)
  })
}

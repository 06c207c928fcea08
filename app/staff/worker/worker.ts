import { actQueue } from '#app/staff/offline/act-store.ts'
import { cacheViewedPages } from '#app/staff/offline/cached-pages.ts'
import { sendActs } from '#app/staff/offline/sending.ts'
import { listenForPushes } from './push-events.ts'

declare const self: StaffWorkerScope

// The staff area's service worker, with the scope `/admin`. `app/device/worker.ts` is the public site's.
// Each part adds its own listeners; the first one that responds to a `fetch` wins.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
listenForPushes(self)
cacheViewedPages(self)
// Sends unsent acts when the browser reports that the network is back, even with no page open.
self.addEventListener('sync', (event) => {
  if (event.tag === actQueue.name) event.waitUntil(sendOrFail())
})

async function sendOrFail(): Promise<void> {
  // The browser retries later if this fails.
  if (await sendActs()) throw new Error('Acts still wait')
}

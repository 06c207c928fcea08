import { sendUnsentActs } from '#app/staff/offline/background-sync.ts'
import { cacheViewedPages } from '#app/staff/offline/cached-pages.ts'
import { listenForPushes } from './push-events.ts'

declare const self: StaffWorkerScope

// The staff area's service worker: its scope is `/admin` and below. `app/offline/worker.ts` has the public site.
// Each part adds its own listeners; of those that answer a `fetch`, the first one does.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
listenForPushes(self)
cacheViewedPages(self)
sendUnsentActs(self)

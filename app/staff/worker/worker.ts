import { sendUnsentActs } from '#app/staff/offline/background-sync.ts'
import { cacheViewedPages } from '#app/staff/offline/cached-pages.ts'
import { listenForPushes } from './push-events.ts'

declare const self: StaffWorkerScope

// The staff area's service worker, with the scope `/admin`. `app/device/worker.ts` is the public site's.
// Each part adds its own listeners; the first one that responds to a `fetch` wins.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
listenForPushes(self)
cacheViewedPages(self)
sendUnsentActs(self)

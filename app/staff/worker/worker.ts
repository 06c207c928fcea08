import { keepSeenPages } from '#app/staff/offline/seen-pages.ts'
import { sendKeptActs } from '#app/staff/offline/sent-by-worker.ts'
import { listenForPushes } from './push-events.ts'

declare const self: StaffWorkerScope

// The staff area's service worker: its scope is `/admin` and below. `app/offline/worker.ts` has the public site.
// Each part adds its own listeners; of those that answer a `fetch`, the first one does.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
listenForPushes(self)
keepSeenPages(self)
sendKeptActs(self)

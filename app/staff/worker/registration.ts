import { plainPaths, staffWorkerPath } from '#app/site-map.ts'

/**
 * Registers the staff area's service worker and resolves to its registration; undefined in development and where the browser
 * refuses. Does not use `serviceWorker.ready`, which may be the public site's worker.
 */
export async function staffWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker
    .register(staffWorkerPath, { scope: plainPaths.admin, updateViaCache: 'none' })
    .catch(() => undefined)
}

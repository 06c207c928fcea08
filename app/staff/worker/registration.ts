import { useEffect } from 'react'
import { plainPaths, staffWorkerPath } from '#app/site-map.ts'

/**
 * Has the staff area's service worker on this device and resolves to its registration; undefined where the browser forbids workers, and in
 * development. `serviceWorker.ready` is not asked: on a device that knows the public site it may be the other worker.
 */
export async function staffWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker
    .register(staffWorkerPath, { scope: plainPaths.admin, updateViaCache: 'none' })
    .catch(() => undefined)
}

/** Every page for who is signed in starts it. */
export function useStaffWorker(): void {
  useEffect(() => void staffWorker(), [])
}

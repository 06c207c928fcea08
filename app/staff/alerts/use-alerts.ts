import { useEffect } from 'react'
import { onSignOut } from '#app/staff/kit/session.ts'
import { showBadge } from '#app/staff/worker/badge.ts'
import { staffWorker } from '#app/staff/worker/registration.ts'
import { type Alerts, endAlerts, keepAlerts } from './device-alerts.ts'

/** Keeps this device subscribed, and keeps the app badge and the notifications in sync with how much waits for the garage. */
export function useAlerts({ account, publicKey }: Alerts, ours: number): void {
  useEffect(() => {
    keepAlerts({ account, publicKey }).catch(() => undefined)
    return onSignOut(() => {
      showBadge(0)
      void closeAlerts()
      endAlerts().catch(() => undefined)
    })
  }, [account, publicKey])
  useEffect(() => {
    showBadge(ours)
    if (!ours) void closeAlerts()
  }, [ours])
}

async function closeAlerts(): Promise<void> {
  const worker = await staffWorker()
  const shown = (await worker?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
}

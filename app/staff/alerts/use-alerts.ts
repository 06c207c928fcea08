import { useEffect } from 'react'
import { onSignOut } from '#app/staff/kit/session.ts'
import { showBadge } from '#app/staff/worker/badge.ts'
import { staffWorker } from '#app/staff/worker/registration.ts'
import { type Alerts, endAlerts, keepAlerts } from './device-alerts.ts'

/** Keeps this device subscribed, and keeps the app badge and the notifications in sync with the number of unread requests. */
export function useAlerts({ account, publicKey }: Alerts, unread: number): void {
  useEffect(() => {
    keepAlerts({ account, publicKey }).catch(() => undefined)
    return onSignOut(() => {
      showBadge(0)
      void closeAlerts()
      endAlerts().catch(() => undefined)
    })
  }, [account, publicKey])
  useEffect(() => {
    showBadge(unread)
    if (!unread) void closeAlerts()
  }, [unread])
}

async function closeAlerts(): Promise<void> {
  const worker = await staffWorker()
  const shown = (await worker?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
}

import { data } from 'react-router'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/account-alerts.ts'
import { applyAlertsForm } from './alerts-changes.server.ts'

/** The endpoint with which a page renews its device's push subscription (`keepAlerts`). */
export async function action(args: Route.ActionArgs) {
  const done = await applyAlertsForm(staffPage(args))
  return done ?? data(null, { status: 400 })
}

import { data } from 'react-router'
import { staffContext } from '#app/accounts/guards.server.ts'
import { accountForm } from '#app/staff/kit/account-form.server.ts'
import type { Route } from './+types/account-alerts.ts'
import { applyAlertsForm } from './alerts-changes.server.ts'

/** The endpoint with which a page renews its device's push subscription (`keepAlerts`). */
export async function action(args: Route.ActionArgs) {
  const done = await applyAlertsForm(await accountForm(args), args.context.get(staffContext))
  return done ?? data(null, { status: 400 })
}

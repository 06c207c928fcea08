import { type AccountsCopy, accountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { AlertsPanel } from '#app/staff/alerts/alerts.tsx'
import { shownAlerts } from '#app/staff/alerts/shown-alerts.server.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { Outcome } from '#app/staff/kit/toasts.tsx'
import { staffCopy } from '#app/staff-words.ts'
import { seesRequests } from '#database/rows/role.ts'
import type { Route } from './+types/account.ts'
import { applyAccountForm } from './account-changes.server.ts'
import { Devices } from './devices.tsx'
import { Email } from './email.tsx'
import { shownIdentities } from './identities.server.ts'
import { Identities } from './identities.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'
import { SecondStep } from './second-step.tsx'
import { type ShownAccount, shownAccount } from './shown-account.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, me, url } = staffPage(args)
  const { account: copy, passkey } = accountsCopy(lang)
  return {
    copy,
    passkey,
    field: staffCopy(lang).login,
    title: copy.title,
    account: await shownAccount(runtime, me, lang),
    alerts: seesRequests(me.role) ? await shownAlerts(runtime, me, lang) : undefined,
    isAdmin: me.role === 'admin',
    identities: await shownIdentities(runtime, me, lang, url),
  }
}

export async function action(args: Route.ActionArgs) {
  return applyAccountForm(staffPage(args))
}

type Result = {
  intent?: string
  success?: string
  error?: string
  code?: string
  email?: string
  continueAt?: string
}

/** The signed-in person's ways to sign in, devices and alerts. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, passkey, field, account, alerts, identities, isAdmin } = loaderData
  const outcome: Result | undefined = actionData
  const refused = (intent: string) => (outcome?.intent === intent ? outcome.code : undefined)
  return (
    <div className="grid gap-6">
      <Outcome of={outcome} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <SignedInAs copy={copy} account={account} />
          {alerts && <AlertsPanel alerts={alerts} />}
          {isAdmin && <TakeEverything copy={copy} />}
        </div>
        <div className="grid gap-6">
          <SecondStep copy={copy} account={account} />
          <Devices copy={copy} devices={account.devices} />
          <Passkeys copy={copy} words={passkey} passkeys={account.passkeys} />
          <Password copy={copy} field={field} account={account} refused={refused('password')} />
          <Email copy={copy} account={account} outcome={outcome?.intent === 'email' ? outcome : undefined} />
          {identities && <Identities identities={identities} continueAt={outcome?.continueAt} />}
        </div>
      </div>
    </div>
  )
}

/** Who is signed in, and how well the account is protected. */
function SignedInAs({ copy, account }: { copy: AccountsCopy['account']; account: ShownAccount }) {
  return (
    <Panel id="account" title={copy.signedInAs}>
      <p className="font-semibold break-all">{account.email}</p>
      {account.may && <p>{account.may}</p>}
      <p>{account.level}</p>
    </Panel>
  )
}

/** Leads to a file of all that the garage has here. */
function TakeEverything({ copy }: { copy: AccountsCopy['account'] }) {
  return (
    <Panel id="everything" title={copy.everything.title}>
      <p className="measure text-ink-soft">{copy.everything.intro}</p>
      <Go look="line" href={plainPaths.everything} download label={copy.everything.action} />
    </Panel>
  )
}

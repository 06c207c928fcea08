import { accountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { AlertsPanel } from '#app/staff/alerts/alerts.tsx'
import { shownAlerts } from '#app/staff/alerts/shown-alerts.server.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { FoldedPanel, Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { type Answered, Outcome } from '#app/staff/kit/toasts.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { EmailField, PasswordField } from '#app/staff/sign-in/fields.tsx'
import { NewPasswordField } from '#app/staff/sign-in/new-password-field.tsx'
import { staffCopy } from '#app/staff-words.ts'
import { seesRequests } from '#database/rows/role.ts'
import type { Route } from './+types/account.ts'
import { applyAccountForm } from './account-changes.server.ts'
import { shownIdentities } from './identities.server.ts'
import { Identities } from './identities.tsx'
import { Passkeys } from './passkeys.tsx'
import { shownAccount } from './shown-account.server.ts'

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

/** The signed-in person's ways to sign in, devices and alerts. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, passkey, account, alerts, identities, isAdmin } = loaderData
  const outcome: (Answered & { continueAt?: string }) | undefined = actionData
  return (
    <div className="grid gap-6">
      <Outcome of={outcome} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <SignedInAs {...loaderData} />
          {alerts && <AlertsPanel alerts={alerts} />}
          {isAdmin && <TakeEverything {...loaderData} />}
        </div>
        <div className="grid gap-6">
          <SecondStep {...loaderData} />
          <Devices {...loaderData} />
          <Passkeys copy={copy} words={passkey} passkeys={account.passkeys} />
          <Password {...loaderData} refused={outcome?.intent === 'password' ? outcome.code : undefined} />
          <Email {...loaderData} outcome={outcome?.intent === 'email' ? outcome : undefined} />
          {identities && <Identities identities={identities} continueAt={outcome?.continueAt} />}
        </div>
      </div>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** Who is signed in, and how well the account is protected. */
function SignedInAs({ copy, account }: Loaded) {
  return (
    <Panel id="account" title={copy.signedInAs}>
      <p className="font-semibold break-all">{account.email}</p>
      {account.may && <p>{account.may}</p>}
      <p>{account.level}</p>
    </Panel>
  )
}

/** Leads to a file of all that the garage has here. */
function TakeEverything({ copy }: Loaded) {
  return (
    <Panel id="everything" title={copy.everything.title}>
      <p className="measure text-ink-soft">{copy.everything.intro}</p>
      <Go look="line" href={plainPaths.everything} download label={copy.everything.action} />
    </Panel>
  )
}

/** Whether sign-in asks for a code, with a link to change that. */
function SecondStep({ copy, account }: Loaded) {
  const { on, recoveryLeft } = account.secondStep
  return (
    <Panel id="second-step" title={copy.secondFactor}>
      <div>
        <p>{on ? copy.secondFactorOn : copy.secondFactorOff}</p>
        {recoveryLeft && <p className="mt-1 text-ink-soft">{recoveryLeft}</p>}
      </div>
      <Go look="line" to={plainPaths.accountSecondStep} label={on ? copy.manage : copy.setUp} />
    </Panel>
  )
}

/** The devices where the account is signed in; signs out one of them, or all others at once. */
function Devices({ copy, account: { devices } }: Loaded) {
  return (
    <Panel id="devices" title={copy.sessions}>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map(({ id, name, lastUse, since, current, revoke }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="flex-1 basis-52">
              <p className="font-semibold">
                {name}
                {current && <span className="text-good"> · {copy.thisDevice}</span>}
              </p>
              <p className="small text-ink-soft">{lastUse}</p>
              <p className="small text-ink-soft">{since}</p>
            </div>
            {!current && (
              <AuthForm
                hiddenFields={{ intent: 'end-session', id }}
                label={copy.revoke}
                about={revoke}
                look="link"
              />
            )}
          </li>
        ))}
      </ul>
      {devices.some(({ current }) => !current) && (
        <AuthForm hiddenFields={{ intent: 'end-others' }} label={copy.revokeOthers} look="line" />
      )}
    </Panel>
  )
}

type PasswordProps = Loaded & {
  /** The code of the last refusal. */
  refused: string | undefined
}

/** Changes the password. A change starts a new session, whose id as key empties the form. */
function Password({ copy, field, account, refused }: PasswordProps) {
  return (
    <FoldedPanel title={copy.password} open={refused !== undefined || undefined}>
      {account.hasPassword ? (
        <AuthForm
          key={account.sessionId}
          hiddenFields={{ intent: 'password' }}
          label={copy.changePassword}
          look="line"
        >
          <PasswordField label={copy.currentPassword} invalid={refused === 'INVALID_PASSWORD'} />
          <NewPasswordField
            copy={field}
            label={copy.newPassword}
            name="new-password"
            refused={refused}
            account={account.email}
          />
          <p className="small text-ink-soft">{copy.passwordHint}</p>
        </AuthForm>
      ) : (
        <p>{copy.noPassword}</p>
      )}
    </FoldedPanel>
  )
}

type EmailProps = Loaded & {
  /** The outcome of the last form, which keeps a refused e-mail in the field. */
  outcome: Answered | undefined
}

/** Changes the account's e-mail, and shows a change that is still to be confirmed. */
function Email({ copy, account: { pending }, outcome }: EmailProps) {
  return (
    <FoldedPanel title={copy.email} open={Boolean(pending || outcome) || undefined}>
      {pending && (
        <div className="grid justify-items-start gap-1 border-l-4 border-ink bg-steel p-4">
          <p className="break-words">{pending}</p>
          <AuthForm hiddenFields={{ intent: 'cancel-email' }} label={copy.cancelChange} look="link" />
        </div>
      )}
      {/* The key resets the form once a change is pending. */}
      <AuthForm key={pending} hiddenFields={{ intent: 'email' }} label={copy.changeEmail} look="line">
        <EmailField
          label={copy.newEmail}
          autoComplete="email"
          defaultValue={outcome?.email}
          invalid={outcome?.error !== undefined}
          hint={copy.emailHint}
        />
      </AuthForm>
    </FoldedPanel>
  )
}

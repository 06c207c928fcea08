import { askedForm } from '#app/auth/asked.server.ts'
import { adminContext } from '#app/auth/guards.server.ts'
import { accountsCopy } from '#app/content/accounts.ts'
import { staffCopy } from '#app/content/staff.ts'
import { runtimeContext } from '#app/runtime.server.ts'
import { languageOf } from '#app/staff/language.server.ts'
import { staffMeta } from '#app/staff/page-meta.ts'
import { outcomeToast, Unscripted, useToast } from '#app/staff/toasts.tsx'
import type { Route } from './+types/account.ts'
import { applyAccountForm } from './account/account-changes.server.ts'
import { Devices } from './account/devices.tsx'
import { Email } from './account/email.tsx'
import { shownIdentities } from './account/identities.server.ts'
import { Identities } from './account/identities.tsx'
import { Passkeys } from './account/passkeys.tsx'
import { Password } from './account/password.tsx'
import { SecondStep } from './account/second-step.tsx'
import { shownAccount } from './account/shown-account.server.ts'
import { SignedInAs } from './account/signed-in-as.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const visitor = context.get(adminContext)
  const lang = languageOf(request)
  const { account: copy, passkey } = accountsCopy(lang)
  const { login, area } = staffCopy(lang)
  return {
    copy,
    passkey,
    field: login,
    title: `${copy.title} | ${area}`,
    account: await shownAccount(runtime, visitor, lang),
    identities: await shownIdentities(runtime, visitor, lang, url),
  }
}

export async function action(args: Route.ActionArgs) {
  return applyAccountForm(await askedForm(args), args.context.get(adminContext))
}

export const meta = staffMeta

type Outcome = {
  intent?: string
  success?: string
  error?: string
  code?: string
  email?: string
  continueAt?: string
}

/** How someone of the staff signs in, and where they are signed in: a section each. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, passkey, field, account, identities } = loaderData
  const outcome: Outcome | undefined = actionData
  useToast(outcome, outcomeToast)
  const refused = (intent: string) => (outcome?.intent === intent ? outcome.code : undefined)
  return (
    <div className="grid gap-6">
      <Unscripted text={outcome?.error ?? outcome?.success} />
      <div className="grid gap-6 lg:grid-cols-2">
        <SignedInAs copy={copy} account={account} />
        <SecondStep copy={copy} account={account} />
        <Passkeys copy={copy} words={passkey} passkeys={account.passkeys} />
        <Devices copy={copy} devices={account.devices} />
        <Password copy={copy} field={field} account={account} refused={refused('password')} />
        <Email copy={copy} account={account} outcome={outcome?.intent === 'email' ? outcome : undefined} />
        {identities && <Identities identities={identities} continueAt={outcome?.continueAt} />}
      </div>
    </div>
  )
}

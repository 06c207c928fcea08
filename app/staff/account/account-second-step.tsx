import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { hasPassword } from '#app/accounts/factors/password.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { runtimeContext } from '#app/context.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { accountForm } from '#app/staff/kit/account-form.server.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { outcomeToast, Unscripted, useToast } from '#app/staff/kit/toasts.tsx'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/account-second-step.ts'
import { ManageSecondStep } from './manage-second-step.tsx'
import { applySecondStepForm, type SetUp } from './second-step-changes.server.ts'
import { SetUpSecondStep } from './set-up-second-step.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(request)
  const { setUp: copy } = accountsCopy(lang)
  const { id, secondFactor } = context.get(staffContext)
  return {
    copy,
    title: `${copy.title} | ${staffCopy(lang).area}`,
    on: secondFactor,
    asksPassword: await hasPassword(context.get(runtimeContext).database.db, id),
  }
}

export async function action(args: Route.ActionArgs) {
  return applySecondStepForm(await accountForm(args), args.context.get(staffContext))
}

type Outcome = {
  intent?: string
  success?: string
  error?: string
  code?: string
  setUp?: SetUp
  codes?: string[]
}

/** Turns two-step sign-in with an authenticator app on or off, and shows recovery codes. */
export default function AccountSecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, on, asksPassword } = loaderData
  const outcome: Outcome | undefined = actionData
  useToast(outcome, outcomeToast)
  const refused = (intent: string) => outcome?.intent === intent && outcome.error !== undefined
  return (
    <div className="grid max-w-3xl gap-6">
      <Unscripted text={outcome?.error ?? outcome?.success} />
      <StaffBackLink to={plainPaths.account}>{copy.back}</StaffBackLink>
      <Panel id="second-step" title={copy.title}>
        {on ? (
          <ManageSecondStep
            copy={copy}
            asksPassword={asksPassword}
            codes={outcome?.codes}
            refused={refused}
          />
        ) : (
          <SetUpSecondStep copy={copy} asksPassword={asksPassword} setUp={outcome?.setUp} refused={refused} />
        )}
      </Panel>
    </div>
  )
}

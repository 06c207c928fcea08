import { hasPassword } from '#app/accounts/factors/password.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { Outcome } from '#app/staff/kit/toasts.tsx'
import type { Route } from './+types/account-second-step.ts'
import { ManageSecondStep } from './manage-second-step.tsx'
import { applySecondStepForm, type SetUp } from './second-step-changes.server.ts'
import { SetUpSecondStep } from './set-up-second-step.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, me } = staffPage(args)
  const { setUp: copy } = accountsCopy(lang)
  return {
    copy,
    title: copy.title,
    on: me.secondFactor,
    asksPassword: await hasPassword(db, me.id),
  }
}

export async function action(args: Route.ActionArgs) {
  return applySecondStepForm(staffPage(args))
}

type Result = {
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
  const outcome: Result | undefined = actionData
  const refused = (intent: string) => outcome?.intent === intent && outcome.error !== undefined
  return (
    <div className="grid max-w-3xl gap-6">
      <Outcome of={outcome} />
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

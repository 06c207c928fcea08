import { redirect } from 'react-router'
import { requireStranger } from '#app/accounts/guards.server.ts'
import { refused, signInAnswer } from '#app/accounts/sign-in-answer.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { Go, In } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/second-step.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { CodeField, codeIn } from './fields.tsx'

const RECOVERY = `${plainPaths.secondStep}?with=recovery`

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, request, url } = staffPage(args)
  await requireStranger(request, runtime)
  if (!/two_factor=/.test(request.headers.get('cookie') ?? '')) throw redirect(plainPaths.login)
  const copy = accountsCopy(lang).secondStep
  return {
    copy,
    title: copy.title,
    recovery: url.searchParams.get('with') === 'recovery',
  }
}

export async function action(args: Route.ActionArgs) {
  const posted = staffPage(args)
  const { accounts, asking, lang, form, field } = posted
  const response = form.has('recovery')
    ? await accounts.ask(asking, 'verifyBackupCode', { code: field('recovery').trim() })
    : await accounts.ask(asking, 'verifyTOTP', { code: codeIn(form) })
  return response.ok ? signInAnswer(response, posted) : refused(response, lang, {})
}

/** Asks for the second step after the password, from accounts that turned it on. */
export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, recovery } = loaderData
  const outcome: { code?: string; error?: string } | undefined = actionData
  return (
    <AuthPage title={copy.title} outcome={outcome}>
      <AuthForm action={recovery ? RECOVERY : plainPaths.secondStep} label={copy.enter} busy={copy.entering}>
        <p>{recovery ? copy.introRecovery : copy.intro}</p>
        {recovery ? (
          <In
            key="recovery"
            label={copy.recovery}
            name="recovery"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={20}
            invalid={outcome !== undefined}
          />
        ) : (
          <CodeField key="code" label={copy.code} invalid={outcome !== undefined} />
        )}
      </AuthForm>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6">
        <Go
          to={recovery ? plainPaths.secondStep : RECOVERY}
          replace
          label={recovery ? copy.useCode : copy.useRecovery}
        />
        <Go to={plainPaths.login} label={copy.back} />
      </div>
    </AuthPage>
  )
}

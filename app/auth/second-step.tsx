import { Form, Link, redirect, useNavigation } from 'react-router'
import { accountsCopy } from '#app/content/accounts.ts'
import { staffCopy } from '#app/content/staff.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Field } from '#app/staff/field.tsx'
import { languageOf } from '#app/staff/language.server.ts'
import { outcomeToast, useToast } from '#app/staff/toasts.tsx'
import type { Route } from './+types/second-step.ts'
import { AuthPage } from './auth-page.tsx'
import { CodeField, codeIn } from './code-field.tsx'
import { entered, refused } from './entered.server.ts'

const RECOVERY = `${plainPaths.secondStep}?with=recovery`

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (await context.get(runtimeContext).accounts.visitor(request)) throw redirect(plainPaths.admin)
  if (!/two_factor=/.test(request.headers.get('cookie') ?? '')) throw redirect(plainPaths.login)
  const lang = languageOf(request)
  const copy = accountsCopy(lang).secondStep
  return {
    copy,
    title: `${copy.title} | ${staffCopy(lang).area}`,
    recovery: url.searchParams.get('with') === 'recovery',
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, env } = context.get(runtimeContext)
  const asking = { request, address: context.get(callerContext).address }
  const lang = languageOf(request)
  const form = await request.formData()
  const response = form.has('recovery')
    ? await accounts.post(asking, '/two-factor/verify-backup-code', {
        code: `${form.get('recovery')}`.trim(),
      })
    : await accounts.post(asking, '/two-factor/verify-totp', { code: codeIn(form) })
  if (response.ok) return entered(response, lang, env.siteUrl.startsWith('https:'))
  return refused(response, lang, {})
}

/** What is asked after the password of whoever turned the second step on. */
export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, recovery } = loaderData
  const outcome: { code?: string; error?: string } | undefined = actionData
  const sending = useNavigation().state !== 'idle'
  useToast(outcome, outcomeToast)
  return (
    <AuthPage title={copy.title} message={outcome?.error}>
      <Form method="post" action={recovery ? RECOVERY : plainPaths.secondStep} replace className="grid gap-5">
        <p>{recovery ? copy.introRecovery : copy.intro}</p>
        {recovery ? (
          <Field
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
        <button type="submit" disabled={sending} className="action action-signal disabled:opacity-60">
          {sending ? copy.entering : copy.enter}
        </button>
      </Form>
      <div className="mt-5 flex flex-wrap justify-between gap-x-6">
        <Link to={recovery ? plainPaths.secondStep : RECOVERY} replace className="link py-2">
          {recovery ? copy.useCode : copy.useRecovery}
        </Link>
        <Link to={plainPaths.login} className="link py-2">
          {copy.back}
        </Link>
      </div>
    </AuthPage>
  )
}

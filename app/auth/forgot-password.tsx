import { data, Form, Link, useNavigation } from 'react-router'
import { staffCopy } from '#app/content/staff.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Field } from '#app/staff/field.tsx'
import { languageOf } from '#app/staff/language.server.ts'
import { outcomeToast, useToast } from '#app/staff/toasts.tsx'
import type { Route } from './+types/forgot-password.ts'
import { AuthPage } from './auth-page.tsx'
import { refusalOf } from './refusal.server.ts'

/** An answer never comes sooner, so that its speed does not tell whether there is an account. */
const LEAST_MILLISECONDS = 500

export function loader({ request }: Route.LoaderArgs) {
  const copy = staffCopy(languageOf(request))
  return { copy: copy.forgot, email: copy.login.email, title: `${copy.forgot.title} | ${copy.area}` }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(runtimeContext)
  const { address } = context.get(callerContext)
  const form = await request.formData()
  const [response] = await Promise.all([
    accounts.forgotPassword({ request, address }, `${form.get('email') ?? ''}`.trim()),
    new Promise((resolve) => setTimeout(resolve, LEAST_MILLISECONDS)),
  ])
  if (response.ok) return { sent: true }
  const { message } = await refusalOf(response, staffCopy(languageOf(request)))
  return data({ error: message }, { status: response.status })
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, email } = loaderData
  const outcome: { sent?: boolean; error?: string } | undefined = actionData
  const sending = useNavigation().state === 'submitting'
  useToast(outcome, outcomeToast)
  return (
    <AuthPage title={copy.title} message={outcome?.error}>
      {outcome?.sent ? (
        <p role="status" className="bg-good-surface p-4 font-semibold text-good">
          {copy.sent}
        </p>
      ) : (
        <Form method="post" className="grid gap-5">
          <p>{copy.intro}</p>
          <Field label={email} name="email" type="email" autoComplete="username" required maxLength={254} />
          <button type="submit" disabled={sending} className="action action-signal disabled:opacity-60">
            {sending ? copy.sending : copy.send}
          </button>
        </Form>
      )}
      <Link to={plainPaths.login} className="link mt-5 inline-block py-2">
        {copy.back}
      </Link>
    </AuthPage>
  )
}

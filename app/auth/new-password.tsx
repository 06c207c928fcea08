import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { staffCopy } from '#app/content/staff.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { languageOf } from '#app/staff/language.server.ts'
import { leaveNotice } from '#app/staff/notice.server.ts'
import { outcomeToast, useToast } from '#app/staff/toasts.tsx'
import type { Route } from './+types/new-password.ts'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { refusalOf } from './refusal.server.ts'

/** Where the link of the recovery mail leads. */
export function loader({ request, url }: Route.LoaderArgs) {
  const copy = staffCopy(languageOf(request))
  return {
    copy: copy.reset,
    field: copy.login,
    title: `${copy.reset.title} | ${copy.area}`,
    token: url.searchParams.get('token') ?? '',
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.title },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, env } = context.get(runtimeContext)
  const { address } = context.get(callerContext)
  const lang = languageOf(request)
  const form = await request.formData()
  const token = `${form.get('token') ?? ''}`
  const response = await accounts.resetPassword({ request, address }, token, `${form.get('password') ?? ''}`)
  if (!response.ok) {
    const { code, message } = await refusalOf(response, staffCopy(lang))
    return data({ error: message, code }, { status: response.status })
  }
  const notice = leaveNotice('passwordChanged', lang, env.siteUrl.startsWith('https:'))
  return redirect(plainPaths.login, { headers: { 'Set-Cookie': notice } })
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, field, token } = loaderData
  const sending = useNavigation().state !== 'idle'
  const error = actionData?.error
  const expired = token === '' || actionData?.code === 'INVALID_TOKEN'
  useToast(actionData, outcomeToast)
  return (
    <AuthPage title={copy.title} message={error}>
      {expired ? (
        <div className="grid justify-items-start gap-5">
          <p className="bg-bad-surface p-4 font-semibold text-bad">{copy.noToken}</p>
          <Link to={plainPaths.forgotPassword} className="action action-signal">
            {copy.askAgain}
          </Link>
        </div>
      ) : (
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="token" value={token} />
          <NewPasswordField
            copy={field}
            label={field.newPassword}
            name="password"
            refused={actionData?.code}
          />
          <button type="submit" disabled={sending} className="action action-signal disabled:opacity-60">
            {sending ? copy.saving : copy.save}
          </button>
        </Form>
      )}
    </AuthPage>
  )
}

import { refused } from '#app/accounts/sign-in-answer.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/forgot-password.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from './fields.tsx'

export function loader(args: Route.LoaderArgs) {
  const copy = staffCopy(staffPage(args).lang)
  return { copy: copy.forgot, email: copy.login.email, title: copy.forgot.title }
}

export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, field } = staffPage(args)
  const response = await accounts.forgotPassword(asking, field('email').trim())
  return response.ok ? { sent: true } : refused(response, lang, {})
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, email } = loaderData
  const outcome: { sent?: boolean; error?: string } | undefined = actionData
  return (
    <AuthPage title={copy.title} outcome={outcome} back={{ to: plainPaths.login, label: copy.back }}>
      {outcome?.sent ? (
        <Banner tone="good">{copy.sent}</Banner>
      ) : (
        <AuthForm label={copy.send} busy={copy.sending}>
          <p>{copy.intro}</p>
          <EmailField label={email} />
        </AuthForm>
      )}
    </AuthPage>
  )
}

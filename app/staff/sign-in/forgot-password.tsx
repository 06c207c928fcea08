import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { refused } from '#app/accounts/sign-in-answer.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { accountForm } from '#app/staff/kit/account-form.server.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/forgot-password.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from './email-field.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const copy = staffCopy(languageOf(request))
  return { copy: copy.forgot, email: copy.login.email, title: `${copy.forgot.title} | ${copy.area}` }
}

export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, field } = await accountForm(args)
  const response = await accounts.forgotPassword(asking, field('email').trim())
  return response.ok ? { sent: true } : refused(response, lang, {})
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, email } = loaderData
  const outcome: { sent?: boolean; error?: string } | undefined = actionData
  return (
    <AuthPage title={copy.title} outcome={outcome} back={{ to: plainPaths.login, label: copy.back }}>
      {outcome?.sent ? (
        <Banner tone="good" role="status">
          {copy.sent}
        </Banner>
      ) : (
        <AuthForm label={copy.send} busy={copy.sending}>
          <p>{copy.intro}</p>
          <EmailField label={email} />
        </AuthForm>
      )}
    </AuthPage>
  )
}

import { redirect } from 'react-router'
import { leaveNotice } from '#app/accounts/cookies/notice.server.ts'
import { dropLinkToken, takeLinkToken } from '#app/accounts/link-token.server.ts'
import { cookiesOf, refused } from '#app/accounts/sign-in-answer.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/new-password.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/** The page that the link of the password reset mail opens. */
export function loader(args: Route.LoaderArgs) {
  const { lang, secure, request, url } = staffPage(args)
  const copy = staffCopy(lang)
  return {
    copy: copy.reset,
    field: copy.login,
    title: copy.reset.title,
    token: takeLinkToken('newPassword', request, url, secure) ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, secure, field, token } = staffPage(args)
  const response = await accounts.resetPassword(asking, token('token'), field('password'))
  if (!response.ok) return refused(response, lang, {})
  const headers = cookiesOf(response)
  headers.append('Set-Cookie', dropLinkToken('newPassword', secure))
  headers.append('Set-Cookie', leaveNotice('passwordChanged', secure))
  return redirect(plainPaths.login, { headers })
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, field, token } = loaderData
  const expired = token === '' || actionData?.code === 'INVALID_TOKEN'
  return (
    <AuthPage title={copy.title} outcome={actionData}>
      {expired ? (
        <div className="grid justify-items-start gap-5">
          <Banner tone="bad">{copy.noToken}</Banner>
          <Go look="signal" to={plainPaths.forgotPassword} label={copy.askAgain} />
        </div>
      ) : (
        <AuthForm hiddenFields={{ token }} label={copy.save} busy={copy.saving}>
          <NewPasswordField
            copy={field}
            label={field.newPassword}
            name="password"
            refused={actionData?.code}
          />
        </AuthForm>
      )}
    </AuthPage>
  )
}

import { data, redirect } from 'react-router'
import { leaveNotice } from '#app/accounts/cookies/notice.server.ts'
import { dropLinkToken, takeLinkToken } from '#app/accounts/link-token.server.ts'
import { refused, signInAnswer } from '#app/accounts/sign-in-answer.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/invitation.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/** The page that the link of an invitation opens. */
export async function loader(args: Route.LoaderArgs) {
  const { accounts, lang, secure, request, url } = staffPage(args)
  const { invitation: copy } = accountsCopy(lang)
  const token = takeLinkToken('invitation', request, url, secure) ?? ''
  const [invited, visitor] = await Promise.all([accounts.invitation(token), accounts.visitor(request)])
  const other = visitor && visitor.email !== invited?.email ? visitor.email : undefined
  return data(
    {
      copy: {
        ...copy,
        intro: fillSlots(copy.intro, { email: invited?.email ?? '' }),
        other: fillSlots(copy.other, { email: other ?? '' }),
      },
      field: staffCopy(lang).login,
      title: copy.title,
      token,
      email: invited?.email,
      state: !invited ? 'gone' : other ? 'other' : invited.hasAccount ? 'accept' : 'choose',
    } as const,
    { status: invited ? 200 : 404 },
  )
}

export async function action(args: Route.ActionArgs) {
  const posted = staffPage(args)
  const { accounts, asking, lang, secure, field, token: tokenOf } = posted
  const token = tokenOf('token')
  const [invited, visitor] = await Promise.all([accounts.invitation(token), accounts.visitor(args.request)])
  // An invitation cannot be accepted while signed in with another address.
  if (invited && visitor && visitor.email !== invited.email) {
    return data(
      { error: fillSlots(accountsCopy(lang).invitation.other, { email: visitor.email }) },
      { status: 403 },
    )
  }
  const outcome = await accounts.acceptInvitation(asking, token, field('password'))
  if (outcome === 'gone') return data({ error: accountsCopy(lang).invitation.gone }, { status: 404 })
  if (outcome === 'done') {
    const headers = new Headers({ 'Set-Cookie': dropLinkToken('invitation', secure) })
    headers.append('Set-Cookie', leaveNotice('invitationAccepted', secure))
    return redirect(visitor ? plainPaths.admin : plainPaths.login, { headers })
  }
  return outcome.ok ? signInAnswer(outcome, posted) : refused(outcome, lang, {})
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, field, token, email, state } = loaderData
  const outcome: { code?: string; error?: string } | undefined = actionData
  return (
    <AuthPage title={copy.title} outcome={outcome} back={{ to: plainPaths.login, label: copy.signIn }}>
      {state === 'gone' && <Banner tone="bad">{copy.gone}</Banner>}
      {state === 'other' && <Banner tone="plain">{copy.other}</Banner>}
      {(state === 'accept' || state === 'choose') && (
        <AuthForm hiddenFields={{ token }} label={copy.accept} busy={copy.accepting}>
          <p>{copy.intro}</p>
          {state === 'choose' && (
            <>
              <p>{copy.choose}</p>
              <NewPasswordField
                copy={field}
                label={copy.password}
                name="password"
                refused={outcome?.code}
                account={email}
              />
            </>
          )}
        </AuthForm>
      )}
    </AuthPage>
  )
}

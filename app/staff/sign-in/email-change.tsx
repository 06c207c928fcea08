import { data } from 'react-router'
import { dropLinkToken, takeLinkToken } from '#app/accounts/link-token.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/email-change.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

/** The page that both mails about an e-mail change link to: first the present address agrees, then the new one confirms. */
export async function loader(args: Route.LoaderArgs) {
  const { accounts, lang, secure, request, url } = staffPage(args)
  const { emailChange: copy } = accountsCopy(lang)
  const token = takeLinkToken('emailChange', request, url, secure) ?? ''
  const change = await accounts.emailChange(token)
  const agrees = change?.step === 'agree'
  return {
    copy,
    title: copy.title,
    token,
    question: change && {
      text: fillSlots(agrees ? copy.agree : copy.confirm, { old: change.from, email: change.to }),
      action: agrees ? copy.agreeAction : copy.confirmAction,
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, secure, token } = staffPage(args)
  const { emailChange: copy } = accountsCopy(lang)
  const outcome = await accounts.continueEmailChange(asking, token('token'))
  if ('to' in outcome) {
    const done = fillSlots(copy[outcome.kind], { email: outcome.to })
    return data({ done }, { headers: { 'Set-Cookie': dropLinkToken('emailChange', secure) } })
  }
  return data({ error: copy[outcome.kind] }, { status: 409 })
}

export default function EmailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, token, question } = loaderData
  const outcome: { done?: string; error?: string } | undefined = actionData
  const done = outcome?.done
  const refused = outcome?.error ?? (question ? undefined : copy.gone)
  return (
    <AuthPage title={copy.title} outcome={outcome} back={{ to: plainPaths.account, label: copy.toAccount }}>
      <Banner tone="good">{done}</Banner>
      <Banner tone="bad">{!done && refused}</Banner>
      {!done && !refused && question && (
        <AuthForm hiddenFields={{ token }} label={question.action}>
          <p className="break-words">{question.text}</p>
        </AuthForm>
      )}
    </AuthPage>
  )
}

import { CODE_MINUTES } from '#app/accounts/factors/sign-in-ways.server.ts'
import { requireStranger } from '#app/accounts/guards.server.ts'
import { refused, signInAnswer } from '#app/accounts/sign-in-answer.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/email-code.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { CodeField, codeIn, EmailField } from './fields.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, request } = staffPage(args)
  await requireStranger(request, runtime)
  const { code: copy } = accountsCopy(lang)
  const { login } = staffCopy(lang)
  return {
    copy: { ...copy, email: login.email, sent: fillSlots(copy.sent, { minutes: CODE_MINUTES }) },
    title: copy.title,
  }
}

export async function action(args: Route.ActionArgs) {
  const posted = staffPage(args)
  const { accounts, asking, lang, form, field } = posted
  const email = field('email').trim()
  const intent = field('intent')
  if (intent === 'enter') {
    const response = await accounts.signInByCode(asking, email, codeIn(form))
    return response.ok ? signInAnswer(response, posted) : refused(response, lang, { email, wrong: true })
  }
  const response = await accounts.sendCode(asking, email)
  if (response.ok) return { email }
  // The code that was sent before is still valid.
  return refused(response, lang, intent === 'again' ? { email } : {})
}

/** Sign-in with a code sent by mail instead of a password. */
export default function EmailCode({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  const outcome: { email?: string; error?: string; wrong?: boolean } | undefined = actionData
  const email = outcome?.email
  return (
    <AuthPage title={copy.title} outcome={outcome} back={{ to: plainPaths.login, label: copy.back }}>
      {email ? (
        <div className="grid gap-5">
          <Banner tone="good">{copy.sent}</Banner>
          <AuthForm hiddenFields={{ intent: 'enter', email }} label={copy.enter} busy={copy.entering}>
            <CodeField label={copy.code} invalid={outcome?.wrong === true} />
          </AuthForm>
          <AuthForm
            hiddenFields={{ intent: 'again', email }}
            label={copy.again}
            busy={copy.sending}
            look="link"
          />
        </div>
      ) : (
        <AuthForm hiddenFields={{ intent: 'send' }} label={copy.send} busy={copy.sending}>
          <p>{copy.intro}</p>
          <EmailField label={copy.email} />
        </AuthForm>
      )}
    </AuthPage>
  )
}

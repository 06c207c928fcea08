import { Form, Link, redirect, useNavigation } from 'react-router'
import { accountsCopy } from '#app/content/accounts.ts'
import { staffCopy, withWords } from '#app/content/staff.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Field } from '#app/staff/field.tsx'
import { languageOf } from '#app/staff/language.server.ts'
import { outcomeToast, useToast } from '#app/staff/toasts.tsx'
import type { Route } from './+types/email-code.ts'
import { AuthPage } from './auth-page.tsx'
import { CodeField, codeIn } from './code-field.tsx'
import { entered, refused } from './entered.server.ts'
import { CODE_MINUTES } from './sign-in-ways.server.ts'

/** An answer never comes sooner, so that its speed does not tell whether there is an account. */
const LEAST_MILLISECONDS = 500

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await context.get(runtimeContext).accounts.visitor(request)) throw redirect(plainPaths.admin)
  const lang = languageOf(request)
  const { code: copy } = accountsCopy(lang)
  const { area, login } = staffCopy(lang)
  return {
    copy: { ...copy, email: login.email, sent: withWords(copy.sent, { minutes: CODE_MINUTES }) },
    title: `${copy.title} | ${area}`,
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
  const email = `${form.get('email') ?? ''}`.trim()
  if (form.get('intent') === 'enter') {
    const response = await accounts.post(asking, '/sign-in/email-otp', { email, otp: codeIn(form) })
    if (response.ok) return entered(response, lang, env.siteUrl.startsWith('https:'))
    return refused(response, lang, { email })
  }
  const [response] = await Promise.all([
    accounts.post(asking, '/email-otp/send-verification-otp', { email, type: 'sign-in' }),
    new Promise((resolve) => setTimeout(resolve, LEAST_MILLISECONDS)),
  ])
  return response.ok ? { email } : refused(response, lang, {})
}

/** Signing in with a code that comes by mail instead of a password. */
export default function EmailCode({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  const outcome: { email?: string; error?: string } | undefined = actionData
  const navigation = useNavigation()
  const intent = navigation.state === 'idle' ? undefined : navigation.formData?.get('intent')
  useToast(outcome, outcomeToast)
  const email = outcome?.email
  return (
    <AuthPage title={copy.title} message={outcome?.error}>
      {email ? (
        <div className="grid gap-5">
          <p role="status" className="bg-good-surface p-4 font-semibold text-good">
            {copy.sent}
          </p>
          <Form method="post" replace className="grid gap-5">
            <input type="hidden" name="intent" value="enter" />
            <input type="hidden" name="email" value={email} />
            <CodeField label={copy.code} invalid={outcome?.error !== undefined} />
            <button
              type="submit"
              disabled={intent === 'enter'}
              className="action action-signal disabled:opacity-60"
            >
              {intent === 'enter' ? copy.entering : copy.enter}
            </button>
          </Form>
          <Form method="post" replace>
            <input type="hidden" name="intent" value="send" />
            <input type="hidden" name="email" value={email} />
            <button type="submit" disabled={intent === 'send'} className="link min-h-11">
              {intent === 'send' ? copy.sending : copy.again}
            </button>
          </Form>
        </div>
      ) : (
        <Form method="post" replace className="grid gap-5">
          <input type="hidden" name="intent" value="send" />
          <p>{copy.intro}</p>
          <Field
            label={copy.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
          />
          <button
            type="submit"
            disabled={intent === 'send'}
            className="action action-signal disabled:opacity-60"
          >
            {intent === 'send' ? copy.sending : copy.send}
          </button>
        </Form>
      )}
      <Link to={plainPaths.login} className="link mt-5 inline-block py-2">
        {copy.back}
      </Link>
    </AuthPage>
  )
}

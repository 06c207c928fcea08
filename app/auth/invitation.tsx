import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { accountsCopy } from '#app/content/accounts.ts'
import { staffCopy, withWords } from '#app/content/staff.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { languageOf } from '#app/staff/language.server.ts'
import { leaveNotice } from '#app/staff/notice.server.ts'
import { outcomeToast, useToast } from '#app/staff/toasts.tsx'
import type { Route } from './+types/invitation.ts'
import { AuthPage } from './auth-page.tsx'
import { entered, refused } from './entered.server.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** Where the link of an invitation leads. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(runtimeContext)
  const lang = languageOf(request)
  const { invitation: copy } = accountsCopy(lang)
  const { area, login } = staffCopy(lang)
  const word = url.searchParams.get('word') ?? ''
  const [invited, visitor] = await Promise.all([accounts.invitation(word), accounts.visitor(request)])
  const other = visitor && visitor.email !== invited?.email ? visitor.email : undefined
  return data(
    {
      copy: {
        ...copy,
        intro: withWords(copy.intro, { email: invited?.email ?? '' }),
        other: withWords(copy.other, { email: other ?? '' }),
      },
      field: login,
      title: `${copy.title} | ${area}`,
      word,
      state: !invited ? 'gone' : other ? 'other' : invited.hasAccount ? 'accept' : 'choose',
    } as const,
    { status: invited ? 200 : 404 },
  )
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
  const asking = { request, address: context.get(callerContext).address }
  const lang = languageOf(request)
  const secure = env.siteUrl.startsWith('https:')
  const form = await request.formData()
  const word = `${form.get('word') ?? ''}`
  const [invited, visitor] = await Promise.all([accounts.invitation(word), accounts.visitor(request)])
  // Nobody accepts for an address while they are signed in under another one.
  if (invited && visitor && visitor.email !== invited.email) {
    return data(
      { error: withWords(accountsCopy(lang).invitation.other, { email: visitor.email }) },
      { status: 403 },
    )
  }
  const outcome = await accounts.acceptInvitation(asking, word, `${form.get('password') ?? ''}`)
  if (outcome === 'gone') return data({ error: accountsCopy(lang).invitation.gone }, { status: 404 })
  if (outcome === 'done') {
    const headers = { 'Set-Cookie': leaveNotice('invitationAccepted', lang, secure) }
    return redirect(visitor ? plainPaths.admin : plainPaths.login, { headers })
  }
  return outcome.ok ? entered(outcome, lang, secure) : refused(outcome, lang, {})
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, field, word, state } = loaderData
  const outcome: { code?: string; error?: string } | undefined = actionData
  const sending = useNavigation().state !== 'idle'
  useToast(outcome, outcomeToast)
  return (
    <AuthPage title={copy.title} message={outcome?.error}>
      {state === 'gone' && <p className="bg-bad-surface p-4 font-semibold text-bad">{copy.gone}</p>}
      {state === 'other' && <p className="bg-steel p-4 font-semibold">{copy.other}</p>}
      {(state === 'accept' || state === 'choose') && (
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="word" value={word} />
          <p>{copy.intro}</p>
          {state === 'choose' && (
            <>
              <p>{copy.choose}</p>
              <NewPasswordField copy={field} label={copy.password} name="password" refused={outcome?.code} />
            </>
          )}
          <button type="submit" disabled={sending} className="action action-signal disabled:opacity-60">
            {sending ? copy.accepting : copy.accept}
          </button>
        </Form>
      )}
      <Link to={plainPaths.login} className="link mt-5 inline-block py-2">
        {copy.signIn}
      </Link>
    </AuthPage>
  )
}

import { useEffect, useRef, useState } from 'react'
import { data, Link } from 'react-router'
import { returnRefusal } from '#app/accounts/factors/identities.server.ts'
import { showPasskey } from '#app/accounts/factors/passkey.ts'
import { verifyPasskey } from '#app/accounts/factors/passkeys.server.ts'
import { requireStranger } from '#app/accounts/guards.server.ts'
import { takeLinkToken, waitingLinkToken } from '#app/accounts/link-token.server.ts'
import { refused, signInAnswer } from '#app/accounts/sign-in-answer.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Answered } from '#app/staff/kit/toasts.tsx'
import { type StaffCopy, staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/login.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasskeyForm } from './passkey-form.tsx'

const SIGN_UP = `${plainPaths.login}?tab=sign-up`

export async function loader(args: Route.LoaderArgs) {
  const { runtime, accounts, lang, secure, request, url } = staffPage(args)
  const confirmation = takeLinkToken('confirmation', request, url, secure)
  await requireStranger(request, runtime)
  const copy = staffCopy(lang)
  const { code: ways, passkey } = accountsCopy(lang)
  return {
    copy: copy.login,
    ways,
    passkey,
    provider: accounts.providerName && fillSlots(ways.byProvider, { provider: accounts.providerName }),
    refused: returnRefusal(url, lang),
    title: copy.login.title,
    tab: url.searchParams.get('tab') === 'sign-up' ? ('sign-up' as const) : ('sign-in' as const),
    confirming: confirmation && (await accounts.confirmationOf(confirmation)),
  }
}

export async function action(args: Route.ActionArgs) {
  const posted = staffPage(args)
  const { accounts, asking, lang, secure, field, token } = posted
  const copy = staffCopy(lang)
  const intent = field('intent')
  const email = field('email').trim()
  const password = field('password')

  if (intent === 'send-again') {
    const sent = await accounts.askAgain(asking, token('token'))
    if (sent) return { intent, success: copy.notices.mailSent }
    return data({ intent, error: copy.errors.INVALID_TOKEN }, { status: 400 })
  }

  if (intent === 'passkey') {
    const response = await verifyPasskey(posted)
    return response.ok ? signInAnswer(response, posted) : refused(response, lang, { intent })
  }

  if (intent === 'sign-up') {
    const response = await accounts.signUp(asking, email, password)
    if (response.ok) {
      const prompt = fillSlots(copy.login.checkMail, { email })
      return { intent, success: copy.notices.signedUp, prompt }
    }
    return refused(response, lang, { intent, email })
  }

  const confirmation = waitingLinkToken('confirmation', args.request, secure)
  const { response, askAgain } = await accounts.signIn(asking, email, password, confirmation)
  return response.ok ? signInAnswer(response, posted) : refused(response, lang, { intent, email, askAgain })
}

type Outcome = Answered & { prompt?: string; askAgain?: string }

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tab, confirming } = loaderData
  const outcome: Outcome | undefined = actionData
  // Kept when a navigation clears `actionData`, for example between the tabs; the next result replaces it.
  const [askAgain, setAskAgain] = useState(outcome?.askAgain)
  useEffect(() => {
    if (outcome) setAskAgain(outcome.askAgain)
  }, [outcome])

  return (
    <AuthPage title={tab === 'sign-up' ? copy.signUp : copy.signIn} outcome={outcome}>
      <div role="tablist" aria-label={copy.title} className="grid grid-cols-2 border-b-2 border-line">
        <Tab to={plainPaths.login} selected={tab === 'sign-in'} label={copy.signIn} />
        <Tab to={SIGN_UP} selected={tab === 'sign-up'} label={copy.signUp} />
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={tab} className="grid gap-5 pt-6">
        <Banner tone="bad">{!outcome && loaderData.refused}</Banner>
        {tab === 'sign-in' && confirming && <Banner tone="plain">{copy.confirmFirst}</Banner>}
        {tab === 'sign-in' && askAgain && <SendAgain copy={copy} token={askAgain} />}
        {outcome?.prompt ? (
          <SignedUp prompt={outcome.prompt} copy={copy} />
        ) : (
          <CredentialsForm key={tab} {...loaderData} outcome={outcome} />
        )}
        {tab === 'sign-in' ? (
          <>
            <Go to={plainPaths.forgotPassword} label={copy.forgot} />
            <OtherWays {...loaderData} />
          </>
        ) : (
          <p className="small text-ink-soft">{copy.firstUser}</p>
        )}
      </div>
    </AuthPage>
  )
}

/** Offers to send the confirmation mail again after a correct password for an unconfirmed e-mail. */
function SendAgain({ copy, token }: { copy: StaffCopy['login']; token: string }) {
  return (
    <AuthForm
      action={plainPaths.login}
      hiddenFields={{ intent: 'send-again', token }}
      label={copy.sendAgain}
      busy={copy.sending}
      look="line"
      className="grid gap-3 border-l-4 border-ink bg-steel p-4"
    >
      <p>{copy.notConfirmed}</p>
    </AuthForm>
  )
}

/** What to do after a sign-up: the same words whether the address had an account or not, so that nobody learns it here. */
function SignedUp({ prompt, copy }: { prompt: string; copy: StaffCopy['login'] }) {
  return (
    <>
      <Banner tone="good">{prompt}</Banner>
      <p>{copy.signedUpBefore}</p>
      <Go to={plainPaths.forgotPassword} label={copy.forgot} />
    </>
  )
}

function Tab({ to, selected, label }: { to: string; selected: boolean; label: string }) {
  return (
    <Link
      to={to}
      replace
      id={to === SIGN_UP ? 'sign-up' : 'sign-in'}
      role="tab"
      aria-selected={selected}
      aria-controls="panel"
      className="-mb-0.5 flex min-h-12 items-center justify-center border-b-2 border-transparent font-semibold text-ink-soft aria-selected:border-ink aria-selected:text-ink"
    >
      {label}
    </Link>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** E-mail and password, to sign in or to create an account. */
function CredentialsForm({ copy, tab, confirming, outcome }: Loaded & { outcome: Outcome | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  // Once the form succeeded, so that the password is cleared.
  const done = outcome?.success !== undefined
  useEffect(() => {
    if (done) form.current?.reset()
  }, [done])
  const isSignUp = tab === 'sign-up'
  const email = outcome?.email ?? (isSignUp ? undefined : confirming)
  const refused = outcome?.intent === tab ? outcome.code : undefined
  const [label, busy] = isSignUp ? [copy.signUp, copy.creating] : [copy.signIn, copy.signingIn]

  return (
    <AuthForm
      action={isSignUp ? SIGN_UP : plainPaths.login}
      ref={form}
      hiddenFields={{ intent: tab }}
      label={label}
      busy={busy}
    >
      <EmailField label={copy.email} defaultValue={email} invalid={refused === 'INVALID_EMAIL'} />
      {isSignUp ? (
        <NewPasswordField copy={copy} label={copy.password} name="password" refused={refused} />
      ) : (
        <PasswordField label={copy.password} invalid={refused === 'INVALID_EMAIL_OR_PASSWORD'} />
      )}
    </AuthForm>
  )
}

/** Ways to sign in without a password. */
function OtherWays({ ways, provider, passkey }: Loaded) {
  return (
    <section aria-labelledby="other-ways" className="mt-3 grid gap-3 border-t border-line pt-6">
      <h2 id="other-ways" className="label text-ink-soft">
        {ways.otherWays}
      </h2>
      <Go look="wide" to={plainPaths.signInCode} label={ways.byCode} />
      <PasskeyForm
        action={plainPaths.login}
        question={plainPaths.signInPasskey}
        ask={showPasskey}
        words={passkey}
        hiddenFields={{ intent: 'passkey' }}
        label={ways.byPasskey}
        look="wide"
        className="grid gap-3"
      />
      {provider && <Go look="wide" to={plainPaths.provider} reloadDocument label={provider} />}
    </section>
  )
}

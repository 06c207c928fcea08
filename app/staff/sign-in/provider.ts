import { redirect } from 'react-router'
import { returnPath } from '#app/accounts/cookies/return.server.ts'
import { PROVIDER } from '#app/accounts/factors/sign-in-ways.server.ts'
import { requireStranger } from '#app/accounts/guards.server.ts'
import { codeOf } from '#app/accounts/refusal.server.ts'
import { cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/provider.ts'

/** Redirects to the OpenID Connect provider; `provider-return.ts` handles the return. */
export async function loader(args: Route.LoaderArgs) {
  const { runtime, accounts, asking, request, secure } = staffPage(args)
  if (!accounts.providerName) throw redirect(plainPaths.login)
  await requireStranger(request, runtime)
  const body = {
    provider: PROVIDER,
    callbackURL: returnPath(request, secure),
    errorCallbackURL: plainPaths.login,
    disableRedirect: true,
  }
  const response = await accounts.askProvider(asking, 'signInSocial', body)
  if (!response.ok)
    throw redirect(`${plainPaths.login}?error=${(await codeOf(response)) ?? 'identity_failed'}`)
  const { url } = (await response.json()) as { url: string }
  return redirect(url, { headers: cookiesOf(response) })
}

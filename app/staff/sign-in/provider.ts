import { redirect } from 'react-router'
import { PROVIDER } from '#app/accounts/factors/sign-in-ways.server.ts'
import { requireStranger } from '#app/accounts/guards.server.ts'
import { codeOf } from '#app/accounts/refusal.server.ts'
import { cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import { callerContext, runtimeContext } from '#app/context.server.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Route } from './+types/provider.ts'

/** Redirects to the OpenID Connect provider; `provider-return.ts` handles the return. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  if (!runtime.accounts.providerName) throw redirect(plainPaths.login)
  await requireStranger(request, runtime)
  const { address } = context.get(callerContext)
  const body = {
    provider: PROVIDER,
    callbackURL: plainPaths.admin,
    errorCallbackURL: plainPaths.login,
    disableRedirect: true,
  }
  const response = await runtime.accounts.askProvider({ request, address }, (api, given) =>
    api.signInSocial({ ...given, body }),
  )
  if (!response.ok)
    throw redirect(`${plainPaths.login}?error=${(await codeOf(response)) ?? 'identity_failed'}`)
  const { url } = (await response.json()) as { url: string }
  return redirect(url, { headers: cookiesOf(response) })
}

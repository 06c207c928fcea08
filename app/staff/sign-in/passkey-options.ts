import { accountRefusal } from '#app/accounts/refusal.server.ts'
import { cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/passkey-options.ts'

/**
 * The WebAuthn options for signing in with a passkey or, below the account, for adding one: JSON for the page's script, with the
 * cookie that identifies the challenge.
 */
export async function action(args: Route.ActionArgs) {
  const { accounts, asking, lang, url } = staffPage(args)
  const isNew = url.pathname === plainPaths.accountPasskey
  const response = await accounts.ask(
    asking,
    isNew ? 'generatePasskeyRegistrationOptions' : 'generatePasskeyAuthenticationOptions',
  )
  const headers = cookiesOf(response)
  if (response.ok) return Response.json({ options: await response.json() }, { headers })
  const { message } = await accountRefusal(response, lang)
  return Response.json({ error: message }, { status: response.status, headers })
}

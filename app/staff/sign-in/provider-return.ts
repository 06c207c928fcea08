import { redirect } from 'react-router'
import { leaveNotice } from '#app/accounts/cookies/notice.server.ts'
import { codeOf } from '#app/accounts/refusal.server.ts'
import { cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/provider-return.ts'

export { action } from '#app/endpoints/auth.ts'

/** Better Auth's error codes that have another name in the specification. */
const specified: Record<string, string> = {
  account_already_linked_to_different_user: 'identity_already_exists',
  unable_to_link_account: 'identity_unconfirmed',
}

/**
 * Handles the return from the OpenID Connect provider: signs in, asks for the second step, links the identity, or reports why
 * not. Someone who was signed in before stays signed in.
 */
export async function loader(args: Route.LoaderArgs) {
  const { runtime, accounts, asking, secure, request } = staffPage(args)
  const linking = (await accounts.visitor(request)) !== undefined
  const response = await accounts.answer(asking)
  const headers = cookiesOf(response)
  // Better Auth redirects as if the sign-in were complete; the cookie of the second step shows that it is not.
  if (headers.getSetCookie().some((cookie) => /two_factor=[^;]/.test(cookie)))
    return redirect(plainPaths.secondStep, { headers })

  const to = response.headers.get('location')
  const error = to ? new URL(to, runtime.env.siteUrl).searchParams.get('error') : await codeOf(response)
  if (to && !error) {
    const notice = linking ? 'identityLinked' : 'signedIn'
    headers.append('Set-Cookie', leaveNotice(notice, secure))
    return redirect(to, { headers })
  }
  const code = error ?? 'identity_failed'
  const why = new URLSearchParams({ error: specified[code] ?? code })
  const page = linking ? `${plainPaths.account}?${why}#identities` : `${plainPaths.login}?${why}`
  return redirect(page, { headers })
}

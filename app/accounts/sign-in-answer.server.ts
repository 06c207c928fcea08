import { data, redirect } from 'react-router'
import { leaveNotice } from '#app/accounts/cookies/notice.server.ts'
import { dropReturn, returnPath } from '#app/accounts/cookies/return.server.ts'
import type { Lang } from '#app/content/language.ts'
import { plainPaths } from '#app/site-map.ts'
import { dropLinkToken } from './link-token.server.ts'
import { accountRefusal } from './refusal.server.ts'

/** Copies the cookies of Better Auth's response for the response of our own page. */
export function cookiesOf(response: Response): Headers {
  const headers = new Headers()
  for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}

/** Redirects to the page that was asked for after a successful sign-in, or to the second step. */
export async function signInAnswer(
  response: Response,
  { request, secure }: { request: Request; secure: boolean },
) {
  const headers = cookiesOf(response)
  headers.append('Set-Cookie', dropLinkToken('confirmation', secure))
  const body = (await response.json()) as { twoFactorRedirect?: boolean }
  if (body.twoFactorRedirect) return redirect(plainPaths.secondStep, { headers })
  headers.append('Set-Cookie', leaveNotice('signedIn', secure))
  headers.append('Set-Cookie', dropReturn(secure))
  return redirect(returnPath(request, secure), { headers })
}

/** The response of a page whose form was refused; `more` is what the form keeps. */
export async function refused<More extends object>(response: Response, lang: Lang, more: More) {
  const { code, message } = await accountRefusal(response, lang)
  return data({ ...more, code, error: message }, { status: response.status, headers: cookiesOf(response) })
}

import { redirect } from 'react-router'
import { cookieIn, dropCookie, setCookie } from '#app/accounts/cookies/cookie.server.ts'
import { tokenIn } from './mail-token.server.ts'

/** What a mailed link is for: the name of its token in the address, and the cookie in which it waits instead. */
const links = {
  confirmation: { name: 'confirm', cookie: 'garage-confirmation' },
  newPassword: { name: 'token', cookie: 'garage-new-password' },
  invitation: { name: 'token', cookie: 'garage-invitation' },
  emailChange: { name: 'token', cookie: 'garage-email-change' },
} as const

type Purpose = keyof typeof links

const HOUR = 60 * 60

/**
 * The token of a mailed link moves from the address, where others could see it, to a cookie, at once.
 * @throws the way to the same page without it, where the address has one. @returns the token that waits.
 */
export function takeLinkToken(
  purpose: Purpose,
  request: Request,
  url: URL,
  secure: boolean,
): string | undefined {
  const token = tokenIn(url.searchParams.get(links[purpose].name))
  if (token)
    throw redirect(url.pathname, { headers: { 'Set-Cookie': keepLinkToken(purpose, token, secure) } })
  return waitingLinkToken(purpose, request, secure)
}

export function waitingLinkToken(purpose: Purpose, request: Request, secure: boolean): string | undefined {
  return tokenIn(cookieIn(request, links[purpose].cookie, secure) ?? null)
}

function keepLinkToken(purpose: Purpose, token: string, secure: boolean): string {
  // The whole site, not one page only: with scripts the form goes to the address with `.data`.
  return setCookie(links[purpose].cookie, { value: token, seconds: HOUR, secure })
}

export function dropLinkToken(purpose: Purpose, secure: boolean): string {
  return dropCookie(links[purpose].cookie, secure)
}

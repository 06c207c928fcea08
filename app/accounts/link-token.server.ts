import { redirect } from 'react-router'
import { cookieIn, dropCookie, setCookie } from '#app/accounts/cookies/cookie.server.ts'
import { tokenIn } from './mail-token.server.ts'

/** What a mailed link may bring in its address, and the cookie in which it waits instead. */
const cookies = {
  confirm: 'garage-confirmation',
  token: 'garage-new-password',
  word: 'garage-mailed-word',
} as const

type Brought = keyof typeof cookies

const HOUR = 60 * 60

/**
 * The token of a mailed link moves from the address, where others could see it, to a cookie, at once.
 * @throws the way to the same page without it, where the address has one. @returns the token that waits.
 */
export function takeLinkToken(
  brought: Brought,
  request: Request,
  url: URL,
  secure: boolean,
): string | undefined {
  const token = tokenIn(url.searchParams.get(brought))
  if (token)
    throw redirect(url.pathname, { headers: { 'Set-Cookie': keepLinkToken(brought, token, secure) } })
  return waitingLinkToken(brought, request, secure)
}

export function waitingLinkToken(brought: Brought, request: Request, secure: boolean): string | undefined {
  return tokenIn(cookieIn(request, cookies[brought], secure) ?? null)
}

function keepLinkToken(brought: Brought, token: string, secure: boolean): string {
  // The whole site, not one page only: with scripts the form goes to the address with `.data`.
  return setCookie(cookies[brought], { value: token, seconds: HOUR, secure })
}

export function dropLinkToken(brought: Brought, secure: boolean): string {
  return dropCookie(cookies[brought], secure)
}

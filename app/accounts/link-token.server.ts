import { redirect } from 'react-router'
import { cookieIn, dropCookie, setCookie } from '#app/accounts/cookies/cookie.server.ts'
import { langs } from '#app/content/language.ts'
import { chosenLanguage, rememberLanguage } from './cookies/language.server.ts'
import { tokenIn } from './mail-token.server.ts'

/** The query parameters of mailed links, and the cookie that holds each token instead. */
const links = {
  confirmation: { name: 'confirm', cookie: 'garage-confirmation' },
  newPassword: { name: 'token', cookie: 'garage-new-password' },
  invitation: { name: 'token', cookie: 'garage-invitation' },
  emailChange: { name: 'token', cookie: 'garage-email-change' },
} as const

type Purpose = keyof typeof links

const HOUR = 60 * 60

/**
 * Moves the token of a mailed link from the URL, where others could see it, to a cookie.
 * The page speaks the language of the mail, unless another was chosen on the device.
 * @throws a redirect to the same page without it, if the URL has one. @returns the token in the cookie.
 */
export function takeLinkToken(purpose: Purpose, request: Request, url: URL, secure: boolean) {
  const token = tokenIn(url.searchParams.get(links[purpose].name))
  if (token) {
    // For the whole site, not one page: with scripts the form is posted to the page's `.data` URL.
    const kept = setCookie(links[purpose].cookie, { value: token, seconds: HOUR, secure })
    const headers = new Headers({ 'Set-Cookie': kept })
    const mailed = langs.find((lang) => lang === url.searchParams.get('lang'))
    if (mailed && !chosenLanguage(request)) headers.append('Set-Cookie', rememberLanguage(mailed, secure))
    throw redirect(url.pathname, { headers })
  }
  return waitingLinkToken(purpose, request, secure)
}

export function waitingLinkToken(purpose: Purpose, request: Request, secure: boolean): string | undefined {
  return tokenIn(cookieIn(request, links[purpose].cookie, secure) ?? null)
}

export function dropLinkToken(purpose: Purpose, secure: boolean): string {
  return dropCookie(links[purpose].cookie, secure)
}

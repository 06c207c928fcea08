import { redirect } from 'react-router'
import { cookieIn, dropCookie, keepCookie } from '#app/accounts/cookies/cookie.server.ts'
import { wordIn } from './mailed-word.server.ts'

/** What a mailed link may bring in its address, and the cookie in which it waits instead. */
const cookies = {
  confirm: 'garage-confirmation',
  token: 'garage-new-password',
  word: 'garage-mailed-word',
} as const

type Brought = keyof typeof cookies

const HOUR = 60 * 60

/**
 * The word of a mailed link moves from the address, where others could see it, to a cookie, at once.
 * @throws the way to the same page without it, where the address has one. @returns the word that waits.
 */
export function keptWord(brought: Brought, request: Request, url: URL, secure: boolean): string | undefined {
  const word = wordIn(url.searchParams.get(brought))
  if (word) throw redirect(url.pathname, { headers: { 'Set-Cookie': keepWord(brought, word, secure) } })
  return waitingWord(brought, request, secure)
}

export function waitingWord(brought: Brought, request: Request, secure: boolean): string | undefined {
  return wordIn(cookieIn(request, cookies[brought], secure) ?? null)
}

function keepWord(brought: Brought, word: string, secure: boolean): string {
  // The whole site, not one page only: with scripts the form goes to the address with `.data`.
  return keepCookie(cookies[brought], { value: word, seconds: HOUR, secure })
}

export function dropWord(brought: Brought, secure: boolean): string {
  return dropCookie(cookies[brought], secure)
}

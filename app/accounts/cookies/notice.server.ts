import type { Lang } from '#app/content/language.ts'
import type { StaffNotice } from '#app/staff-words.ts'
import { cookieIn, dropCookie, setCookie } from './cookie.server.ts'

const NAME = 'garage-notice'
const SIGNED_OUT = 'garage-signed-out'
const SECONDS = 20

/** A cookie with a notice for the next page of the staff area. */
export function leaveNotice(notice: StaffNotice, secure: boolean): string {
  return setCookie(NAME, { value: notice, seconds: SECONDS, secure })
}

/** A cookie with this language, for the home page's notice (`layout/signed-out.browser.ts`). Staff pages do not read it. */
export function leaveSignedOut(lang: Lang, secure: boolean): string {
  return setCookie(SIGNED_OUT, { value: lang, seconds: SECONDS, secure, scripts: true })
}

/** The notice for this page, and the header that deletes its cookie. */
export function takeNotice(
  request: Request,
  secure: boolean,
): { notice: string | undefined; headers: HeadersInit } {
  const notice = cookieIn(request, NAME, secure)
  return { notice, headers: notice ? { 'Set-Cookie': dropCookie(NAME, secure) } : {} }
}

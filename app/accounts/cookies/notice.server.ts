import type { Lang } from '#app/content/language.ts'
import type { StaffNotice } from '#app/content/staff/staff.ts'
import { cookieIn, dropCookie, setCookie } from './cookie.server.ts'

const NAME = 'garage-notice'
const SIGNED_OUT = 'garage-signed-out'
const SECONDS = 20

/** Leaves a notice for the page of the staff area that comes next. */
export function leaveNotice(notice: StaffNotice, secure: boolean): string {
  return setCookie(NAME, { value: notice, seconds: SECONDS, secure })
}

/** Leaves the notice, in this language, that the home page reads in the browser (`layout/signed-out.browser.ts`). No page of the staff area takes it. */
export function leaveSignedOut(lang: Lang, secure: boolean): string {
  return setCookie(SIGNED_OUT, { value: lang, seconds: SECONDS, secure, scripts: true })
}

/** The notice left for this page, and the header that takes it away. */
export function takeNotice(
  request: Request,
  secure: boolean,
): { notice: string | undefined; headers: HeadersInit } {
  const notice = cookieIn(request, NAME, secure)
  return { notice, headers: notice ? { 'Set-Cookie': dropCookie(NAME, secure) } : {} }
}

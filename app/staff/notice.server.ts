import type { Lang } from '#app/content/language.ts'
import type { StaffNotice } from '#app/content/staff.ts'
import { cookieIn, dropCookie, keepCookie } from './cookie.server.ts'

const NAME = 'garage-notice'
const SECONDS = 20

/** Leaves a word for the page that comes next, whichever it is: a published page reads it in the browser. */
export function leaveNotice(notice: StaffNotice, lang: Lang, secure: boolean): string {
  return keepCookie(NAME, { value: `${notice}.${lang}`, seconds: SECONDS, secure, scripts: true })
}

/** The word left for this page, and the header that takes it away. */
export function takeNotice(
  request: Request,
  secure: boolean,
): { notice: string | undefined; headers: HeadersInit } {
  const [notice] = cookieIn(request, NAME, secure)?.split('.') ?? []
  return { notice, headers: notice ? { 'Set-Cookie': dropCookie(NAME, secure) } : {} }
}

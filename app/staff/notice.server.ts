import type { Lang } from '#app/content/language.ts'
import type { StaffNotice } from '#app/content/staff.ts'

const NAME = 'garage-notice'

/** Leaves a word for the page that comes next, whichever it is: a published page reads it in the browser. */
export function leaveNotice(notice: StaffNotice, lang: Lang, secure: boolean): string {
  return `${NAME}=${notice}.${lang}; Path=/; Max-Age=20; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The word left for this page, and the header that takes it away. */
export function takeNotice(request: Request): { notice: string | undefined; headers: HeadersInit } {
  const cookies = request.headers.get('cookie') ?? ''
  const notice = new RegExp(`(?:^|;\\s*)${NAME}=(\\w+)`).exec(cookies)?.[1]
  return { notice, headers: notice ? { 'Set-Cookie': `${NAME}=; Path=/; Max-Age=0; SameSite=Lax` } : {} }
}

import { firstStaffLang, type Lang, langs } from '#app/content/language.ts'
import { cookieIn, setCookie } from './cookie.server.ts'

const NAME = 'garage-language'
const YEAR = 365 * 24 * 60 * 60

/** The language chosen for the staff area, which a cookie stores on the device. */
export function languageOf(request: Pick<Request, 'headers'>): Lang {
  const chosen = cookieIn(request, NAME, true) ?? cookieIn(request, NAME, false)
  return langs.find((lang) => lang === chosen) ?? firstStaffLang
}

export function rememberLanguage(lang: Lang, secure: boolean): string {
  return setCookie(NAME, { value: lang, seconds: YEAR, secure })
}

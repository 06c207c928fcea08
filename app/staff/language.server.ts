import { type Lang, langs } from '#app/content/language.ts'

const NAME = 'garage-language'
const YEAR = 365 * 24 * 60 * 60

/** The staff area speaks English until someone chooses French; the choice is remembered on the device. */
export function languageOf(request: Request | undefined): Lang {
  const cookies = request?.headers.get('cookie') ?? ''
  const chosen = new RegExp(`(?:^|;\\s*)${NAME}=(\\w+)`).exec(cookies)?.[1]
  return langs.find((lang) => lang === chosen) ?? 'en'
}

export function rememberLanguage(lang: Lang, secure: boolean): string {
  return `${NAME}=${lang}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}

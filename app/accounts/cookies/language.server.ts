import { firstStaffLang, type Lang, langs } from '#app/content/language.ts'
import { cookieIn, setCookie } from './cookie.server.ts'

const NAME = 'garage-language'
const YEAR = 365 * 24 * 60 * 60
const MOST_LETTERS = 200

/** The language of the staff area: the one chosen, which a cookie stores on the device, else the browser's. */
export function languageOf(request: Pick<Request, 'headers'>): Lang {
  return chosenLanguage(request) ?? preferredLanguage(request) ?? firstStaffLang
}

export function chosenLanguage(request: Pick<Request, 'headers'>): Lang | undefined {
  const chosen = cookieIn(request, NAME, true) ?? cookieIn(request, NAME, false)
  return langs.find((lang) => lang === chosen)
}

/** The language of the site that the browser asks for first: "fr-CA,fr;q=0.9,en;q=0.8" is French. */
function preferredLanguage({ headers }: Pick<Request, 'headers'>): Lang | undefined {
  // A browser sends less; whoever sends more does not get to choose what it costs to read.
  const sent = (headers.get('Accept-Language') ?? '').slice(0, MOST_LETTERS).toLowerCase()
  const asked = sent.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return { lang: langs.find((lang) => lang === range.split('-')[0]), quality: Number(quality) }
  })
  return asked
    .filter(({ lang, quality }) => lang && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)[0]?.lang
}

export function rememberLanguage(lang: Lang, secure: boolean): string {
  return setCookie(NAME, { value: lang, seconds: YEAR, secure })
}

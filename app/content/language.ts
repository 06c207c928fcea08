/** The languages of the site, French first. To add one, add its code here; the compiler then lists every missing text. */
export const langs = ['fr', 'en'] as const

export type Lang = (typeof langs)[number]

/** The language of the garage's own papers and mails. */
export const garageLang: Lang = 'fr'

/** The language of the staff area until someone chooses another. */
export const firstStaffLang: Lang = 'en'

export const languageNames: Record<Lang, string> = { fr: 'Français', en: 'English' }

/** A short label in every language. */
export type Text = Record<Lang, string>

/** A text in at least one language, as somebody else wrote it. */
export type SomeText = { readonly [lang in Lang]?: string | undefined }

/** The words of such a text for readers of `lang`, and the language they are in. */
export function wordsFor(text: SomeText, lang: Lang): { words: string; lang: Lang } {
  const written = text[lang] ? lang : (langs.find((each) => text[each]) ?? lang)
  return { words: text[written] ?? '', lang: written }
}

/** Texts of one place in every language, in the order of `langs`, under their keys. */
type Pairs = { readonly [key: string]: Pairs | { readonly [At in keyof typeof langs]: unknown } }

/** What a text in French is, and so in every language, without its words. */
type Widened<French> = French extends string
  ? string
  : French extends readonly (infer Item)[]
    ? readonly Widened<Item>[]
    : { readonly [Key in keyof French]: Widened<French[Key]> }

/** What one language says of texts in pairs. */
type Side<Part> = Part extends readonly [infer French, unknown]
  ? Widened<French>
  : { readonly [Key in keyof Part]: Side<Part[Key]> }

/** Pairs whose second text is of the same form as its French. */
type Matching<Part> = Part extends readonly [infer French, unknown]
  ? readonly [unknown, Widened<French>]
  : { readonly [Key in keyof Part]: Matching<Part[Key]> }

/**
 * Prose with its languages beside each other: each text, or list of texts, is `['French', 'English']`, in the order of `langs`. The
 * French sets the type.
 */
export function inPairs<const Part extends Pairs>(pairs: Part & Matching<Part>): Record<Lang, Side<Part>> {
  const side = (part: unknown, at: number): unknown =>
    Array.isArray(part)
      ? part[at]
      : Object.fromEntries(Object.entries(part as object).map(([key, each]) => [key, side(each, at)]))
  return forEachLang((lang) => side(pairs, langs.indexOf(lang)) as Side<Part>)
}

/** One value for each language. */
export function forEachLang<Value>(value: (lang: Lang) => Value): Record<Lang, Value> {
  return Object.fromEntries(langs.map((lang) => [lang, value(lang)])) as Record<Lang, Value>
}

/** A text by its key: in `lang`, else in French, else the key itself. */
export function textOf(texts: Readonly<Record<string, Partial<Text>>>, key: string, lang: Lang): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return text?.[lang] || text?.fr || key
}

/** The language with this code, else French. */
export function langNamed(code: unknown): Lang {
  return langs.find((lang) => lang === code) ?? langs[0]
}

/** The path prefix of a language: empty for French. */
export function pathPrefix(lang: Lang): string {
  return lang === langs[0] ? '' : `/${lang}`
}

/** The language of a path, ignoring case: `/en` and below is English, a path without a prefix is French. */
export function langOf(pathname: string): Lang {
  const first = pathname.split('/')[1]?.toLowerCase()
  return langs.find((lang) => pathPrefix(lang) && lang === first) ?? langs[0]
}

/** The languages of the site, French first. A further language is one word here; the compiler then lists every text still to write. */
export const langs = ['fr', 'en'] as const

export type Lang = (typeof langs)[number]

/** What the garage's own papers and mails are written in. */
export const garageLang: Lang = 'fr'

/** What the staff area speaks until someone chooses. */
export const firstStaffLang: Lang = 'en'

/** Each language in its own words. */
export const languageNames: Record<Lang, string> = { fr: 'Français', en: 'English' }

/** A short label in every language. */
export type Text = Record<Lang, string>

/** Prose in every language: French is the type, the others must have exactly its keys. */
export function bilingual<Copy>(blocks: { fr: Copy } & Record<Lang, NoInfer<Copy>>): Record<Lang, Copy> {
  return blocks
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

/** A language by its code, else the first. */
export function langNamed(code: unknown): Lang {
  return langs.find((lang) => lang === code) ?? langs[0]
}

/** What the addresses of a language begin with: nothing in the first one. */
export function pathPrefix(lang: Lang): string {
  return lang === langs[0] ? '' : `/${lang}`
}

/** The language an address is written in, in any letter case: `/en` and below is English, what has no prefix French. */
export function langOf(pathname: string): Lang {
  const first = pathname.split('/')[1]?.toLowerCase()
  return langs.find((lang) => pathPrefix(lang) && lang === first) ?? langs[0]
}

/** The languages of the site, French first. A further language is one word here; the compiler then lists every text still to write. */
export const langs = ['fr', 'en'] as const

export type Lang = (typeof langs)[number]

/** Each language in its own words. */
export const languageNames: Record<Lang, string> = { fr: 'Français', en: 'English' }

/** A short label in every language. */
export type Text = Record<Lang, string>

/** Prose in every language: French is the type, the others must have exactly its keys. */
export function bilingual<Copy>(blocks: { fr: Copy; en: NoInfer<Copy> }): Record<Lang, Copy> {
  return blocks
}

/** A text by its key: in `lang`, else in French, else the key itself. */
export function textOf(texts: Readonly<Record<string, Partial<Text>>>, key: string, lang: Lang): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return text?.[lang] || text?.fr || key
}

/** The language an address is written in: `/en` and below is English, in any letter case, all else French. */
export function langOf(pathname: string): Lang {
  return /^\/en(\/|$)/i.test(pathname) ? 'en' : 'fr'
}

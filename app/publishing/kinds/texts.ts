import { z } from 'zod'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { displayFault, isServicePart, textFaults, tidyText } from '#app/publishing/text-rules.ts'
import { type TextPageId, type TextPlace, textFile, textPlace } from '#app/publishing/texts.ts'
import { wordDifference } from '#app/publishing/word-difference.server.ts'
import { deskWordsCopy } from '#app/publishing/words/texts.ts'
import { href } from '#app/site-map.ts'
import { inEveryLanguage, type Kind } from './kind.ts'

/** A text in every language that a page can show. */
export const shownText = inEveryLanguage(z.string().transform(tidyText)).refine((text) =>
  langs.every((lang) => !displayFault(text[lang], lang)),
)

/** Editable prose: a text in every language, at its place in the content. */
export const texts: Kind<Text> = {
  has: (place) => textPlace(place) !== undefined,
  schema: () => shownText,
  keepsRules: (text, place) => !textFaults(place, text, textPlace(place)?.bundled ?? text).length,
  bundled: (place) => textPlace(place)?.bundled ?? null,
  file: textFile,
  name(place, _, lang) {
    const text = textPlace(place)
    return text ? `${pageName(text.page, lang)}, ${textLabel(text, lang).toLowerCase()}` : place
  },
  text: (text, lang) => text[lang],
  /** Word by word, in each language that changes. */
  sentence({ key, was, now }, lang) {
    const [before, after] = [was as Text, now as Text]
    const words = wordDifference(before, after)
    return { what: texts.name(key, after, lang), before: before[lang], after: after[lang], words }
  },
  saysAnyValue: true,
  page: (place, _, lang) => pageOfText(textPlace(place)?.page ?? 'home', lang),
  isText: true,
}

/** "Accueil", "Freins". */
export function pageName(page: TextPageId, lang: Lang): string {
  return isServicePart(page) ? service(page).label[lang] : deskWordsCopy(lang).pages[page]
}

/** "Réponse 2". */
export function textLabel({ name, number }: TextPlace, lang: Lang): string {
  const word = deskWordsCopy(lang).names[name]
  return number ? `${word} ${number}` : word
}

/** The public page that shows the texts of a page of the desk. */
export function pageOfText(page: TextPageId, lang: Lang): string {
  return isServicePart(page) ? href('service', lang, service(page).slug[lang]) : href(page, lang)
}

import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import type { Lang, Text } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { type DeskWordsCopy, deskWordsCopy } from '#app/content/staff/desk-words.ts'
import type { Entry } from '#app/desk/fold.ts'
import { isServicePart } from '#app/desk/text-rules.ts'
import { type TextPageId, type TextPlace, textPlace } from '#app/desk/texts.ts'
import { wordDifference } from '#app/desk/word-difference.server.ts'
import { href } from '#app/site-map.ts'

/** "Accueil", "Freins". */
export function pageName(page: TextPageId, lang: Lang): string {
  return isServicePart(page) ? service(page).label[lang] : deskWordsCopy(lang).pages[page]
}

/** "Réponse 2". */
export function textLabel({ name, number }: TextPlace, lang: Lang): string {
  const word = deskWordsCopy(lang).names[name]
  return number ? `${word} ${number}` : word
}

/** The title of a section: its name, or else its heading on the site. */
export function sectionTitle([first]: readonly TextPlace[], lang: Lang): string {
  if (!first) return ''
  const { sections } = deskWordsCopy(lang)
  const { section, page } = first
  const id = isServicePart(page) ? section.replace(page, 'service') : section
  return Object.hasOwn(sections, id)
    ? sections[id as keyof DeskWordsCopy['sections']]
    : fill((facts().texts[first.place] ?? first.bundled)[lang], lang)
}

/** The public page that shows the texts of a page of the desk. */
export function pageOfText(page: TextPageId, lang: Lang): string {
  return isServicePart(page) ? href('service', lang, service(page).slug[lang]) : href(page, lang)
}

const placeOfPath = (path: string) => textPlace(path.slice('texts.'.length))

/** The public page that shows the text at a path of the desk. */
export function pageOfPath(path: string, lang: Lang): string {
  return pageOfText(placeOfPath(path)?.page ?? 'home', lang)
}

/** "Freins, réponse 2". */
export function textName(path: string, lang: Lang): string {
  const text = placeOfPath(path)
  return text ? `${pageName(text.page, lang)}, ${textLabel(text, lang).toLowerCase()}` : path
}

/** A change of a text, word by word, in each language that changes. */
export function textSentence({ path, was, now }: Entry, lang: Lang) {
  const [before, after] = [was as Text, now as Text]
  return {
    what: textName(path, lang),
    before: before[lang],
    after: after[lang],
    words: wordDifference(before, after),
  }
}

import { type Facts, fillAll, printedFacts } from './fill.ts'
import { interfaceCopy } from './interface.ts'
import { type Lang, langs } from './language.ts'
import { headings } from './pages/headings.ts'

function fillContent(lang: Lang, facts: Facts) {
  return {
    facts,
    interface: fillAll(interfaceCopy[lang], lang, facts),
    headings: fillAll(headings[lang], lang, facts),
  }
}

/** Everything the garage says in one language, its facts filled in. */
export type Content = ReturnType<typeof fillContent>

/** The whole content with other facts than the printed ones, to try a change of prices. */
export function contentWith(facts: Facts): Record<Lang, Content> {
  return Object.fromEntries(langs.map((lang) => [lang, fillContent(lang, facts)])) as Record<Lang, Content>
}

let current = contentWith(printedFacts)

/** What loaders read: one language of the content that is published now. */
export function content(lang: Lang): Content {
  return current[lang]
}

/** Publishes other content; pages rendered from now on show it. */
export function setContent(next: Record<Lang, Content>): void {
  current = next
}

import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import type { Lang } from '#app/content/language.ts'
import { isServicePart } from '#app/publishing/text-rules.ts'
import type { TextPlace } from '#app/publishing/texts.ts'
import { type DeskWordsCopy, deskWordsCopy } from '#app/publishing/words/texts.ts'

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

import { forEachLang, type Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { type RefusalReason, refusalCopy } from '#app/content/texts/refusals.ts'
import { labelledText, typeset } from '#app/content/typography.ts'
import { plainPage } from './plain-page.ts'

/** The page for a refused request; `field` is the one that cannot be read. */
export function refusalPage(reason: RefusalReason, first: Lang, field?: string): string {
  const texts = (lang: Lang) => ({
    ...refusalCopy[lang][reason],
    about: field && unreadableText(field, lang),
  })
  return plainPage(forEachLang(texts), first)
}

/** The error message for a field that cannot be read, with the field's label in the form or else its name. */
export function unreadableText(name: string, lang: Lang): string {
  const { fields, invalid } = content(lang).contactForm
  const labels: Readonly<Record<string, { label: string }>> = fields
  const field = Object.hasOwn(labels, name) ? labels[name]?.label : name
  return typeset(labelledText(field ?? name, invalid.control, lang), lang)
}

import { type Lang, langs } from '#app/content/language.ts'
import {
  type Placeholder,
  templateNames,
  templatePlaceholders,
  templatesCopy,
} from '#app/requests/handling/template-words.ts'
import type { Template } from '#app/requests/handling/templates.server.ts'

/** The templates for their page, each with its text in every language. */
export function shownTemplates(templates: Template[], lang: Lang) {
  const { names, languages } = templatesCopy(lang)
  return templateNames.map((name) => ({
    name,
    label: names[name],
    begins: beginningOf(templates.find((template) => template.name === name && template.lang === lang)?.text),
    texts: templates
      .filter((template) => template.name === name)
      .map((template) => ({ ...template, label: languages[template.lang] })),
  }))
}

/** The first line after the greeting, to recognise a text by. */
function beginningOf(text = ''): string {
  return text.split(/\n+/)[1] ?? text
}

export type ShownTemplate = ReturnType<typeof shownTemplates>[number]['texts'][number]

/** The placeholders in every language, with their meaning. */
export function shownWords(lang: Lang) {
  const { meanings } = templatesCopy(lang)
  return (Object.keys(templatePlaceholders) as Placeholder[]).map((name) => ({
    meaning: meanings[name],
    tokens: langs
      .map((own) => ({ lang: own, token: tokenOf(name, own) }))
      .filter(({ token }, index, all) => all.findIndex((other) => other.token === token) === index),
  }))
}

/** A placeholder with its brackets, as typed in a template. */
export function tokenOf(name: Placeholder, lang: Lang): string {
  return `[${templatePlaceholders[name][lang]}]`
}

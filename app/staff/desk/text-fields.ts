import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'

type TextField<Name extends string> = `${Name}.${Lang}`

/** The names of a text's fields in a form, one for each language: "label.fr". */
export function textFieldNames<Name extends string>(name: Name): TextField<Name>[] {
  return langs.map((lang) => `${name}.${lang}` as const)
}

/** A text as its fields in a form begin. */
export function textToFields<Name extends string>(name: Name, text?: Text) {
  const fields = langs.map((lang) => [`${name}.${lang}`, text?.[lang] ?? ''])
  return Object.fromEntries(fields) as Record<TextField<Name>, string>
}

/** The text that the fields of a form say. */
export function textFromFields<Name extends string>(
  name: Name,
  typed: Partial<Record<TextField<Name>, string>>,
): Text {
  return forEachLang((lang) => typed[`${name}.${lang}`] ?? '')
}

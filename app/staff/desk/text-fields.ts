import { forEachLang, type Lang, langs, type SomeText, type Text } from '#app/content/language.ts'

/** The name of a text's field in a form, one for each language: "label.fr". */
type TextField<Name extends string> = `${Name}.${Lang}`

/** The initial values of a text's fields. */
export function textToFields<Name extends string>(name: Name, text?: SomeText) {
  const fields = langs.map((lang) => [`${name}.${lang}`, text?.[lang] ?? ''])
  return Object.fromEntries(fields) as Record<TextField<Name>, string>
}

/** The text in a form's fields. */
export function textFromFields<Name extends string>(
  name: Name,
  typed: Readonly<Record<string, string | undefined>>,
): Text {
  return forEachLang((lang) => typed[`${name}.${lang}`] ?? '')
}

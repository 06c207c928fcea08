import type { Lang } from '#app/content/language.ts'

/**
 * A formula sign where a cell may begin: at the start of a text, or inside it, since some programs split at semicolons (in
 * French), tabs or line breaks in spite of the quotes, and at commas those that read a French file as an English one. White space and quotes before the sign may be stripped. Full-width
 * signs count as well. The sign is matched first, so that matching takes linear time.
 */
const FORMULA: Record<Lang, RegExp> = {
  fr: /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])[\s\p{C}"']*)/gu,
  en: /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s\p{C}"']*)/gu,
}

/** The apostrophe tells spreadsheets that a cell is text; removing it before such a sign restores the original. */
function cell(value: string, lang: Lang): string {
  return `"${value.replace(FORMULA[lang], "'").replaceAll('"', '""')}"`
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What spreadsheets of a language split at: in French, Excel takes the comma for a decimal sign. */
const separators: Record<Lang, string> = { fr: ';', en: ',' }

export function csvRow(values: readonly (string | null)[], lang: Lang): string {
  return `${values.map((value) => cell(value ?? '', lang)).join(separators[lang])}\r\n`
}

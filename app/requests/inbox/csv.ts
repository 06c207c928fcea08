/**
 * The sign of a formula where a cell may begin: at the start of a text, or inside it where a program in French splits at
 * semicolons, or one at tabs or lines, whatever the quotes around the cell say. White space and quotes before the sign may be
 * taken away. Full-width signs count as well. The sign is looked for first, so that a text takes time in proportion to its length.
 */
const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s\p{C}"']*)/gu

/** The apostrophe tells spreadsheets that a cell is text; taken away before such a sign, it gives back what was written. */
function cell(value: string): string {
  return `"${value.replace(FORMULA, "'").replaceAll('"', '""')}"`
}

/** The mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export function csvRow(values: readonly (string | null)[]): string {
  return `${values.map((value) => cell(value ?? '')).join(',')}\r\n`
}

/**
 * A formula sign where a cell may begin: at the start of a text, or inside it, since some programs split at semicolons (in
 * French), tabs or line breaks in spite of the quotes. White space and quotes before the sign may be stripped. Full-width
 * signs count as well. The sign is matched first, so that matching takes linear time.
 */
const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s\p{C}"']*)/gu

/** The apostrophe tells spreadsheets that a cell is text; removing it before such a sign restores the original. */
function cell(value: string): string {
  return `"${value.replace(FORMULA, "'").replaceAll('"', '""')}"`
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export function csvRow(values: readonly (string | null)[]): string {
  return `${values.map((value) => cell(value ?? '')).join(',')}\r\n`
}

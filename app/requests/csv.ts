/**
 * Where a formula may begin inside a text: some spreadsheets in French take a semicolon for the end of a cell, quotes or not,
 * and a line for the end of a row. A hyphen before a space only begins a list.
 */
const INSIDE = /([;\t\n] *)(?=[=+@]|-\S)/g

/** Text that a spreadsheet would run as a formula is told to be text by the apostrophe such programs know. */
function cell(value: string): string {
  const inside = value.replace(INSIDE, "$1'")
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${inside}` : inside
  return `"${safe.replaceAll('"', '""')}"`
}

/** The mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export function csvRow(values: readonly (string | null)[]): string {
  return `${values.map((value) => cell(value ?? '')).join(',')}\r\n`
}

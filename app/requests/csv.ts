/** Text that a spreadsheet would run as a formula is told to be text by the apostrophe such programs know. */
function cell(value: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** The mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

export function csvRow(values: readonly (string | null)[]): string {
  return `${values.map((value) => cell(value ?? '')).join(',')}\r\n`
}

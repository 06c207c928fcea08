import type { Lang, Text } from '#app/content/language.ts'

/** Separator between the area code and the number. */
const afterArea: Text = { fr: '\u00a0', en: '-' }

/** "+15145550147" as "514 555-0147" (French) or "514-555-0147" (English). */
export function phoneText(e164: string, lang: Lang): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return area ? `${area}${afterArea[lang]}${exchange}-${line}` : e164
}

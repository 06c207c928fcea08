import type { Lang, Text } from '#app/content/language.ts'

/** Separator between the area code and the number. */
const afterArea: Text = { fr: '\u00a0', en: '-' }

/** "+15145550147" as "514 555-0147" (French) or "514-555-0147" (English). */
export function phoneText(e164: string, lang: Lang): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return area ? `${area}${afterArea[lang]}${exchange}-${line}` : e164
}

/** The first digits, as many as a number has at least, and what follows up to an extension or another number. */
const numberAtStart = /^(?:\D*\d){7}[^\p{L}#,;]*/u

/** The number to dial, of a phone number as someone typed it: "514 555-0147 poste 12" as "5145550147". */
export function dialled(phone: string): string {
  const number = numberAtStart.exec(phone)?.[0] ?? phone
  return number.replace(/[^\d+]/g, '')
}

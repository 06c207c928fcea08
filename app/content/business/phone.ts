import type { Lang } from '#app/content/language.ts'

/** "+15145550147" as "514 555-0147" (French) or "514-555-0147" (English). */
export function phoneText(e164: string, lang: Lang): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  if (!area) return e164
  return lang === 'fr' ? `${area}\u00a0${exchange}-${line}` : `${area}-${exchange}-${line}`
}

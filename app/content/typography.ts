import type { Lang } from './language.ts'

const NBSP = '\u00a0'

/** "Nom : Anne", "Name: Anne". */
export function labelledText(label: string, value: string, lang: Lang): string {
  return `${label}${lang === 'fr' ? NBSP : ''}: ${value}`
}

/**
 * The spacing of Quebec French, so that texts are typed with ordinary spaces: a no-break space before ":" and inside
 * « », within numbers and before their units; none before ";", "!" and "?". English keeps units with their numbers.
 */
export function typeset(text: string, lang: Lang): string {
  const units = text.replace(/(\d) (?=(?:\$|%|km|mm|po|pi²|h)(?![\p{L}\d]))/gu, `$1${NBSP}`)
  if (lang !== 'fr') return units
  return units
    .replace(/(\S) :(?=\s|$)/g, `$1${NBSP}:`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/ »/g, `${NBSP}»`)
    .replace(/(?<![\d-])(\d{1,3}) (?=\d{3}(?![\d-]))/g, `$1${NBSP}`)
}

import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'

const province = { fr: 'Québec', en: 'Quebec' }

/** "Montréal (Québec) H1Z 3N5". */
export function cityLine(lang: Lang): string {
  const { city, postalCode } = facts().business.address
  return `${city} (${province[lang]}) ${postalCode}`
}

import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'

const province = { fr: 'Québec', en: 'Quebec' }

/** "Montréal (Québec) H1Z 3N5". */
export function cityLine(lang: Lang): string {
  const { city, postalCode } = facts().business.address
  return `${city} (${province[lang]}) ${postalCode}`
}

/** Towns that English names otherwise in a sentence. */
const inEnglish: Readonly<Record<string, string>> = { Montréal: 'Montreal', Québec: 'Quebec City' }

export const cityName = (city: string, lang: Lang) => (lang === 'en' && inEnglish[city]) || city

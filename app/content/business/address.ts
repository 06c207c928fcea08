import { facts } from '#app/content/facts.ts'
import type { Lang, Text } from '#app/content/language.ts'

const province: Text = { fr: 'Québec', en: 'Quebec' }

/** "Montréal (Québec) H1Z 3N5". */
export function cityLine(lang: Lang): string {
  const { city, postalCode } = facts().business.address
  return `${city} (${province[lang]}) ${postalCode}`
}

/** Towns that have another name in a language. */
const townNames: Record<Lang, Readonly<Record<string, string>>> = {
  fr: {},
  en: { Montréal: 'Montreal', Québec: 'Quebec City' },
}

export const cityName = (city: string, lang: Lang) => townNames[lang][city] ?? city

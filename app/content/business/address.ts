import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'

type Line = (city: string, region: string, postalCode: string) => string

const lines: Record<Lang, Line> = {
  fr: (city, _region, postalCode) => `${city} (Québec) ${postalCode}`,
  en: (city, region, postalCode) => `${city}, ${region} ${postalCode}`,
}

/** "Montréal (Québec) H1Z 3N5", "Montreal, QC H1Z 3N5": as each language writes an address, its postal code on one line. */
export function cityLine(lang: Lang): string {
  const { city, region, postalCode } = facts().business.address
  return lines[lang](cityName(city, lang), region, postalCode.replaceAll(' ', '\u00a0'))
}

/** Towns that have another name in a language. */
const townNames: Record<Lang, Readonly<Record<string, string>>> = {
  fr: {},
  en: { Montréal: 'Montreal', Québec: 'Quebec City' },
}

export const cityName = (city: string, lang: Lang) => townNames[lang][city] ?? city

import { type Lang, type SomeText, type Text, wordsFor } from '#app/content/language.ts'
import type { OwnKey } from '#app/content/own-key.ts'
import type { ServiceId } from '#app/content/services/index.ts'

type ReviewFacts = {
  /** Who wrote it, without a name: "Cliente, {city}". */
  who: Text
  service: ServiceId
  rating: 1 | 2 | 3 | 4 | 5
  text: Text
  /** `YYYY-MM-DD`; pages show it relative to today. */
  date: string
  /** A sample, marked as such until the garage replaces it with a real review. */
  placeholder: boolean
}

/** A customer's review; `consent` is the day (`YYYY-MM-DD`) they agreed to its publication. */
export type OwnReview = {
  key: OwnKey
  who: string
  service: ServiceId
  rating: ReviewFacts['rating']
  text: SomeText
  date: string
  consent: string
}

/** Four samples, shown until the garage adds a review of its own. */
const reviewFacts: readonly ReviewFacts[] = [
  {
    who: { fr: 'Cliente, {city}', en: 'Customer, {city}' },
    service: 'freins',
    rating: 5,
    text: {
      fr: 'Ça criait au freinage depuis des semaines. On m’a montré les plaquettes à côté d’une neuve, puis le prix par écrit. C’est ce que j’ai payé, à la cenne près.',
      en: 'It had been squealing for weeks. They showed me the pads next to a new one, then the price in writing. That is what I paid, to the penny.',
    },
    date: '2026-10-14',
    placeholder: true,
  },
  {
    who: { fr: 'Client, {city}', en: 'Customer, {city}' },
    service: 'pneus',
    rating: 5,
    text: {
      fr: 'Changement de pneus fait à l’heure prévue. Ils ont vu une valve fendue et m’ont demandé avant de la changer. J’ai attendu sur place avec un café.',
      en: 'Tires changed at the time we agreed on. They spotted a cracked valve and asked before replacing it. I waited there with a coffee.',
    },
    date: '2026-09-29',
    placeholder: true,
  },
  {
    who: { fr: 'Cliente, {city}', en: 'Customer, {city}' },
    service: 'general',
    rating: 5,
    text: {
      fr: 'Mon voyant moteur s’allumait une fois sur deux. Ils ont pris le temps de chercher, et le diagnostic a été déduit de la facture comme promis.',
      en: 'My check engine light kept coming and going. They took the time to look for the cause, and the diagnostic was deducted from the bill as promised.',
    },
    date: '2026-08-11',
    placeholder: true,
  },
  {
    who: { fr: 'Client, {city}', en: 'Customer, {city}' },
    service: 'antirouille',
    rating: 5,
    text: {
      fr: 'Antirouille fait à l’automne. On m’a averti que ça coulerait un peu les premiers jours et dit où ne pas stationner. Rien à redire.',
      en: 'Rustproofing done in the fall. They warned me it would drip a little for the first few days and told me where not to park. No complaints.',
    },
    date: '2025-11-06',
    placeholder: true,
  },
]

/** Said of a review that is not in the language of the page. */
const writtenIn: Record<Lang, Text> = {
  fr: { fr: 'en français', en: 'in French' },
  en: { fr: 'en anglais', en: 'in English' },
}

export type ShownReview = Omit<OwnReview, 'key' | 'text' | 'consent'> & {
  key: string
  text: string
  /** Of the text. */
  lang: Lang
  writtenIn: string | undefined
  placeholder: boolean
}

/** The reviews in one language: the garage's own in the order given, else the samples. */
export function reviews(lang: Lang, own: readonly OwnReview[] = []): ShownReview[] {
  if (own.length)
    return own.map(({ consent: _, ...review }) => {
      const { words, lang: written } = wordsFor(review.text, lang)
      return {
        ...review,
        text: words,
        lang: written,
        writtenIn: written === lang ? undefined : writtenIn[written][lang],
        placeholder: false,
      }
    })
  return reviewFacts.map((review, index) => ({
    ...review,
    key: `example-${index}`,
    who: review.who[lang],
    text: review.text[lang],
    lang,
    writtenIn: undefined,
  }))
}

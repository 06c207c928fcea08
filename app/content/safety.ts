import type { Lang, Text } from './language.ts'
import { laterSigns } from './signs/later.ts'
import { stopSigns } from './signs/stop.ts'

/** How long a driver may go on: not at all, until an appointment this week, or until the next visit. */
export const urgencies = ['stop', 'soon', 'next'] as const
export type Urgency = (typeof urgencies)[number]

/**
 * What a driver must do, in one wording for the whole site. A text names it as `{safety:stop}`, after a colon; a sign that it is
 * about as `{sign:redOilLight}`, in the same sentence.
 */
export const safety: Readonly<Record<Urgency, Text>> = {
  stop: {
    fr: 'ne roulez plus. Arrêtez-vous dès que c’est sûr, coupez le moteur et appelez le {phone}',
    en: 'stop driving. Pull over as soon as it is safe, switch off the engine and call {phone}',
  },
  soon: { fr: 'prenez rendez-vous cette semaine', en: 'book an appointment this week' },
  next: { fr: 'dites-le à votre prochaine visite', en: 'mention it at your next visit' },
}

/** What is noticed first: a noise, something felt, a light, a smell or a leak. */
export const senses = ['noise', 'feel', 'light', 'smell', 'leak'] as const
export type Sense = (typeof senses)[number]

export type Sign = {
  urgency: Urgency
  sense: Sense
  /** What the driver notices, as it stands within a sentence. */
  sign: Text
  /** What it mostly means, and what helps until then. */
  means: Text
}

/** Every sign by the name a text gives it. */
export const signs = { ...stopSigns, ...laterSigns } satisfies Record<string, Sign>

export type SignKey = keyof typeof signs

/** What to do and the signs of it, by urgency and then by what is noticed first, in one language. */
export function safetyLines(lang: Lang) {
  const all: readonly Sign[] = Object.values(signs)
  return urgencies.map((urgency) => ({
    urgency,
    instruction: safety[urgency][lang],
    groups: senses.flatMap((sense) => {
      const found = all.filter((each) => each.urgency === urgency && each.sense === sense)
      const lines = found.map(({ sign, means }) => ({ sign: sign[lang], means: means[lang] }))
      return lines.length > 0 ? [{ sense, lines }] : []
    }),
  }))
}

import type { Text } from './language.ts'
import { laterSigns } from './signs/later.ts'
import { stopSigns } from './signs/stop.ts'

/** How long it is safe to keep driving: not at all, until it is looked at this week, or until the next visit. */
export const urgencies = ['stop', 'soon', 'next'] as const
export type Urgency = (typeof urgencies)[number]
export const isUrgency = (key: string): key is Urgency => urgencies.some((urgency) => urgency === key)

/**
 * What a driver must do, in one wording for the whole site. Texts refer to it as `{safety:stop}`, after a colon or a comma, and to the
 * sign as `{sign:redOilLight}`, in the same sentence.
 */
export const safety: Readonly<Record<Urgency, Text>> = {
  stop: {
    fr: 'ne roulez plus. Arrêtez-vous dès que c’est sûr, coupez le moteur et appelez le {phone}',
    en: 'stop driving. Pull over as soon as it is safe, switch off the engine and call {phone}',
  },
  soon: { fr: 'faites voir l’auto cette semaine', en: 'have the car looked at this week' },
  next: { fr: 'dites-le à votre prochaine visite', en: 'mention it at your next visit' },
}

/** What the driver notices first: a noise, something felt, a warning light, a smell or a leak. */
export const senses = ['noise', 'feel', 'light', 'smell', 'leak'] as const
export type Sense = (typeof senses)[number]

export type Sign = {
  urgency: Urgency
  sense: Sense
  /** What the driver notices, worded as part of a sentence. */
  sign: Text
  /** The usual cause, and what to do in the meantime. */
  means: Text
}

/** Every sign by its key in `{sign:key}`. */
export const signs = { ...stopSigns, ...laterSigns } satisfies Record<string, Sign>

export type SignKey = keyof typeof signs

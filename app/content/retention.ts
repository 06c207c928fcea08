import type { Text } from './language.ts'

/** How long personal information is kept. Both the purge and the privacy page read it, so that the page stays true. */
export const retention = {
  /** From the last exchange about a request until it is made anonymous. */
  requestMonths: 24,
  /** For a message marked as spam. */
  spamDays: 30,
  /** For an entry in the register of confidentiality incidents, from the day the incident became known (Law 25). */
  incidentYears: 5,
  /** Time limit to answer a person's request about their own information (Law 25, s. 32). */
  answerDays: 30,
} as const

/** The same periods in words; texts refer to them as `{retention:request}`. */
export const retentionTexts = {
  request: { fr: `${retention.requestMonths} mois`, en: `${retention.requestMonths} months` },
  spam: { fr: `${retention.spamDays} jours`, en: `${retention.spamDays} days` },
  incidents: { fr: `${retention.incidentYears} ans`, en: `${retention.incidentYears} years` },
  answer: { fr: `${retention.answerDays} jours`, en: `${retention.answerDays} days` },
} as const satisfies Record<string, Text>

export type RetentionKey = keyof typeof retentionTexts

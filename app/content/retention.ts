import type { Text } from './language.ts'

/**
 * How long personal information is kept. The purge and the privacy page both read it here, so that the page stays true.
 */
export const retention = {
  /** After the last exchange about a request; then it is made anonymous. */
  requestMonths: 24,
  /** A message sorted as spam. */
  spamDays: 30,
  /** The register of confidentiality incidents, from the day the incident is known (Law 25). */
  incidentYears: 5,
  /** The longest a person waits for an answer about their own information (Law 25, s. 32). */
  answerDays: 30,
} as const

/** The same periods as texts name them: `{retention:request}`. */
export const retentionTexts = {
  request: { fr: `${retention.requestMonths} mois`, en: `${retention.requestMonths} months` },
  spam: { fr: `${retention.spamDays} jours`, en: `${retention.spamDays} days` },
  incidents: { fr: `${retention.incidentYears} ans`, en: `${retention.incidentYears} years` },
  answer: { fr: `${retention.answerDays} jours`, en: `${retention.answerDays} days` },
} as const satisfies Record<string, Text>

export type RetentionKey = keyof typeof retentionTexts

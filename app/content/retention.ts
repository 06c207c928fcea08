import type { Business } from './business/business.ts'
import type { Text } from './language.ts'

/** How long personal information but requests is kept. Both the purge and the privacy page read it, so that the page stays true. */
export const retention = {
  /** For a message marked as spam. */
  spamDays: 30,
  /** For an entry in the register of confidentiality incidents, from the day the incident became known (Law 25). */
  incidentYears: 5,
  /** Time limit to answer a person's request about their own information (Law 25, s. 32). */
  answerDays: 30,
} as const

/** The same periods in words; texts refer to them as `{retention:request}`. */
export const retentionTexts = ({ requestMonths }: Business): Readonly<Record<string, Text>> => ({
  request: { fr: `${requestMonths} mois`, en: `${requestMonths} months` },
  spam: { fr: `${retention.spamDays} jours`, en: `${retention.spamDays} days` },
  incidents: { fr: `${retention.incidentYears} ans`, en: `${retention.incidentYears} years` },
  answer: { fr: `${retention.answerDays} jours`, en: `${retention.answerDays} days` },
})

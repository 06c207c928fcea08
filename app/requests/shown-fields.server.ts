import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { type FieldName, fieldNames, type reachWays, type TextFieldName } from './request.ts'
import { requestServiceLabel } from './service-options.ts'

/** What a visitor sent, from the form or from the database. */
type SentFields = Record<TextFieldName, string> & {
  service_type: string
  preferred_date: string | null
  keeps_parts: boolean | 0 | 1
  reach_by: (typeof reachWays)[number]
}

export type FieldTexts = Record<FieldName, string>

/** Each field as text to show; empty if not given. `reminders`: the text about the consent to reminders. */
export function fieldTexts(sent: SentFields, reminders: string, lang: Lang): FieldTexts {
  const { reachBy, ticket } = content(lang).contactForm
  return {
    ...sent,
    service_type: requestServiceLabel(sent.service_type, lang),
    preferred_date: sent.preferred_date ? longDate(sent.preferred_date, lang) : '',
    keeps_parts: sent.keeps_parts ? ticket.yes : '',
    reach_by: sent.reach_by === 'any' ? '' : reachBy[sent.reach_by],
    reminders,
  }
}

/** The fields that were filled in, under their names in the form and in its order. */
export function fieldRows(
  texts: FieldTexts,
  lang: Lang,
): { name: FieldName; label: string; value: string }[] {
  const { fields } = content(lang).contactForm
  return fieldNames.flatMap((name) =>
    texts[name] ? [{ name, label: fields[name].label, value: texts[name] }] : [],
  )
}

import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { type FieldName, type FieldOf, fieldNames, forEachField, type reachWays } from './request.ts'
import { requestServiceLabel } from './service-options.ts'

/** What a visitor sent, from the form or from the database. */
type SentFields = Record<FieldOf<'text'>, string> &
  Record<FieldOf<'day'>, string | null> &
  Record<FieldOf<'box'>, boolean | 0 | 1> & { service_type: string; reach_by: (typeof reachWays)[number] }

export type FieldTexts = Record<FieldName, string>

/** Each field as text to show; empty if not given. `reminders`: the text about the consent to reminders. */
export function fieldTexts(sent: SentFields, reminders: string, lang: Lang): FieldTexts {
  const { reachBy, ticket } = content(lang).contactForm
  return {
    ...forEachField('text', (name) => sent[name]),
    ...forEachField('day', (name) => (sent[name] ? longDate(sent[name], lang) : '')),
    ...forEachField('box', (name) => (sent[name] ? ticket.yes : '')),
    service_type: requestServiceLabel(sent.service_type, lang),
    reach_by: sent.reach_by === 'any' ? '' : reachBy[sent.reach_by],
    reminders,
  }
}

/** What a field is called outside its form: there it speaks to the visitor. */
export function fieldLabel(name: FieldName, lang: Lang): string {
  const fields: Record<FieldName, { label: string; short?: string }> = content(lang).contactForm.fields
  return fields[name].short ?? fields[name].label
}

/** The fields that were filled in, by name and in the order of the form. */
export const fieldRows = (texts: FieldTexts, lang: Lang) =>
  fieldNames.flatMap((name) =>
    texts[name] ? [{ name, label: fieldLabel(name, lang), value: texts[name] }] : [],
  )

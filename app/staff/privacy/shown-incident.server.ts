import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import { privacyDeskCopy } from '#app/content/staff/privacy-desk.ts'
import {
  type IncidentErrors,
  type IncidentField,
  incidentFields,
  neededFields,
  seriousRisks,
  type TypedIncident,
  typedIncident,
} from '#app/privacy/incident.ts'
import type { IncidentStory } from '#app/privacy/incidents.server.ts'
import { incidentPath } from '#app/site-map.ts'
import { dateText, dateTimeText } from '#app/staff/kit/when.server.ts'
import type { IncidentChange, PrivacyIncident } from '#database/rows/privacy.ts'

/** A row of the register; if the risk is serious, `toTell` says who must still be notified. */
export function shownIncident(incident: PrivacyIncident, lang: Lang) {
  const { incidents: copy } = privacyDeskCopy(lang)
  const { id, known_on, circumstances, people, serious_risk } = incident
  const notInformed = [
    ...(incident.commission_told_on ? [] : [copy.commission]),
    ...(incident.people_told_on ? [] : [copy.persons]),
  ]
  const serious = serious_risk === 'yes'
  return {
    id,
    href: incidentPath(id),
    known: fillSlots(copy.known, { date: dateText(known_on, lang) }),
    circumstances,
    people: people === null ? copy.peopleUnknown : counted(copy.people, people, lang),
    risk: copy.risks[serious_risk],
    serious,
    toTell:
      serious && notInformed.length ? fillSlots(copy.toTell, { who: notInformed.join(', ') }) : undefined,
    notified: serious && !notInformed.length ? copy.notified : undefined,
  }
}

/** The form of an incident, with the typed values and the error of each invalid field. */
export function shownForm(typed: TypedIncident, errors: IncidentErrors, today: string, lang: Lang) {
  const { incident: copy } = privacyDeskCopy(lang)
  const hints: Partial<Record<IncidentField, string>> = copy.hints
  return {
    today,
    risks: seriousRisks.map((value) => ({ value, label: copy.risks[value] })),
    fields: incidentFields.map((name) => {
      const error = errors[name]
      return {
        name,
        label: neededFields.includes(name) ? `${copy.fields[name]} *` : copy.fields[name],
        hint: hints[name],
        value: typed[name],
        error: error && copy.errors[error],
      }
    }),
  }
}

export type IncidentFormContent = ReturnType<typeof shownForm>

/** The initial values of the form: those of a stored incident, or of a new one. */
export function formValues(incident: PrivacyIncident | undefined): TypedIncident {
  return typedIncident((field) => incident?.[field] ?? (field === 'serious_risk' ? 'unknown' : ''))
}

export function incidentHistory({ history }: IncidentStory, lang: Lang) {
  const { incident: copy } = privacyDeskCopy(lang)
  return history.map((change) => ({
    id: change.id,
    text: changeText(change, lang),
    by: fillSlots(copy.by, { who: change.by_name, when: dateTimeText(change.at, lang) }),
  }))
}

function changeText({ field, from_value, to_value }: IncidentChange, lang: Lang): string {
  const { incident: copy } = privacyDeskCopy(lang)
  const known = incidentFields.find((name) => name === field)
  if (!known) return copy.added
  const value = (text: string | null) => {
    const risk = known === 'serious_risk' && seriousRisks.find((one) => one === text)
    return risk ? copy.risks[risk] : text || copy.nothing
  }
  return fillSlots(copy.changed, {
    field: copy.fields[known],
    from: value(from_value),
    to: value(to_value),
  })
}

import { dateText, dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import {
  type IncidentErrors,
  type IncidentField,
  incidentFields,
  neededFields,
  seriousRisks,
  type TypedIncident,
  typedIncident,
} from '#app/personal-data/incident.ts'
import { incidentPath } from '#app/site-map.ts'
import type { Filled } from '#app/staff/kit/fields.tsx'
import type { PrivacyIncident } from '#database/rows/privacy.ts'
import { privacyDeskCopy } from './words.ts'

/** The fields that an entry begins with, above the others. */
const first: readonly IncidentField[] = ['known_on', 'people', 'serious_risk']

/** An entry of the register, whole; if the risk is serious, `toTell` says who must still be notified. */
export function shownIncident(incident: PrivacyIncident, lang: Lang) {
  const { incidents: copy, incident: form } = privacyDeskCopy(lang)
  const { id, known_on, people, serious_risk } = incident
  const notInformed = [
    ...(incident.commission_told_on ? [] : [copy.commission]),
    ...(incident.people_told_on ? [] : [copy.persons]),
  ]
  const serious = serious_risk === 'yes'
  return {
    id,
    href: incidentPath(id),
    known: fillSlots(copy.known, { date: dateText(known_on, lang) }),
    fields: incidentFields.flatMap((name) => {
      const value = first.includes(name) ? '' : `${incident[name] ?? ''}`
      const text = value && name.endsWith('_on') ? dateText(value, lang) : value
      return text ? [{ name, label: form.fields[name], text }] : []
    }),
    people: people === null ? copy.peopleUnknown : counted(copy.people, people, lang),
    risk: copy.risks[serious_risk],
    serious,
    toTell:
      serious && notInformed.length ? fillSlots(copy.toTell, { who: notInformed.join(', ') }) : undefined,
    changed: fillSlots(copy.changed, {
      who: incident.changed_by,
      when: dateTimeText(incident.changed_at, lang),
    }),
  }
}

/** The fields of an incident's form. */
export function incidentFormFields(lang: Lang) {
  const { fields, hints, risks } = privacyDeskCopy(lang).incident
  const hintOf: Partial<Record<IncidentField, string>> = hints
  return incidentFields.map((name) => ({
    name,
    label: neededFields.includes(name) ? `${fields[name]} *` : fields[name],
    hint: hintOf[name],
    ...(name === 'serious_risk' && {
      options: seriousRisks.map((value) => ({ value, label: risks[value] })),
    }),
  }))
}

/** What was typed, and the error of each invalid field. */
export function filledIncident(values: TypedIncident, errors: IncidentErrors, lang: Lang): Filled {
  const { errors: words } = privacyDeskCopy(lang).incident
  const said = Object.entries(errors).flatMap(([name, error]) => (error ? [[name, [words[error]]]] : []))
  return { values, errors: Object.fromEntries(said) }
}

/** The initial values of the form: those of a stored incident, or of a new one. */
export function formValues(incident: PrivacyIncident | undefined): TypedIncident {
  return typedIncident((field) => incident?.[field] ?? (field === 'serious_risk' ? 'unknown' : ''))
}

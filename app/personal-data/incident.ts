import type { PrivacyIncident } from '#database/rows/privacy.ts'

/** What staff enter about an incident; the other columns say when and by whom. */
export type Incident = Omit<PrivacyIncident, 'id' | 'created_at' | 'changed_at' | 'changed_by'>

/** The fields in the order of the register. The form, the list and the database use the same names. */
export const incidentFields = [
  'known_on',
  'occurred',
  'circumstances',
  'information',
  'people',
  'serious_risk',
  'risk_reason',
  'steps',
  'commission_told_on',
  'people_told_on',
  'told',
] as const satisfies readonly (keyof Incident)[]
export type IncidentField = (typeof incidentFields)[number]

/** The required fields. */
export const neededFields: readonly IncidentField[] = ['known_on', 'occurred', 'circumstances', 'information']

export const seriousRisks = ['unknown', 'no', 'yes'] as const

/** Maximum characters of a text. */
export const LONGEST = { line: 200, text: 4_000 } as const

export type TypedIncident = Record<IncidentField, string>
export type IncidentError = 'empty' | 'long' | 'date' | 'future' | 'before' | 'count' | 'reason'
export type IncidentErrors = Partial<Record<IncidentField, IncidentError>>

export function typedIncident(fieldValue: (field: IncidentField) => unknown): TypedIncident {
  const typed = incidentFields.map((field) => [
    field,
    `${fieldValue(field) ?? ''}`.replace(/\r\n?/g, '\n').trim(),
  ])
  return Object.fromEntries(typed) as TypedIncident
}

/**
 * Validates a typed incident. @returns the incident, or the error of each invalid field
 * @param today YYYY-MM-DD in the garage's time zone
 */
export function readIncident(
  typed: TypedIncident,
  today: string,
): { incident: Incident } | { errors: IncidentErrors } {
  const risk = seriousRisks.find((known) => known === typed.serious_risk)
  const errors: IncidentErrors = {
    ...Object.fromEntries(incidentFields.map((field) => [field, lengthError(field, typed[field])])),
    ...(typed.known_on && { known_on: dayError(typed.known_on, today) }),
    ...(!/^\d{0,9}$/.test(typed.people) && { people: 'count' }),
    ...(!risk && { serious_risk: 'empty' }),
    // The register must give the reasons for the assessment.
    ...(risk && risk !== 'unknown' && !typed.risk_reason && { risk_reason: 'reason' }),
    ...(typed.commission_told_on && {
      commission_told_on: dayError(typed.commission_told_on, today, typed.known_on),
    }),
    ...(typed.people_told_on && { people_told_on: dayError(typed.people_told_on, today, typed.known_on) }),
  }
  if (!risk || Object.values(errors).some(Boolean)) return { errors }
  return {
    incident: {
      ...typed,
      serious_risk: risk,
      people: typed.people ? Number(typed.people) : null,
      commission_told_on: typed.commission_told_on || null,
      people_told_on: typed.people_told_on || null,
    },
  }
}

function lengthError(field: IncidentField, text: string): IncidentError | undefined {
  if (!text) return neededFields.includes(field) ? 'empty' : undefined
  return text.length > (field === 'occurred' ? LONGEST.line : LONGEST.text) ? 'long' : undefined
}

/** A day must exist, be in this century, not after `today` and not before the day the garage knew of the incident. */
function dayError(day: string, today: string, known = ''): IncidentError | undefined {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(day)) return 'date'
  try {
    Temporal.PlainDate.from(day, { overflow: 'reject' })
  } catch {
    return 'date'
  }
  if (day > today) return 'future'
  return day < known ? 'before' : undefined
}

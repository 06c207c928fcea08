/** The form of an incident, as somebody typed it. */
export const typedIncident = {
  known_on: '2026-03-05',
  occurred: '2 au 5 mars',
  circumstances: 'Un téléphone volé',
  information: 'Noms, téléphones',
  people: '12',
  serious_risk: 'no',
  risk_reason: 'Le téléphone était verrouillé',
  steps: '',
  commission_told_on: '',
  people_told_on: '',
  told: '',
}

/** Valid fields of the incident form. */
export const incident = {
  known_on: '2026-10-01',
  occurred: 'October',
  circumstances: 'A phone was stolen',
  information: 'Names',
  serious_risk: 'unknown',
}

import { describe, expect, test } from 'vitest'
import { langs, type Text } from '#app/content/language.ts'
import {
  type Incident,
  readIncident,
  type TypedIncident,
  typedIncident,
} from '#app/personal-data/incident.ts'
import {
  forgetIncidents,
  incidentById,
  listIncidents,
  saveIncident,
} from '#app/personal-data/incidents.server.ts'
import { privacyDeskCopy } from '#app/staff/privacy/words.ts'
import type { AnonymousRequest } from '#database/rows/privacy.ts'
import { engines } from '../engines.ts'
import { databaseForEach, OWNER, SECOND } from './in-database.ts'
import { typedIncident as typed } from './incident.ts'

const TODAY = '2026-11-21'
const incident: Incident = {
  ...typed,
  people: 12,
  serious_risk: 'no',
  commission_told_on: null,
  people_told_on: null,
}

describe('an incident', () => {
  test('is taken as it was typed, without what is not known yet', () => {
    expect(readIncident(typed, TODAY)).toEqual({ incident })
    expect(readIncident({ ...typed, people: '' }, TODAY)).toEqual({ incident: { ...incident, people: null } })
    const last = {
      ...typed,
      known_on: TODAY,
      people_told_on: TODAY,
      occurred: 'x'.repeat(200),
      steps: 'x'.repeat(4_000),
    }
    expect(readIncident(last, TODAY)).toMatchObject({ incident: { people_told_on: TODAY } })
    expect(readIncident({ ...typed, serious_risk: 'unknown', risk_reason: '' }, TODAY)).toHaveProperty(
      'incident',
    )
    expect(typedIncident((field) => (field === 'steps' ? ' one\r\ntwo ' : null))).toMatchObject({
      steps: 'one\ntwo',
      people: '',
    })
  })

  test.each<[keyof TypedIncident, string, string]>([
    ['known_on', '', 'empty'],
    ['known_on', '2026-02-30', 'date'],
    ['known_on', '5 mars', 'date'],
    ['known_on', '1999-12-31', 'date'],
    ['known_on', '2100-01-01', 'date'],
    ['known_on', '2026-11-22', 'future'],
    ['commission_told_on', '2026-03-04', 'before'],
    ['people_told_on', '2027-01-01', 'future'],
    ['occurred', '', 'empty'],
    ['people_told_on', '2026-03-04', 'before'],
    ['occurred', 'x'.repeat(201), 'long'],
    ['circumstances', '', 'empty'],
    ['information', '', 'empty'],
    ['steps', 'x'.repeat(4_001), 'long'],
    ['people', '-1', 'count'],
    ['people', 'douze', 'count'],
    ['people', '1234567890', 'count'],
    ['serious_risk', 'maybe', 'empty'],
    ['risk_reason', '', 'reason'],
  ])('with %s "%s" is refused: %s', (field, value, error) => {
    expect(readIncident({ ...typed, [field]: value }, TODAY)).toEqual({
      errors: expect.objectContaining({ [field]: error }),
    })
  })
})

test.each(langs)('what stays of a request made anonymous is all named to who erases it: %s', (lang) => {
  const named: Record<Exclude<keyof AnonymousRequest, 'id'>, Text> = {
    day: { fr: 'le jour', en: 'the day' },
    form_type: { fr: 'le type (contact ou prix en ligne)', en: 'type (contact or online price)' },
    service_type: { fr: 'le service', en: 'service' },
    lang: { fr: 'la langue', en: 'language' },
    status: { fr: 'l’état', en: 'status' },
    lost_reason: { fr: 'la raison de la perte', en: 'reason for loss' },
    answer_minutes: { fr: 'le délai de réponse', en: 'time to answer' },
  }
  const { staysFigures } = privacyDeskCopy(lang).erase
  for (const text of Object.values(named)) expect(staysFigures).toContain(text[lang])
})

describe.each(engines)('The register of incidents on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('says who changed one last', async () => {
    await saveIncident(at.db, 'incident-1', incident, OWNER)
    await saveIncident(at.db, 'incident-1', { ...incident, people: 3 }, SECOND)
    expect(await incidentById(at.db, 'incident-1')).toMatchObject({ people: 3, changed_by: SECOND.email })
  })

  test('keeps one until five years are over at the garage, since it was known and since it was entered', async () => {
    const known = { ...incident, known_on: '2020-11-24' }
    for (const id of ['early', 'late']) await saveIncident(at.db, id, known, OWNER)
    await expect(at.db.deleteFrom('privacy_incidents').execute()).rejects.toThrow('incident_kept')
    const created = (id: string, created_at: string) =>
      at.db.updateTable('privacy_incidents').set({ created_at }).where('id', '=', id).execute()
    await created('early', '2020-11-24T15:00:00.000Z')
    const left = async (now: string) => {
      await forgetIncidents(at.db, new Date(now))
      return (await listIncidents(at.db)).map(({ id }) => id)
    }
    // The 24th in Montreal, 20:30; the 25th in UTC.
    expect(await left('2025-11-25T01:30:00Z')).toHaveLength(2)
    expect(await left('2025-11-25T15:00:00Z')).toEqual(['late'])
  })
})

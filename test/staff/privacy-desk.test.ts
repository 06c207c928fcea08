import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { langs, type Text } from '#app/content/language.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { confirmedPersonalInformation, erasePerson } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import {
  type Incident,
  readIncident,
  type TypedIncident,
  typedIncident,
} from '#app/personal-data/incident.ts'
import {
  addIncident,
  changeIncident,
  forgetIncidents,
  incidentById,
  listIncidents,
} from '#app/personal-data/incidents.server.ts'
import { peopleNamed } from '#app/personal-data/person.server.ts'
import { lastRetentionRun, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { addSet } from '#app/publishing/changes.server.ts'
import { addNote, changeRequest } from '#app/requests/handling/changes.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { privacyDeskCopy } from '#app/staff/privacy/words.ts'
import type { AnonymousRequest } from '#database/rows/privacy.ts'
import { createLog } from '#platform/log.ts'
import { type Browser, openSite, type Site } from '../accounts/auth-site.ts'
import { placesOf } from '../dump.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { ranJustNow } from '../operations/ran-just-now.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const TODAY = '2026-11-21'
const typed: TypedIncident = {
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
const incident: Incident = {
  ...typed,
  people: 12,
  serious_risk: 'no',
  commission_told_on: null,
  people_told_on: null,
}
const OWNER = 'owner@garage.example'
const by = { id: 'user-1', email: OWNER }
const consent = { reminders_text: 'J’accepte les rappels.', reminders_at: '2026-10-01T12:00:00.000Z' }
const JEAN = { name: 'Jean Côté', email: 'jean.cote@example.org', phone: '438 555-0178' }

describe('an incident', () => {
  test('is taken as it was typed, without what is not known yet', () => {
    expect(readIncident(typed, TODAY)).toEqual({ incident })
    expect(readIncident({ ...typed, people: '' }, TODAY)).toEqual({ incident: { ...incident, people: null } })
    expect(typedIncident((field) => (field === 'steps' ? ' one\r\ntwo ' : null))).toMatchObject({
      steps: 'one\ntwo',
      people: '',
    })
  })

  test.each<[keyof TypedIncident, string, string]>([
    ['known_on', '', 'empty'],
    ['known_on', '2026-02-30', 'date'],
    ['known_on', '5 mars', 'date'],
    ['known_on', '2026-11-22', 'future'],
    ['commission_told_on', '2026-03-04', 'before'],
    ['people_told_on', '2027-01-01', 'future'],
    ['occurred', '', 'empty'],
    ['occurred', 'x'.repeat(201), 'long'],
    ['circumstances', '', 'empty'],
    ['information', '', 'empty'],
    ['steps', 'x'.repeat(4_001), 'long'],
    ['people', '-1', 'count'],
    ['people', 'douze', 'count'],
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

describe.each(engines)('The privacy desk on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const db = () => opened.database.db

  test('finds people by any words of their name, accents aside, and who left but a consent behind', async () => {
    await keep(
      db(),
      storedRequest(1, { ...JEAN, email: 'Jean.Cote@Example.org' }),
      storedRequest(2, JEAN),
      storedRequest(3, { ...JEAN, email: 'other@example.org' }),
      storedRequest(4, { name: 'Marc Roy', email: 'jean@example.org' }),
      storedRequest(5, { ...JEAN, ...consent, email: 'long.ago@example.org' }),
    )
    await db().updateTable('reminder_consents').set({ request_id: null }).execute()
    await db().deleteFrom('contact_submissions').where('id', '=', 'id-5').execute()
    const people = await peopleNamed(db(), 'cote JEAN')
    expect(people.map(({ email, requests }) => `${email} ${requests}`)).toEqual([
      'other@example.org 1',
      'jean.cote@example.org 2',
      'long.ago@example.org 0',
    ])
    expect(await peopleNamed(db(), 'nobody')).toEqual([])
    expect(await peopleNamed(db(), '%')).toEqual([])
  })

  test('puts every row that names a person into their document, and no key to anything', async () => {
    const now = new Date().toISOString()
    const user = { ...by, name: '', emailVerified: true, image: null, createdAt: now, updatedAt: now }
    await db().insertInto('user').values(user).execute()
    await keep(
      db(),
      storedRequest(1, { ...JEAN, ...consent }),
      storedRequest(2, { message: 'Jean Côté m’envoie' }),
    )
    await addNote(db(), { reference: 'G-TEST-1', text: 'Jean Côté rappelle', by })
    await changeRequest(db(), {
      reference: 'G-TEST-1',
      seen: 1,
      change: { field: 'status', to: 'contacted' },
      by,
    })
    const mail = { subject: 'Demande', html: '', text: JEAN.name, lang: 'fr' as const, to: JEAN.email }
    await queueMail(db(), { ...mail, kind: 'request.receipt', requestId: 'id-1' })
    await queueMail(db(), { ...mail, kind: 'account.confirm', link: 'https://garage.example/secret-word' })
    const query = { kind: 'email', value: JEAN.email } as const
    const held = await confirmedPersonalInformation(db(), { query, references: ['G-TEST-1'] })
    const text = JSON.stringify(await personDocument(db(), held))
    // The search words of a request are derived from the request, so they are left out.
    const rows = (await placesOf(opened.database, /jean/i))
      .filter((place) => / \{"/.test(place) && !place.startsWith('request_words'))
      .flatMap((place) => /"id":"([^"]+)"/.exec(place)?.[1] ?? [])
    expect(rows.length).toBeGreaterThanOrEqual(6)
    for (const id of rows) expect(text, id).toContain(`"${id}"`)
    expect(text).toContain('"to_value":"contacted"')
    expect(text).not.toContain('secret-word')
  })

  test('leaves nobody in the mails about someone else’s request either', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'garage-desk-'))
    await mkdir(path.join(dataDir, 'mail'))
    await keep(db(), storedRequest(1, JEAN), storedRequest(2, { message: 'Jean Côté m’envoie' }))
    const words = { subject: 'Demande', html: '<p>Jean Côté m’envoie</p>', text: 'Jean Côté m’envoie' }
    const notice = { ...words, kind: 'request.notice', lang: 'fr', to: OWNER, requestId: 'id-2' } as const
    const id = await queueMail(db(), notice)
    await writeFile(path.join(dataDir, 'mail', `2026-request.notice-${id}.eml`), 'x')
    await erasePerson(
      { database: opened.database, env: { dataDir } as never, secret: 'x'.repeat(32), log: quiet() },
      { query: { kind: 'email', value: JEAN.email }, references: ['G-TEST-1'], method: 'erased', by },
    )
    expect(await placesOf(opened.database, /jean|côté/i)).toEqual([])
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual([])
    await rm(dataDir, { recursive: true })
  })

  test('an incident says who changed it last', async () => {
    const id = 'incident-1'
    await addIncident(db(), id, incident, by)
    const other = { email: 'second@garage.example' }
    expect(await changeIncident(db(), id, { ...incident, people: 3 }, other)).toBe(true)
    expect(await incidentById(db(), id)).toMatchObject({ people: 3, changed_by: other.email })
    expect(await changeIncident(db(), 'nobody', incident, by)).toBe(false)
  })

  test('keeps an incident five years, and says when the periods were last kept to', async () => {
    const now = new Date()
    const id = 'incident-1'
    await addIncident(db(), id, { ...incident, known_on: '2019-01-01' }, by)
    await expect(db().deleteFrom('privacy_incidents').where('id', '=', id).execute()).rejects.toThrow(
      'incident_kept',
    )
    expect(await forgetIncidents(db(), now)).toBe(0)
    await db().updateTable('privacy_incidents').set({ created_at: '2019-01-02T00:00:00.000Z' }).execute()
    await addIncident(db(), 'incident-2', incident, by)
    expect(await lastRetentionRun(db())).toBeUndefined()
    await ranJustNow(db())
    await runRetention({ database: opened.database, env: { dataDir: tmpdir() }, log: quiet() })
    expect(await lastRetentionRun(db())).toMatchObject({ incidents: 1, requests: 0, spam: 0 })
    expect(await listIncidents(db())).toHaveLength(1)
  })

  describe('as pages', () => {
    let site: Site
    let owner: Browser
    beforeEach(async () => {
      site = await openSite(opened)
      owner = await site.enter(OWNER)
    })
    afterEach(() => site.garage.close())

    const shown = async (address: string) => (await owner.get(address)).text()

    test('erase nobody before someone says how and confirms it', async () => {
      await keep(
        db(),
        storedRequest(1, JEAN),
        storedRequest(2, { ...JEAN, name: 'Zoé Roy', email: 'zoe@example.org' }),
      )
      const q = JEAN.phone
      const chosen = { q, chosen: 'yes', reference: 'G-TEST-1' }
      for (const less of [
        chosen,
        { ...chosen, method: 'erased' },
        { ...chosen, confirmed: 'yes', method: 'x' },
      ]) {
        const answer = await owner.post('/admin/privacy', less)
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain('Nothing was erased: choose a method, and tick the box.')
      }
      expect(await db().selectFrom('contact_submissions').select('id').execute()).toHaveLength(2)
      const sure = { ...chosen, confirmed: 'yes', method: 'anonymised' }
      const done = await owner.post('/admin/privacy', sure)
      expect(done.headers.get('location')).toMatch(/^\/admin\/privacy\?erased=[\w-]+$/)
      expect(await shown(done.headers.get('location') ?? '')).toContain('Done. 1 request')
      expect((await owner.post('/admin/privacy', sure)).status).toBe(409)
      const left = await db().selectFrom('contact_submissions').select('name').execute()
      expect(left).toEqual([{ name: 'Zoé Roy' }])
      expect(await db().selectFrom('erasures').select('id').execute()).toHaveLength(1)
    })

    test('hand over a file that names nobody and that no cache keeps', async () => {
      await keep(db(), storedRequest(1, JEAN))
      const answer = await owner.get(`/admin/privacy/export?q=${JEAN.email}`)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="personal-information-[\d-]+\.json"$/,
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ requests: [{ reference: 'G-TEST-1', ...JEAN }] })
      expect((await owner.get('/admin/privacy/export?q=jean')).headers.get('location')).toBe('/admin/privacy')
      expect(site.garage.lines()).not.toMatch(/jean/i)
    })

    test('name an account that was erased in no history of the site', async () => {
      await site.enter(JEAN.email)
      const now = new Date().toISOString()
      const set = { by: JEAN.email, entries: [], createdAt: now, effectiveAt: now, undoes: null }
      await addSet(opened.database, set, { after: 0 })
      await site.garage.runtime.desk.catchUp()
      expect(await shown(plainPaths.deskDrafts)).toContain(JEAN.email)
      const sure = { q: JEAN.email, chosen: 'yes', confirmed: 'yes', method: 'erased' }
      expect((await owner.post(plainPaths.privacy, sure)).status).toBe(302)
      expect(await shown(plainPaths.deskDrafts)).not.toContain(JEAN.email)
    })

    test('enter an incident once, however often its form is sent, and another from its own form', async () => {
      const form = '/admin/privacy/incidents/new'
      const idOf = async () => /name="id" value="([^"]+)"/.exec(await shown(form))?.[1] ?? ''
      const fields = { ...typed, id: await idOf() }
      const answers = await Promise.all([owner.post(form, fields), owner.post(form, fields)])
      const addresses = answers.map(({ headers }) => headers.get('location'))
      expect(addresses).toEqual(Array(2).fill(`/admin/privacy/incidents/${fields.id}?saved=new`))
      expect((await listIncidents(db())).map(({ id }) => id)).toEqual([fields.id])
      await owner.post(form, { ...fields, id: await idOf() })
      expect(await listIncidents(db())).toHaveLength(2)
    })

    test('an incident comes back with what is wrong, and stands whole in the register', async () => {
      const form = '/admin/privacy/incidents/new'
      const refused = await owner.post(form, { ...typed, known_on: '2099-01-01' })
      expect(refused.status).toBe(400)
      const page = await refused.text()
      expect(page).toContain('This date has not come yet.')
      expect(page).toContain('Un téléphone volé')
      const { headers } = await owner.post(form, { ...typed, serious_risk: 'yes' })
      const address = headers.get('location')?.split('?')[0] ?? ''
      expect(address).toMatch(/^\/admin\/privacy\/incidents\/[\w-]{36}$/)
      const told = { ...typed, people: '3', commission_told_on: '2026-03-06' }
      expect((await owner.post(address, told)).status).toBe(302)
      const list = await shown('/admin/privacy/incidents')
      for (const text of [
        typed.circumstances,
        typed.information,
        typed.risk_reason,
        '3 people',
        'Mar 6, 2026',
        OWNER,
      ])
        expect(list).toContain(text)
      for (const answer of [owner.get(`${form}body`), owner.post(`${form}body`, typed)])
        expect((await answer).status).toBe(404)
    })
  })
})

const quiet = () => createLog('error', { write: () => true }).log

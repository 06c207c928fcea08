import { describe, expect, test } from 'vitest'
import { listIncidents } from '#app/personal-data/incidents.server.ts'
import { addSet } from '#app/publishing/changes.server.ts'
import { plainPaths } from '#app/site-map.ts'
import type { OpenedDatabase } from '../engines.ts'
import { answerOnPage, owner, sendEvaluation } from '../requests/evaluated.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox, OWNER } from './at-inbox.ts'
import { addPerson } from './in-database.ts'
import { typedIncident as typed } from './incident.ts'

const JEAN = { name: 'Jean Côté', email: 'jean.cote@example.org', phone: '438 555-0178' }

describe('The privacy desk', () => {
  const at = atInbox({ people: [JEAN.email] })
  const shown = at.html

  test('erase nobody before someone says how and confirms it', async () => {
    await at.keep(
      storedRequest(1, JEAN),
      storedRequest(2, { ...JEAN, name: 'Zoé Roy', email: 'zoe@example.org' }),
    )
    const q = JEAN.phone
    const chosen = { q, chosen: 'yes', reference: 'G-TEST-1' }
    const halves: Record<string, string>[] = [{}, { method: 'erased' }, { confirmed: 'yes', method: 'x' }]
    for (const half of halves) {
      const answer = await at.post({ ...chosen, ...half }, plainPaths.privacy)
      expect(answer.status).toBe(400)
      expect(answer.words).toContain('Nothing was erased: choose a method, and tick the box.')
    }
    expect(await at.db.selectFrom('contact_submissions').select('id').execute()).toHaveLength(2)
    const sure = { ...chosen, confirmed: 'yes', method: 'anonymised' }
    const done = await at.owner.post('/admin/privacy', sure)
    expect(done.headers.get('location')).toMatch(/^\/admin\/privacy\?erased=[\w-]+$/)
    expect(await shown(done.headers.get('location') ?? '')).toContain('Done. 1 request')
    expect((await at.owner.post('/admin/privacy', sure)).status).toBe(409)
    const left = await at.db.selectFrom('contact_submissions').select('name').execute()
    expect(left).toEqual([{ name: 'Zoé Roy' }])
    expect(await at.db.selectFrom('erasures').select('id').execute()).toHaveLength(1)
  })

  test('show whoever is searched for what is kept under it, what of it goes and what stays', async () => {
    const consent = { reminders_text: 'Yes', reminders_at: '2026-10-01T12:00:00.000Z' }
    const zoe = { phone: JEAN.phone, name: 'Zoé Roy', email: 'zoe@example.org', message: JEAN.name }
    await at.keep(storedRequest(1, { ...JEAN, ...consent }), storedRequest(2, zoe))
    const page = (query: string) => at.words(`/admin/privacy?q=${query}`)
    for (const [query, said] of [
      [' x', /Nothing is kept under “x”/],
      ['jean cote', /People of this name .* Jean Côté · 438 555-0178 · 1 request Retention/],
      [JEAN.email, /1 request 1 email 1 consent 1 passage .*, without access .*\.\.\. The page .*In force/],
      [JEAN.phone, /G-TEST-2 Zoé .*2 requests .* Count again Consents .*In force/],
      [`${JEAN.phone}&chosen=yes&reference=G-TEST-2`, / 1 request Page .* Count again Consents No/],
      [`${JEAN.email}&step=erase`, /goes 1 request \(G-TEST-1\) .*, without access Where .* What stays When/],
      [`${OWNER}&step=erase`, /What goes nothing to erase What stays The account owner@garage\.example/],
      ['x'.repeat(255), /Nothing is kept under “x{254}”/],
    ] as const)
      expect(await page(query), query).toMatch(said)
    expect(await at.words(plainPaths.privacy)).not.toContain('Nothing is kept')
  })

  test('hand over a file that names nobody and that no cache keeps', async () => {
    await at.keep(storedRequest(1, JEAN))
    const answer = await at.owner.get(`/admin/privacy/export?q=${JEAN.email}`)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const file = /^attachment; filename="personal-information-[\d-]+\.json"$/
    expect(answer.headers.get('content-disposition')).toMatch(file)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ requests: [{ reference: 'G-TEST-1', ...JEAN }] })
    const unknown = await at.owner.get('/admin/privacy/export?q=jean')
    expect(unknown.headers.get('location')).toBe(plainPaths.privacy)
    expect(at.site.garage.lines()).not.toMatch(/jean/i)
  })

  test('prints which jobs a person accepted, and says of a draft that it was never sent', async () => {
    const opened = { database: at.database } as OpenedDatabase
    await addPerson(at.db, { ...owner, email: 'desk@garage.example' })
    await at.keep(storedRequest(1, JEAN))
    const sent = await sendEvaluation(opened, 'G-TEST-1')
    await answerOnPage(opened, 'G-TEST-1', sent, ['l3'], { name: 'J. Côté', digits: '0178' })
    await at.post({ intent: 'open' }, '/admin/requests/G-TEST-1/evaluation')
    const said = await at.words(`/admin/privacy?q=${JEAN.email}&step=print`)
    expect(said).toMatch(/Accepted by the customer: Essuie-glaces .{9,40}: J. Côté.*: Draft, never sent/)
  })

  test('list fifty consents to a page, the latest first, with who took one back', async () => {
    const words = (query = '') => at.words(plainPaths.consents + query)
    expect(await words()).toContain('Nobody has ticked the box for reminders yet.')
    const consent = { reminders_text: 'Yes', reminders_at: '2026-10-01T12:00:00.000Z' }
    await at.keep(...Array.from({ length: 50 }, (_, n) => storedRequest(n + 2, { ...consent, ...JEAN })))
    expect(await words()).not.toMatch(/Older|Newer/)
    const last = { reminders_text: 'Yes', reminders_at: '2026-10-02T12:00:00.000Z' }
    await at.keep(storedRequest(1, { ...last, name: 'Zoé Roy', email: 'zoe@example.org' }))
    const { id } = (await at.rows('reminder_consents')).find(({ email }) => email.startsWith('zoe')) ?? {}
    const withdraw = async () => (await at.post({ id: `${id}` }, plainPaths.consents)).html
    expect(await withdraw()).toContain('Withdrawal noted: 1 consent ends.')
    expect(await withdraw()).toContain('This consent had been withdrawn already.')
    const [first, second] = [await words(), await words('?page=2')]
    for (const [page, like] of Object.entries({ 0: first, x: first, 3: second }))
      expect(await words(`?page=${page}`), page).toBe(like)
    expect(first).toMatch(/Zoé Roy.*Withdrawn on .* noted by owner@garage\.example.*Page 1 of 2 Older/)
    expect(first).not.toContain('Newer')
    expect(second).toMatch(/Jean Côté.*In force.*Newer Page 2 of 2/)
    expect(second).not.toMatch(/Older|Zoé Roy/)
    expect(await at.words('/admin/privacy?q=zoe@example.org&step=print')).toMatch(/: Yes Withdrawn on /)
  })

  test('name an account that was erased in no history of the site', async () => {
    expect(await at.idOf(JEAN.email)).toBeDefined()
    const now = new Date().toISOString()
    const set = { by: JEAN.email, entries: [], createdAt: now, effectiveAt: now, undoes: null }
    await addSet(at.database, set, { after: 0 })
    await at.site.garage.runtime.desk.catchUp()
    expect(await shown(plainPaths.deskDrafts)).toContain(JEAN.email)
    const sure = { q: JEAN.email, chosen: 'yes', confirmed: 'yes', method: 'erased' }
    expect((await at.owner.post(plainPaths.privacy, sure)).status).toBe(302)
    expect(await shown(plainPaths.deskDrafts)).not.toContain(JEAN.email)
  })

  test('enter an incident once, however often its form is sent, and another from its own form', async () => {
    const form = '/admin/privacy/incidents/new'
    const idOf = async () => /name="id" value="([^"]+)"/.exec(await shown(form))?.[1] ?? ''
    const fields = { ...typed, id: await idOf() }
    const answers = await Promise.all([at.owner.post(form, fields), at.owner.post(form, fields)])
    const addresses = answers.map(({ headers }) => headers.get('location'))
    expect(addresses).toEqual(Array(2).fill(`/admin/privacy/incidents/${fields.id}?saved`))
    expect((await listIncidents(at.db)).map(({ id }) => id)).toEqual([fields.id])
    await at.owner.post(form, { ...fields, id: await idOf() })
    expect(await listIncidents(at.db)).toHaveLength(2)
  })

  test('an incident comes back with what is wrong, and stands whole in the register', async () => {
    const form = '/admin/privacy/incidents/new'
    const refused = await at.owner.post(form, { ...typed, known_on: '2099-01-01' })
    expect(refused.status).toBe(400)
    const page = await refused.text()
    expect(page).toContain('This date has not come yet.')
    expect(page).toContain('Un téléphone volé')
    const { headers } = await at.owner.post(form, { ...typed, serious_risk: 'yes' })
    const address = headers.get('location')?.split('?')[0] ?? ''
    expect(address).toMatch(/^\/admin\/privacy\/incidents\/[\w-]{36}$/)
    const told = { ...typed, people: '3', commission_told_on: '2026-03-06' }
    expect((await at.owner.post(address, told)).status).toBe(302)
    const list = await shown('/admin/privacy/incidents')
    const { circumstances, information, risk_reason } = typed
    for (const text of [circumstances, information, risk_reason, '3 people', 'Mar 6, 2026', OWNER])
      expect(list).toContain(text)
    await at.owner.post(address, { ...told, serious_risk: 'yes' })
    const words = () => at.words('/admin/privacy/incidents')
    expect(await words()).toMatch(/Risk of serious injury To be notified: the people concerned Date/)
    await at.owner.post(address, told)
    expect(await words()).toMatch(/3 people concerned · No serious risk Date/)
    for (const answer of [at.owner.get(`${form}body`), at.owner.post(`${form}body`, typed)])
      expect((await answer).status).toBe(404)
  })
})

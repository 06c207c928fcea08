import { describe, expect, test } from 'vitest'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { incident } from '../staff/incident.ts'

const NUMBERS = '3000000000 99999999999999999999999 -1 1e9 0x10 1.5 Infinity ٣ x'.split(' ').concat('')
const NAMES = ['x'.repeat(3_000), 'G-NONE-22', '€', ' ', "' or 1=1 --", '..%5c', '3000000000']
const address = '/admin/requests/G-TEST-1'
const FORMS: Record<string, string>[] = [
  { intent: 'note', note: 'Rappeler' },
  { intent: 'status', to: 'contacted', version: '1' },
  { intent: 'read' },
  { intent: 'unread' },
  { intent: 'send-again', mail: 'x' },
]
/** Postgres refuses numbers and characters that SQLite keeps. */
const postgres = engines.filter(({ name }) => name === 'Postgres')

describe.each(postgres)('What staff pages are asked on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  const enter = async () => {
    await keep(fixture.database.db, storedRequest(1))
    return fixture.owner
  }
  const stored = () =>
    fixture.database.db.selectFrom('contact_submissions').selectAll().executeTakeFirstOrThrow()

  test('a version that is none has seen nothing: the change that came before is shown, and kept', async () => {
    const owner = await enter()
    await owner.post(address, { intent: 'status', to: 'contacted', version: '1' })
    for (const version of NUMBERS) {
      const answer = await owner.post(address, { intent: 'status', to: 'scheduled', version })
      expect(answer.status, version).toBe(409)
      expect(await answer.text()).toContain('Status: New → Contacted')
    }
    expect(await stored()).toMatchObject({ status: 'contacted', version: 2 })
  })

  test('a page of a list that is none is its first or last', async () => {
    const owner = await enter()
    for (const list of ['/admin', '/admin/privacy/consents'])
      for (const page of NUMBERS) {
        const answer = await owner.get(`${list}?page=${encodeURIComponent(page)}`)
        expect(answer.status, `${list} ${page}`).toBe(200)
        expect(await answer.text()).not.toContain('Failed to load')
      }
  })

  test('what is not there is not found, whatever it is called', async () => {
    const owner = await enter()
    for (const name of NAMES) {
      const request = `/admin/requests/${encodeURIComponent(name)}`
      const story = `/admin/privacy/incidents/${encodeURIComponent(name)}`
      for (const path of [request, `${request}/work-order`, story])
        expect((await owner.get(path)).status, path.slice(0, 60)).toBe(404)
      for (const fields of FORMS)
        expect((await owner.post(request, fields)).status, `${fields.intent} ${name.slice(0, 60)}`).toBe(404)
      const late = await owner.post(story, incident)
      expect(late.status).toBe(404)
      expect(await late.text()).toContain('A phone was stolen')
    }
    expect(await stored()).toMatchObject({ status: 'new', read_at: null })
  })

  test('an id in a form that is none changes nothing and is no error', async () => {
    const owner = await enter()
    for (const id of NAMES)
      for (const [path, fields] of [
        [address, { intent: 'send-again', mail: id }],
        [address, { intent: 'assignee', to: id, version: '1' }],
        ['/admin/people', { intent: 'withdraw', id }],
        ['/admin/people', { intent: 'grant', email: id }],
        ['/admin/people', { intent: 'revoke', email: id }],
        ['/admin/privacy/consents', { id }],
      ] as const)
        expect((await owner.post(path, fields)).status, `${path} ${id.slice(0, 60)}`).toBeLessThan(500)
    expect(await stored()).toMatchObject({ assignee: null, version: 1 })
  })

  test('a template that is not known, or was seen at no time, changes none', async () => {
    const owner = await enter()
    const save = { intent: 'save', name: 'ready', lang: 'fr', text: 'Prêt!', seen: '' }
    const texts = () => fixture.database.db.selectFrom('reply_templates').select('text').execute()
    expect((await owner.post('/admin/templates', save)).status).toBe(200)
    for (const unknown of [{ name: 'x' }, { lang: 'x' }, { name: 'x', intent: 'restore' }])
      expect((await owner.post('/admin/templates', { ...save, ...unknown })).status).toBe(400)
    for (const seen of NAMES) {
      const answer = await owner.post('/admin/templates', { ...save, text: 'Venez!', seen })
      expect(answer.status, seen.slice(0, 60)).toBe(409)
      expect(await answer.text()).toContain('Venez!')
    }
    expect(await texts()).toEqual([{ text: 'Prêt!' }])
  })

  test('a day of another century is refused beside its field', async () => {
    const owner = await enter()
    for (const to of ['0000-01-01T10:00', '9999-12-31T23:59', '1999-12-31T10:00']) {
      const answer = await owner.post(address, { intent: 'appointment', to, version: '1' })
      expect(answer.status, to).toBe(400)
      expect(await answer.text()).toContain('There is no such date or time.')
    }
    for (const known_on of ['0000-01-01', '1026-10-01']) {
      const answer = await owner.post('/admin/privacy/incidents/new', { ...incident, known_on })
      expect(answer.status, known_on).toBe(400)
      expect(await answer.text()).toContain('This date does not exist.')
    }
  })
})

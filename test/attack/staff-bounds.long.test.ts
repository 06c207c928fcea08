import { describe, expect, test } from 'vitest'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { postgres } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { typedIncident as incident } from '../staff/incident.ts'

const NAMES = ['x'.repeat(3_000), 'G-NONE-22', '€', ' ', "' or 1=1 --", '..%5c', '3000000000']
const address = '/admin/requests/G-TEST-1'
const FORMS: Record<string, string>[] = [
  { intent: 'note', note: 'Rappeler' },
  { intent: 'status', to: 'contacted', version: '1' },
  { intent: 'send-again', mail: 'x' },
]
/** Postgres refuses numbers and characters that SQLite keeps. */
describe.each([postgres])('What staff pages are asked on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  const enter = async () => {
    await keep(fixture.database.db, storedRequest(1))
    return fixture.owner
  }
  const stored = () =>
    fixture.database.db.selectFrom('contact_submissions').selectAll().executeTakeFirstOrThrow()

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
      expect(await late.text()).toContain(incident.circumstances)
    }
    expect(await stored()).toMatchObject({ status: 'new', version: 1 })
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
})

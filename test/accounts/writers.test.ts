import { describe, expect, test } from 'vitest'
import { grantRole, revokeRole, roleOf } from '#app/accounts/roles.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPages } from '#app/staff/staff-pages.ts'
import { apiOf } from '#server/api.ts'
import { deskOf } from '../desk/at-desk.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { mailsTo } from './auth.ts'
import { type Browser, PASSWORD, siteWithOwnerForEach } from './auth-site.ts'

const WRITER = 'nephew@garage.example'
const price = { kind: 'exact', 'label.fr': 'Vidange', 'label.en': 'Oil change' }
const APPOINTMENT = '2026-12-24T15:00:00.000Z'

/** Every page of the staff area, with the parameters its address needs. */
const pages = staffPages.map(({ path, role }) => ({
  isOpen: role === 'writer',
  address: path
    .replace(':reference', 'G-TEST-1')
    .replace(':incident', 'new')
    .replace(':price', 'oilChange')
    .replace(':fact', 'business.phone')
    .replace('/*', '/prix'),
}))

describe.each(engines)('A writer on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  const db = () => fixture.database.db

  async function enterWriter(): Promise<Browser> {
    const writer = await fixture.site.enter(WRITER)
    expect(await grantRole(db(), WRITER, 'writer')).toBe('done')
    return writer
  }

  test('is invited by a mail that says what for, and comes to the desk', async () => {
    const { owner, site } = fixture
    await owner.post('/admin/people', { intent: 'invite', email: WRITER, role: 'writer' })
    const [mail] = await mailsTo(site.garage.runtime, WRITER, 1)
    expect(mail?.text).toContain('You will see no request and no customer.')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const writer = site.visit()
    const accepted = await writer.post('/login/invitation', { token, password: PASSWORD })
    expect(accepted.headers.get('location')).toBe(plainPaths.admin)
    for (const method of ['GET', 'HEAD'] as const)
      expect((await writer.ask('/admin?status=new', method)).headers.get('location')).toBe(plainPaths.desk)
    expect(await (await writer.get('/admin.data')).text()).toContain(plainPaths.desk)
    expect((await writer.follow('/admin')).status).toBe(200)
    expect(await (await writer.get('/admin/account')).text()).toContain('You see no request and no customer.')
  })

  test('has the desk and their account, and no other page, file or part of one', async () => {
    await keep(db(), storedRequest(1))
    const writer = await enterWriter()
    for (const { address, isOpen } of pages) {
      const [asWriter, asOwner] = await Promise.all(
        [writer, fixture.owner].map((browser) => browser.ask(address, 'HEAD')),
      )
      if (isOpen) expect(asWriter?.status, address).toBe(asOwner?.status)
      else if (address !== plainPaths.admin) expect(asWriter?.status, address).toBe(403)
      const data = await (await writer.get(`${address}.data`)).text()
      const page = isOpen ? await (await writer.get(address)).text() : ''
      expect(data + page, address).not.toMatch(/Visitor number|G-TEST-1"|visitor-1@|"unread",\d|statuses/)
    }
    const desk = await (await writer.get(plainPaths.desk)).text()
    const linked = [...desk.matchAll(/href="(\/admin[^"]*)"/g)].map(([, href = '']) => href)
    expect(linked.filter((href) => !/^\/admin\/(desk|account|preview)/.test(href))).toEqual([])
    expect((await writer.get('/ADMIN/Today/')).status).not.toBe(200)
    for (const id of ['staff/inbox/dashboard', 'staff/today/today', 'staff/people/people'])
      expect(await (await writer.get(`/admin/desk.data?_routes=${id}`)).text(), id).not.toMatch(
        /Visitor|owner@/,
      )
  })

  test('gets no alert, by no form', async () => {
    const writer = await enterWriter()
    for (const intent of ['alerts-on', 'alerts-off', 'alerts-trial']) {
      expect((await writer.post(plainPaths.account, { intent })).status).toBe(400)
      expect((await writer.post(plainPaths.accountAlerts, { intent })).status).toBe(403)
    }
  })

  test('publishes a price, and nothing once removed while the page is open', async () => {
    const writer = await enterWriter()
    const desk = deskOf(writer)
    const { desk: content } = fixture.site.garage.runtime
    const { bundledFacts, setFacts } = apiOf(fixture.site.build)
    try {
      await desk.save('prices/oilChange', { ...price, amount: '41' })
      await desk.press('publish')
      expect(content.sets()).toHaveLength(1)
      await desk.save('prices/oilChange', { ...price, amount: '42' })
      const html = await desk.desk('drafts')
      await fixture.owner.post('/admin/people', { intent: 'revoke', email: WRITER })
      const [, draft = ''] = /name="draft"[^>]*value="([^"]+)"/.exec(html) ?? []
      for (const intent of ['publish', `undo ${content.sets()[0]?.id}`]) {
        const answer = await writer.post('/admin/desk/drafts', { intent, draft })
        expect(answer.headers.get('location')).toBe(plainPaths.login)
      }
      expect(content.sets()).toHaveLength(1)
    } finally {
      setFacts(bundledFacts)
    }
  })

  test('who closes a day is told to ask about appointments, and not whose they are', async () => {
    const writer = await enterWriter()
    await keep(db(), storedRequest(1))
    await db()
      .updateTable('contact_submissions')
      .set({ appointment_at: APPOINTMENT, status: 'scheduled' })
      .execute()
    const now = { to: '2026-12-24', hours: null, name: { fr: 'Fête', en: 'Holiday' } }
    await db()
      .insertInto('content_drafts')
      .values({
        path: 'closings.2026-12-24',
        was: 'null',
        now: JSON.stringify(now),
        saved_by: WRITER,
        saved_at: '1',
      })
      .execute()
    const drafts = async (browser: Browser) => (await browser.get('/admin/desk/drafts')).text()
    const [theirs, owners] = [await drafts(writer), await drafts(fixture.owner)]
    expect(owners).toContain('/admin/requests/G-TEST-1')
    expect(theirs).toContain('ask the shop')
    expect(theirs).not.toContain('G-TEST-1')
  })

  test('who was an editor is signed out, and their open page hears of no request any more', async () => {
    const writer = await fixture.site.enter(WRITER)
    await grantRole(db(), WRITER, 'editor')
    expect((await writer.get('/admin')).status).toBe(200)
    await fixture.owner.post('/admin/people', { intent: 'grant', role: 'writer', email: WRITER })
    expect((await writer.get(plainPaths.inboxEvents)).headers.get('location')).toBe(plainPaths.login)
    await writer.post('/login', { intent: 'sign-in', email: WRITER, password: PASSWORD })
    expect((await writer.get(plainPaths.inboxEvents)).status).toBe(403)
    expect((await writer.get(plainPaths.desk)).status).toBe(200)
    await revokeRole(db(), WRITER)
    const { id } = await db()
      .selectFrom('user')
      .select('id')
      .where('email', '=', WRITER)
      .executeTakeFirstOrThrow()
    expect(await roleOf(db(), id)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { acceptInvitation, invite } from '#app/accounts/invitations.server.ts'
import { grantAdmin, grantRole, listPeople, revokeRole, roleOf } from '#app/accounts/roles.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPages } from '#app/staff/staff-pages.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { siteForEach } from './auth-site.ts'

const OWNER = 'owner@garage.example'
const EDITOR = 'editor@garage.example'

/** Every page of the staff area, with the parameters its address needs. */
const pages = staffPages.map(({ path, role }) => ({
  role,
  address: path
    .replace(':reference', 'G-TEST-1')
    .replace(':incident', 'new')
    .replace(':price', 'oilChange')
    .replace(':fact', 'business.phone')
    .replace('/*', '/prix'),
}))
const closed = pages.filter(({ role }) => role === 'admin').map(({ address }) => address)

describe.each(engines)('An editor on $name', ({ open }) => {
  const fixture = siteForEach(open)

  test('has every page of the staff area but those of admins; nobody without a role has any', async () => {
    const { db } = fixture.database
    await keep(db, storedRequest(1))
    const owner = await fixture.site.enter(OWNER)
    const editor = await fixture.site.enter(EDITOR)
    const visitor = await fixture.site.enter('visitor@garage.example')
    expect(await grantRole(db, EDITOR, 'editor')).toBe('done')
    for (const { address: path, role } of pages) {
      const [asOwner, asEditor, asVisitor, asStranger] = await Promise.all(
        [owner, editor, visitor, fixture.site.visit()].map((browser) => browser.ask(path, 'HEAD')),
      )
      expect(asOwner?.status, path).not.toBe(403)
      expect(asVisitor?.status, path).toBe(403)
      expect(asStranger?.headers.get('location'), path).toBe(plainPaths.login)
      expect(asEditor?.status, path).toBe(role === 'admin' ? 403 : asOwner?.status)
    }
  })

  test('changes nothing there, by no form and by no part of a page', async () => {
    const { db } = fixture.database
    await fixture.site.enter(OWNER)
    const editor = await fixture.site.enter(EDITOR)
    await grantRole(db, EDITOR, 'editor')
    const rows = () => Promise.all([db.selectFrom('user_roles').selectAll().execute(), listPeople(db)])
    const before = (await rows())[0]
    for (const path of closed)
      for (const intent of ['grant', 'revoke', 'invite', 'erase', 'add'])
        expect(
          (await editor.post(path, { intent, role: 'admin', email: EDITOR })).status,
          `${path} ${intent}`,
        ).not.toBe(200)
    expect((await rows())[0]).toEqual(before)
    for (const path of ['/admin.data', '/admin/people.data', '/admin/privacy.data', '/admin/People.data'])
      for (const id of ['staff/people/people', 'staff/privacy/privacy', 'staff/privacy/incidents'])
        expect(await (await editor.get(`${path}?_routes=${id}`)).text(), path).not.toContain(OWNER)
    expect((await editor.get('/ADMIN/People/')).status).not.toBe(200)
  })

  test('is named and unnamed at the page of people, and can be given a request', async () => {
    const { db } = fixture.database
    const owner = await fixture.site.enter(OWNER)
    const editor = await fixture.site.enter(EDITOR)
    await keep(db, storedRequest(1))
    expect((await editor.get('/admin')).status).toBe(403)
    await owner.post('/admin/people', { intent: 'grant', role: 'editor', email: EDITOR })
    const page = await (await editor.get('/admin/desk')).text()
    expect(page).not.toContain('href="/admin/people"')
    expect(await (await owner.get('/admin/requests/G-TEST-1')).text()).toContain(EDITOR)
    await owner.post('/admin/people', { intent: 'revoke', email: EDITOR })
    expect((await editor.get('/admin')).headers.get('location')).toBe(plainPaths.login)
    expect((await listPeople(db)).map(({ role }) => role)).toEqual([undefined, 'admin'])
  })

  test('and a writer may send a photograph for a page; nobody without a role may send as much', async () => {
    await fixture.site.enter(OWNER)
    const editor = await fixture.site.enter(EDITOR)
    const visitor = await fixture.site.enter('visitor@garage.example')
    await grantRole(fixture.database.db, EDITOR, 'editor')
    const writer = await fixture.site.enter('writer@garage.example')
    await grantRole(fixture.database.db, 'writer@garage.example', 'writer')
    const photograph = new FormData()
    photograph.set('file', new File(['x'.repeat(100 * 1024)], 'door.jpg'))
    const path = `${plainPaths.deskPictures}/hero-evening-door`
    for (const browser of [editor, writer]) expect((await browser.post(path, photograph)).status).toBe(400)
    expect((await editor.post(plainPaths.deskPictureFile, photograph)).status).toBe(400)
    for (const browser of [visitor, fixture.site.visit()])
      expect((await browser.post(path, photograph)).status).toBe(413)
    // Only a file is as large, and only where one is taken.
    for (const elsewhere of [plainPaths.deskPictures, `${path}/more`, plainPaths.deskFacts])
      expect((await editor.post(elsewhere, photograph)).status, elsewhere).toBe(413)
    for (const to of [path, plainPaths.deskPictureFile])
      expect((await editor.post(to, { a: '+'.repeat(100 * 1024) })).status, to).toBe(413)
  })

  test('becomes admin, and not the other way round; an invitation gives what it says', async () => {
    const { db } = fixture.database
    await fixture.site.enter(OWNER)
    await fixture.site.enter(EDITOR)
    const [person, owner] = await listPeople(db)
    const invited = { email: EDITOR, invitedBy: owner?.id ?? '', role: 'editor' } as const
    expect(await acceptInvitation(db, await invite(db, invited))).toBe(true)
    expect(await roleOf(db, person?.id ?? '')).toBe('editor')
    await grantAdmin(db, EDITOR)
    expect(await roleOf(db, person?.id ?? '')).toBe('admin')
    expect(await grantRole(db, EDITOR, 'editor')).toBe('admin')
    expect(await revokeRole(db, EDITOR)).toBe('done')
    expect(await roleOf(db, person?.id ?? '')).toBeUndefined()
    expect(await grantRole(db, 'nobody@garage.example', 'editor')).toBe('unknown')
  })
})

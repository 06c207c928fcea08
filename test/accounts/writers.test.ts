import { describe, expect, test } from 'vitest'
import { grantRole } from '#app/accounts/roles.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPages } from '#app/staff/staff-pages.ts'
import type { Role } from '#database/rows/role.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { tokenOf } from './auth.ts'
import { type Browser, expectSaid, PASSWORD, siteWithOwnerForEach } from './auth-site.ts'

const NEPHEW = 'nephew@garage.example'

/** Every page that a writer has, with the parameters its address needs. */
const pages = staffPages
  .filter(({ role }) => role === 'writer')
  .map(({ path }) =>
    path.replace(':price', 'oilChange').replace(':fact', 'business.phone').replace('/*', '/prix'),
  )

describe('Someone with a lesser role', () => {
  const fixture = siteWithOwnerForEach()
  const db = () => fixture.database.db

  async function enterAs(role: Role, email = NEPHEW): Promise<Browser> {
    const browser = await fixture.site.enter(email)
    expect(await grantRole(db(), email, role)).toBe('done')
    return browser
  }

  test('reads of no customer on the pages that a writer has, and finds no link to another', async () => {
    await keep(db(), storedRequest(1))
    const writer = await enterAs('writer')
    for (const page of pages)
      for (const address of [page, `${page}.data`]) {
        const answer = await writer.get(address)
        expect(answer.status, address).not.toBe(403)
        const text = await answer.text()
        expect(text, address).not.toMatch(/Visitor number|G-TEST-1"|visitor-1@|publicKey|statuses/)
      }
    const desk = await (await writer.get(plainPaths.desk)).text()
    const linked = [...desk.matchAll(/href="(\/admin[^"]*)"/g)].map(([, href = '']) => href)
    expect(linked.filter((href) => !/^\/admin\/(desk|account|preview)/.test(href))).toEqual([])
    expect((await writer.get('/ADMIN/Today/')).status).not.toBe(200)
    for (const intent of ['alerts-on', 'alerts-off', 'alerts-trial'])
      expect((await writer.post(plainPaths.account, { intent })).status).toBe(400)
  })

  test('is invited in the mail’s language, led to the desk, told what that is, and asks for no news of requests', async () => {
    const { owner, site } = fixture
    await owner.post('/admin/people', { intent: 'invite', role: 'writer', email: NEPHEW })
    await expectSaid(owner.get('/admin/people'), 200, 'The website only · Invited by')
    const token = await tokenOf(site.garage.runtime, NEPHEW, 'writerInvitation')
    const writer = site.visit()
    await expectSaid(writer.follow(`/login/invitation?token=${token}&lang=fr`), 200, 'Mot de passe')
    await writer.post('/login/invitation', { token, password: PASSWORD })
    expect((await writer.get('/admin')).headers.get('location')).toBe(plainPaths.desk)
    await expectSaid(writer.get('/admin/account'), 200, 'Vous ne voyez aucune demande')
    const layouts = await Promise.all([owner, writer].map(async (by) => (await by.get('/admin/desk')).text()))
    expect(layouts.map((html) => html.includes('publicKey'))).toEqual([true, false])
  })

  test('may send a photograph for a page as an editor or a writer; nobody without a role may send as much', async () => {
    const staff = [await enterAs('editor'), await enterAs('writer', 'writer@garage.example')]
    const others = [await fixture.site.enter('visitor@garage.example'), fixture.site.visit()]
    const photograph = new FormData()
    photograph.set('file', new File(['x'.repeat(100 * 1024)], 'door.jpg'))
    const path = `${plainPaths.deskPictures}/hero-evening-door`
    for (const to of [path, plainPaths.deskPictureFile])
      for (const browser of staff) {
        expect((await browser.post(to, photograph)).status, to).toBe(400)
        expect((await browser.post(to, { a: '+'.repeat(100 * 1024) })).status, to).toBe(413)
      }
    for (const browser of others) expect((await browser.post(path, photograph)).status).toBe(413)
    // Only a file is as large, and only where one is taken.
    for (const elsewhere of [plainPaths.deskPictures, `${path}/more`, plainPaths.deskFacts])
      expect((await staff[0]?.post(elsewhere, photograph))?.status, elsewhere).toBe(413)
  })
})

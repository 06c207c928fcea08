import { describe, expect, test } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { tokenOf } from './auth.ts'
import { type Browser, expectSaid, PASSWORD, siteWithOwnerForEach } from './auth-site.ts'
import { authenticator } from './authenticator.ts'
import { OWNER, SECOND } from './callers.ts'

const NEXT = 'next@garage.example'

describe('The account page', () => {
  const fixture = siteWithOwnerForEach()

  const db = () => fixture.database.db
  const account = (by: Browser, fields: Record<string, string>) => by.post('/admin/account', fields)
  const text = async (response: Response | Promise<Response>) => (await response).text()
  const mailed = (email: string, kind: string) => tokenOf(fixture.site.garage.runtime, email, kind)
  const go = (token: string) => fixture.site.visit().post('/login/email-change', { token })

  async function enterAdmin(): Promise<Browser> {
    const second = await fixture.site.enter(SECOND)
    await grantAdmin(db(), SECOND)
    return second
  }

  test('names and removes passkeys of its own reader alone', async () => {
    const { owner } = fixture
    const second = await enterAdmin()
    const user = db().selectFrom('user').select('id').where('email', '=', SECOND)
    const { id: userId } = await user.executeTakeFirstOrThrow()
    const passkey = { deviceType: 'x', credentialID: 'c', publicKey: 'p', counter: 0, backedUp: 0 }
    const row = { id: 'key', name: 'Theirs', userId, createdAt: new Date().toISOString(), ...passkey }
    await db()
      .insertInto('passkey')
      .values(row as never)
      .execute()
    for (const intent of ['remove-passkey', 'name-passkey'])
      expect((await account(owner, { intent, id: 'key', name: 'Mine' })).status).toBe(401)
    expect(await text(second.get('/admin/account'))).toContain('Theirs')
    expect(await text(owner.get('/admin/account'))).not.toContain('Theirs')
    expect((await account(second, { intent: 'remove-passkey', id: 'key' })).status).toBe(200)
    expect(await text(second.get('/admin/account'))).not.toContain('Theirs')
  })

  test('the list of people offers nobody their own access to remove, and the last one keeps it', async () => {
    const { owner } = fixture
    await enterAdmin()
    const people = await text(owner.get('/admin/people'))
    expect(people).toContain(`Remove access: ${SECOND}`)
    expect(people).not.toContain(`Remove access: ${OWNER}`)
    await owner.post('/admin/people', { intent: 'revoke', email: SECOND })
    const refused = await text(owner.post('/admin/people', { intent: 'revoke', email: OWNER }))
    expect(refused).toContain(`${OWNER} is the last person with full access.`)
    expect((await owner.get('/admin')).status).toBe(200)
  })

  test('an invitation opens once, and not for whoever is signed in under another address', async () => {
    const { owner, site } = fixture
    await owner.post('/admin/people', { intent: 'invite', role: 'admin', email: SECOND })
    const token = await mailed(SECOND, 'invitation')
    const form = { token, password: PASSWORD }
    await expectSaid(owner.post('/login/invitation', form), 403, `You are signed in as ${OWNER}.`)
    expect((await site.visit().post('/login/invitation', form)).headers.get('location')).toBe('/admin')
    expect((await site.visit().follow(`/login/invitation?token=${token}`)).status).toBe(404)
  })

  test('says why a new e-mail is refused; a cancelled change leads nowhere', async () => {
    const { owner } = fixture
    const ask = (email: string) => account(owner, { intent: 'email', email })
    expect(await text(ask(OWNER))).toContain('This is your address already.')
    await ask(NEXT)
    await account(owner, { intent: 'cancel-email' })
    expect((await go(await mailed(OWNER, 'emailAgree'))).status).toBe(409)
  })

  test('sets up the second step without scripts; a wrong code brings picture and recovery codes back', async () => {
    const { owner } = fixture
    const elsewhere = fixture.site.visit()
    await elsewhere.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    const page = (fields: Record<string, string>) => owner.post('/admin/account/second-factor', fields)
    expect(await text(page({ intent: 'start', password: 'not-this-one-3' }))).toContain('Invalid password')
    const started = await text(page({ intent: 'start', password: PASSWORD }))
    const hidden = (name: string) =>
      (new RegExp(`name="${name}" value="([^"]+)"`).exec(started)?.[1] ?? '').replaceAll('&amp;', '&')
    const [uri, codes] = [hidden('uri'), hidden('codes')]
    expect(codes.split(' ')).toHaveLength(10)
    const picture = /<svg[^>]*role="img".*?<\/svg>/s.exec(started)?.[0]
    expect(picture).toMatch(/<path d="M\d/)

    const app = authenticator(uri)
    const wrong = await page({ intent: 'turn-on', uri, codes, code: '000000' })
    expect(wrong.status).toBe(401)
    const shown = await text(wrong)
    expect(shown).toContain(picture)
    for (const code of codes.split(' ')) expect(shown).toContain(`<li>${code}</li>`)
    for (const bad of [`otpauth://totp/${'x'.repeat(3000)}`, 'javascript:alert(1)', '']) {
      const answer = await page({ intent: 'turn-on', uri: bad, codes, code: '000000' })
      expect([answer.status, await text(answer)]).toEqual([401, expect.not.stringContaining('role="img"')])
    }

    const on = await page({ intent: 'turn-on', uri, codes, code: await app.code() })
    expect(on.headers.get('location')).toBe('/admin/account')
    expect(await text(owner.get('/admin/account'))).toContain('<p>Well protected')
    expect((await elsewhere.get('/admin')).headers.get('location')).toBe('/login')
    expect(await db().selectFrom('session').select('id').execute()).toHaveLength(1)

    // A code of recovery as somebody types it, in its place.
    await elsewhere.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    const step = '/login/second-factor'
    expect(await text(elsewhere.get(step))).toContain('name="code"')
    expect(await text(elsewhere.get(`${step}?with=recovery`))).toContain('name="recovery"')
    const [recovery = ''] = codes.split(' ')
    expect((await elsewhere.post(step, { recovery: `${recovery}x` })).status).toBe(401)
    const entered = await elsewhere.post(step, { recovery: ` ${recovery} ` })
    expect(entered.headers.get('location')).toBe('/admin')
  })
})

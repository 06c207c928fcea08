import { describe, expect, test } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { tokenOf } from './auth.ts'
import { type Browser, expectSaid, PASSWORD, siteWithOwnerForEach, textOf } from './auth-site.ts'
import { authenticator } from './authenticator.ts'
import { NEXT_PASSWORD, OWNER, SECOND } from './callers.ts'

const NEXT = 'next@garage.example'

describe('The account page', () => {
  const fixture = siteWithOwnerForEach()

  const db = () => fixture.database.db
  const account = (by: Browser, fields: Record<string, string>) => by.post('/admin/account', fields)
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
    expect(await textOf(second.get('/admin/account'))).toContain('Theirs')
    expect(await textOf(owner.get('/admin/account'))).not.toContain('Theirs')
    expect((await account(second, { intent: 'remove-passkey', id: 'key' })).status).toBe(200)
    expect(await textOf(second.get('/admin/account'))).not.toContain('Theirs')
  })

  test('the list of people offers nobody their own access to remove, and the last one keeps it', async () => {
    const { owner } = fixture
    await enterAdmin()
    const people = async () => {
      const names = (await textOf(owner.get('/admin/people'))).match(/(?<=aria-label=")[^"]*(?=: )/g)
      return [...new Set(names)].join()
    }
    const change = (intent: string, role = '') => owner.post('/admin/people', { intent, email: SECOND, role })
    expect(await people()).toBe('Remove access')
    await change('revoke')
    const requests = 'Give full access,Give access to website and requests'
    expect(await people()).toBe(`${requests},Give access to the website only`)
    await change('grant', 'editor')
    expect(await people()).toBe('Give full access,Limit to the website,Remove access')
    await change('grant', 'writer')
    expect(await people()).toBe(`${requests},Remove access`)
    await change('revoke')
    const refused = await textOf(owner.post('/admin/people', { intent: 'revoke', email: OWNER }))
    expect(refused).toContain(`${OWNER} is the last person with full access.`)
    expect((await owner.get('/admin')).status).toBe(200)
  })

  test('an invitation opens once, and not for whoever is signed in under another address', async () => {
    const { owner, site } = fixture
    await owner.post('/admin/people', { intent: 'invite', role: 'admin', email: SECOND })
    const token = await mailed(SECOND, 'invitation')
    const form = { token, password: PASSWORD }
    await expectSaid(owner.post('/login/invitation', form), 403, `You are signed in as ${OWNER}.`)
    const stranger = site.visit()
    const theirs = await textOf(stranger.follow(`/login/invitation?token=${token}`))
    expect(theirs).toMatch(/You are invited to .* as second@garage\.example\..*Choose a password/)
    const others = await textOf(owner.follow(`/login/invitation?token=${token}`))
    expect(others).not.toContain('Accept the invitation')
    expect((await stranger.post('/login/invitation', form)).headers.get('location')).toBe('/admin')
    expect((await site.visit().follow(`/login/invitation?token=${token}`)).status).toBe(404)
  })

  test('says why a new e-mail is refused; a cancelled change leads nowhere', async () => {
    const { owner } = fixture
    const ask = (email: string) => account(owner, { intent: 'email', email })
    const page = () => textOf(owner.get('/admin/account'))
    expect(await page()).not.toMatch(/Sign out all other|Waiting for|<details open|id="identities"/)
    expect((await account(owner, { intent: 'link-identity' })).status).toBe(404)
    expect(await textOf(ask(OWNER))).toMatch(
      /your address already.*<details open.*aria-invalid="true"[^>]*"email"/,
    )
    expect(await textOf(ask(NEXT))).toMatch(/<details open.*Waiting for owner@garage\.example to agree/)
    expect(await textOf(account(owner, { intent: 'cancel-email' }))).not.toMatch(/Waiting for|<details open/)
    const change = { intent: 'password', password: 'x', 'new-password': NEXT_PASSWORD }
    expect(await textOf(account(owner, change))).toMatch(/<details open.*aria-invalid="true"[^>]*"password"/)
    await fixture.site.visit().post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    expect(await page()).toMatch(/Sign out: Unknown device.*Sign out all other devices/)
    expect((await account(owner, { ...change, password: PASSWORD })).status).toBe(302)
    expect(await db().selectFrom('session').select('id').execute()).toHaveLength(1)
    expect((await go(await mailed(OWNER, 'emailAgree'))).status).toBe(409)
  })

  test('sets up the second step without scripts; a wrong code brings picture and recovery codes back', async () => {
    const { owner } = fixture
    const elsewhere = fixture.site.visit()
    await elsewhere.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    const page = (fields: Record<string, string>) => owner.post('/admin/account/second-factor', fields)
    expect(await textOf(page({ intent: 'start', password: 'not-this-one-3' }))).toContain('Invalid password')
    const started = await textOf(page({ intent: 'start', password: PASSWORD }))
    const hidden = (name: string) =>
      (new RegExp(`name="${name}" value="([^"]+)"`).exec(started)?.[1] ?? '').replaceAll('&amp;', '&')
    const [uri, codes] = [hidden('uri'), hidden('codes')]
    expect(codes.split(' ')).toHaveLength(10)
    const picture = /<svg[^>]*role="img".*?<\/svg>/s.exec(started)?.[0]
    expect(picture).toMatch(/<path d="M\d/)

    const app = authenticator(uri)
    const wrong = await page({ intent: 'turn-on', uri, codes, code: '000000' })
    expect(wrong.status).toBe(401)
    const shown = await textOf(wrong)
    expect(shown).toContain(picture)
    for (const code of codes.split(' ')) expect(shown).toContain(`<li>${code}</li>`)
    for (const bad of [`otpauth://totp/${'x'.repeat(3000)}`, 'javascript:alert(1)', '']) {
      const answer = await page({ intent: 'turn-on', uri: bad, codes, code: '000000' })
      expect([answer.status, await textOf(answer)]).toEqual([401, expect.not.stringContaining('role="img"')])
    }

    const on = await page({ intent: 'turn-on', uri, codes, code: await app.code() })
    expect(on.headers.get('location')).toBe('/admin/account')
    const protectedBy = await textOf(owner.get('/admin/account'))
    expect(protectedBy).toMatch(/Well protected.*10 recovery codes left.*Manage the second/)
    const refused = await textOf(page({ intent: 'codes', password: 'x' }))
    expect(refused).toMatch(/Invalid password.*The second step is on/)
    expect((await elsewhere.get('/admin')).headers.get('location')).toBe('/login')
    expect(await db().selectFrom('session').select('id').execute()).toHaveLength(1)

    // A code of recovery as somebody types it, in its place.
    await elsewhere.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    const step = '/login/second-factor'
    expect(await textOf(elsewhere.get(step))).toContain('name="code"')
    expect(await textOf(elsewhere.get(`${step}?with=recovery`))).toContain('name="recovery"')
    const [recovery = ''] = codes.split(' ')
    expect((await elsewhere.post(step, { recovery: `${recovery}x` })).status).toBe(401)
    const entered = await elsewhere.post(step, { recovery: ` ${recovery} ` })
    expect(entered.headers.get('location')).toBe('/admin')
  })
})

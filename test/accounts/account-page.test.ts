import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deviceOf } from '#app/staff/account/device.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { latestLink, mailsTo } from './auth.ts'
import { type Browser, openSite, type Site } from './auth-site.ts'
import { authenticator } from './authenticator.ts'

const PASSWORD = 'trombone-sapin-47'
const OWNER = 'owner@garage.example'
const SECOND = 'second@garage.example'
const NEXT = 'next@garage.example'

describe.each(engines)('The account page on $name', ({ open }) => {
  let opened: OpenedDatabase
  let site: Site
  let owner: Browser
  beforeEach(async () => {
    opened = await open()
    site = await openSite(opened)
    owner = await site.enter(OWNER)
  })
  afterEach(async () => {
    await site.garage.close()
    await opened.close()
  })

  const db = () => opened.database.db
  const account = (by: Browser, fields: Record<string, string>) => by.post('/admin/account', fields)
  const text = async (response: Response | Promise<Response>) => (await response).text()

  /** Invites a second person, who then has access. */
  async function inviteAdmin(email = SECOND): Promise<Browser> {
    await owner.post('/admin/people', { intent: 'invite', role: 'admin', email })
    const link = await latestLink(site.garage.runtime, email, 1)
    const browser = site.visit()
    const token = `${link.searchParams.get('token')}`
    const accepted = await browser.post('/login/invitation', { token, password: PASSWORD })
    expect(accepted.headers.get('location')).toBe('/admin')
    return browser
  }

  async function idOf(email: string): Promise<string> {
    return (await db().selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id
  }

  async function tokenFor(email: string, count: number): Promise<string> {
    return `${(await latestLink(site.garage.runtime, email, count)).searchParams.get('token')}`
  }

  const go = (token: string) => site.visit().post('/login/email-change', { token })

  test('ends sessions and removes passkeys of its own reader alone', async () => {
    const second = await inviteAdmin()
    const theirs = await db()
      .selectFrom('session')
      .select('id')
      .where('userId', '=', await idOf(SECOND))
      .execute()
    for (const { id } of theirs) await account(owner, { intent: 'end-session', id })
    expect((await second.get('/admin')).status).toBe(200)

    const passkey = {
      userId: await idOf(SECOND),
      deviceType: 'x',
      credentialID: 'c',
      publicKey: 'p',
      counter: 0,
    }
    await db()
      .insertInto('passkey')
      .values({
        id: 'key',
        name: 'Theirs',
        backedUp: opened.database.engine === 'sqlite' ? 0 : false,
        ...passkey,
      } as never)
      .execute()
    for (const intent of ['remove-passkey', 'name-passkey'])
      expect((await account(owner, { intent, id: 'key', name: 'Mine' })).status).toBe(401)
    expect(await text(second.get('/admin/account'))).toContain('Theirs')
    expect(await text(owner.get('/admin/account'))).not.toContain('Theirs')
    expect((await account(second, { intent: 'remove-passkey', id: 'key' })).status).toBe(200)
    expect(await text(second.get('/admin/account'))).not.toContain('Theirs')
  })

  test('the list of people offers nobody their own access to remove, and the last one keeps it', async () => {
    await inviteAdmin()
    const people = await text(owner.get('/admin/people'))
    expect(people).toContain(`Remove access: ${SECOND}`)
    expect(people).not.toContain(`Remove access: ${OWNER}`)
    await owner.post('/admin/people', { intent: 'revoke', email: SECOND })
    const refused = await text(owner.post('/admin/people', { intent: 'revoke', email: OWNER }))
    expect(refused).toContain(`${OWNER} is the last person with full access.`)
    expect((await owner.get('/admin')).status).toBe(200)
  })

  test('an invitation opens once, for its address alone, and not once its sender lost access', async () => {
    await inviteAdmin()
    const token = await tokenFor(SECOND, 1)
    const again = await site.visit().post('/login/invitation', { token, password: PASSWORD })
    expect(again.status).toBe(404)

    await owner.post('/admin/people', { intent: 'invite', role: 'admin', email: NEXT })
    const next = await tokenFor(NEXT, 1)
    const asOwner = await owner.post('/login/invitation', { token: next, password: PASSWORD })
    expect(asOwner.status).toBe(403)
    expect(await text(asOwner)).toContain(`You are signed in as ${OWNER}.`)
    await owner.post('/admin/people', { intent: 'revoke', email: OWNER })
    expect((await site.visit().follow(`/login/invitation?token=${next}`)).status).toBe(404)
    expect((await site.visit().post('/login/invitation', { token: next, password: PASSWORD })).status).toBe(
      404,
    )
  })

  test('someone who lost access does not come back by an invitation from before', async () => {
    const second = await site.enter(SECOND)
    await owner.post('/admin/people', { intent: 'grant', role: 'editor', email: SECOND })
    await owner.post('/admin/people', { intent: 'invite', role: 'admin', email: SECOND })
    const token = await tokenFor(SECOND, 2)
    await owner.post('/admin/people', { intent: 'revoke', email: SECOND })
    expect((await site.visit().follow(`/login/invitation?token=${token}`)).status).toBe(404)
    expect((await site.visit().post('/login/invitation', { token, password: PASSWORD })).status).toBe(404)
    await second.post('/login', { intent: 'sign-in', email: SECOND, password: PASSWORD })
    expect((await second.get('/admin')).status).toBe(403)
  })

  test('an e-mail changes by both addresses, once, whatever number confirm at the same instant', async () => {
    await account(owner, { intent: 'email', email: NEXT.toUpperCase() })
    const agree = await tokenFor(OWNER, 2)
    const agreed = await Promise.all([go(agree), go(agree), go(agree)])
    expect(agreed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await idOf(OWNER)).toBeTruthy()

    const confirm = await tokenFor(NEXT, 1)
    expect(await mailsTo(site.garage.runtime, NEXT, 1)).toHaveLength(1)
    const confirmed = await Promise.all([go(confirm), go(confirm), go(confirm)])
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await text(owner.get('/admin/account'))).toContain(NEXT)
  })

  test('an e-mail that is not one, the same, or somebody else’s is refused, also when taken meanwhile', async () => {
    for (const [email, why] of [
      ['not an address', 'Invalid email'],
      [OWNER, 'This is your address already.'],
    ] as const) {
      const refused = await account(owner, { intent: 'email', email })
      expect(refused.status, email).toBe(409)
      expect(await text(refused)).toContain(why)
    }
    await account(owner, { intent: 'email', email: NEXT })
    await go(await tokenFor(OWNER, 2))
    const confirm = await tokenFor(NEXT, 1)
    await site.visit().post('/login?tab=sign-up', { intent: 'sign-up', email: NEXT, password: PASSWORD })
    const taken = await go(confirm)
    expect(taken.status).toBe(409)
    expect(await text(taken)).toContain('Another account has this address already.')
    expect(await text(account(owner, { intent: 'email', email: NEXT }))).toContain('Another account has this')
  })

  test('a cancelled change leads nowhere, and one by itself after a day', async () => {
    await account(owner, { intent: 'email', email: NEXT })
    const token = await tokenFor(OWNER, 2)
    await account(owner, { intent: 'cancel-email' })
    expect((await go(token)).status).toBe(409)
    await account(owner, { intent: 'email', email: NEXT })
    const late = await tokenFor(OWNER, 3)
    await db().updateTable('email_changes').set({ expires_at: new Date().toISOString() }).execute()
    expect((await go(late)).status).toBe(409)
  })

  test('a passkey alone is not called protection, since the password still opens the account', async () => {
    // As a sign-in by passkey leaves the session.
    await db().updateTable('session').set({ assurance: 'aal2' }).execute()
    expect(await text(owner.get('/admin/account'))).toContain('<p>A password or a code is enough')
  })

  test('the second step is set up without scripts; a wrong code brings picture and recovery codes back', async () => {
    const elsewhere = site.visit()
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
      expect(answer.status).toBe(401)
      expect(await text(answer)).not.toContain('role="img"')
    }

    const on = await page({ intent: 'turn-on', uri, codes, code: await app.code() })
    expect(on.headers.get('location')).toBe('/admin/account')
    expect(await text(owner.get('/admin/account'))).toContain('<p>Well protected')
    expect((await elsewhere.get('/admin')).headers.get('location')).toBe('/login')
    expect(await db().selectFrom('session').select('id').execute()).toHaveLength(1)
  })
})

test('a device is called by its browser and system, and one that passes for another by its own name', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  const named = [
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1',
      'Safari',
      'macOS',
    ],
  ] as const
  for (const [userAgent, browser, system] of named) expect(deviceOf(userAgent)).toEqual({ browser, system })
  for (const userAgent of ['', 'curl/8.0', 'Linux']) expect(deviceOf(userAgent)).toBeUndefined()
})

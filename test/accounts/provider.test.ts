import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines, type OpenedDatabase } from '../engines.ts'
import { type Browser, openSite, type Site } from './auth-site.ts'
import { authenticator } from './authenticator.ts'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'

const SITE = 'http://localhost:3000'
const PASSWORD = 'trombone-sapin-47'
const OWNER = 'owner@garage.example'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider(SITE)
})
afterAll(() => provider.stop())

const pathOf = (response: Response) => response.headers.get('location')
/** The text of a page, without scripts and tags. */
async function wordsOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ')
}

describe.each(engines)('The OpenID Connect provider on $name', ({ open }) => {
  let opened: OpenedDatabase
  let site: Site
  beforeEach(async () => {
    opened = await open()
    provider.people.clear()
    provider.people.set('mia', { email: OWNER, email_verified: true })
    site = await openSite(opened, provider.environment)
  })
  afterEach(async () => {
    await site.garage.close()
    await opened.close()
  })

  const rows = (table: 'user' | 'account' | 'session' | 'user_roles' | 'first_admin') =>
    opened.database.db.selectFrom(table).selectAll().execute()
  const visitor = async (browser: Browser) =>
    (await (await browser.get('/api/auth/get-session')).json()) as { user: { email: string } } | null

  /** Follows the button to the provider, signs in there and comes back. @returns the site's answer. */
  async function signIn(subject: string | undefined, browser = site.visit()) {
    const away = await browser.get('/login/provider')
    expect(away.status).toBe(302)
    const back = await provider.visit(`${pathOf(away)}`, subject)
    return { browser, back, answer: await browser.get(back) }
  }

  /** Starts linking on the account page, signs in at the provider and comes back. */
  async function link(browser: Browser, subject: string | undefined) {
    const page = await (await browser.post('/admin/account', { intent: 'link-identity' })).text()
    const address = /<a href="([^"]+)"[^>]*>Continue with Garage ID/.exec(page)?.[1] ?? ''
    return browser.get(await provider.visit(address.replaceAll('&amp;', '&'), subject))
  }

  const unlink = (browser: Browser, id: string) =>
    browser.post('/admin/account', { intent: 'unlink-identity', id })

  async function identities(email = OWNER) {
    return opened.database.db
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select(['account.id', 'account.accountId'])
      .where('providerId', '=', 'oidc')
      .where('email', '=', email)
      .execute()
  }

  test('the sign-in page leads there, and only where one is configured', async () => {
    const page = await (await site.visit().get('/login')).text()
    expect(page).toContain('Continue with Garage ID')
    expect(page).toContain('href="/login/provider"')
    await site.garage.close()
    site = await openSite(opened)
    const without = await (await site.visit().get('/login')).text()
    expect(without).not.toContain('/login/provider')
    expect(pathOf(await site.visit().get('/login/provider'))).toBe('/login')
    const owner = await site.enter(OWNER)
    expect(await (await owner.get('/admin/account')).text()).not.toContain('id="identities"')
  })

  test('whoever has a confirmed account under a confirmed e-mail enters it, now and later', async () => {
    await site.enter(OWNER)
    const { browser, answer } = await signIn('mia')
    expect(pathOf(answer)).toBe('/admin')
    expect(await wordsOf(await browser.get('/admin'))).toContain('Successfully signed in!')
    expect(await identities()).toMatchObject([{ accountId: 'mia' }])
    expect(await rows('session')).toMatchObject([{ assurance: 'aal1' }, { assurance: 'aal1' }])
    // Of the provider's data, only the subject is stored: no tokens.
    const [stored] = (await rows('account')).filter(({ providerId }) => providerId === 'oidc')
    expect(stored).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, scope: null })

    // From now on the subject identifies the person, not the e-mail.
    provider.people.set('mia', { email: 'mia@elsewhere.example', email_verified: false })
    const again = await signIn('mia')
    expect(pathOf(again.answer)).toBe('/admin')
    expect(await visitor(again.browser)).toMatchObject({ user: { email: OWNER } })
    expect(await rows('account')).toHaveLength(2)
    expect(site.garage.lines()).not.toMatch(/mia@|owner@/)
  })

  test('no account and no role comes into being, whatever the provider says', async () => {
    const { answer, browser } = await signIn('mia')
    expect(pathOf(answer)).toBe('/login?error=signup_disabled')
    expect(await wordsOf(await browser.get('/login?error=signup_disabled'))).toContain(
      'No account is linked to this identity.',
    )
    expect(await visitor(browser)).toBeNull()
    expect([await rows('user'), await rows('account'), await rows('user_roles')]).toEqual([[], [], []])

    // Signing in at the provider does not confirm an unconfirmed account.
    await site.visit().post('/login?tab=sign-up', { intent: 'sign-up', email: OWNER, password: PASSWORD })
    expect(pathOf((await signIn('mia')).answer)).toBe('/login?error=account_not_linked')
    const [{ emailVerified } = { emailVerified: true }] = await rows('user')
    expect(Boolean(emailVerified)).toBe(false)
    expect(await rows('first_admin')).toEqual([])
    expect(await rows('session')).toEqual([])
  })

  test('an e-mail the provider did not confirm opens nothing', async () => {
    await site.enter(OWNER)
    for (const verified of [false, undefined, 'true', 1]) {
      provider.people.set('mia', { email: OWNER, email_verified: verified })
      expect(pathOf((await signIn('mia')).answer), `${verified}`).toBe('/login?error=account_not_linked')
    }
    provider.people.set('mia', {})
    expect(pathOf((await signIn('mia')).answer)).toBe('/login?error=email_not_found')
    expect(await identities()).toEqual([])
    expect(await rows('session')).toHaveLength(1)
  })

  test('the second step is asked after it too', async () => {
    const owner = await site.enter(OWNER)
    const { accounts } = site.garage.runtime
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asking = { request: new Request(SITE, { headers: { cookie } }), address: '203.0.113.9' }
    const begun = await accounts.ask(asking, (api, given) =>
      api.enableTwoFactor({ ...given, body: { password: PASSWORD } }),
    )
    const app = authenticator(((await begun.json()) as { totpURI: string }).totpURI)
    await accounts.verifyAppCode(asking, await app.code())

    const { browser, answer } = await signIn('mia')
    expect(pathOf(answer)).toBe('/login/second-factor')
    expect(await visitor(browser)).toBeNull()
    expect(pathOf(await browser.get('/admin'))).toBe('/login')
    // The code of the next period: a code works only once, and both are valid for longer than this takes.
    const entered = await browser.post('/login/second-factor', { code: await app.code(1) })
    expect(pathOf(entered)).toBe('/admin')
    expect(await visitor(browser)).toMatchObject({ session: { assurance: 'aal2' } })
  })

  test('an identity with another e-mail is linked by its owner, opens the account, and is unlinked', async () => {
    const owner = await site.enter(OWNER)
    provider.people.set('mia', { email: 'mia@elsewhere.example', email_verified: true })
    expect(await wordsOf(await owner.get('/admin/account'))).toContain('No Garage ID identity is linked.')
    expect(pathOf(await link(owner, 'mia'))).toBe('/admin/account')
    const page = await wordsOf(await owner.get('/admin/account'))
    expect(page).toContain('Identity linked.')
    expect(page).toMatch(/Garage ID identity, linked on \w/)
    expect(pathOf((await signIn('mia')).answer)).toBe('/admin')

    const [linked] = await identities()
    const unlinked = await unlink(owner, `${linked?.id}`)
    expect(unlinked.status).toBe(200)
    expect(await wordsOf(unlinked)).toContain('Identity unlinked.')
    expect(pathOf((await signIn('mia')).answer)).toBe('/login?error=signup_disabled')
    expect(await visitor(owner)).toMatchObject({ user: { email: OWNER } })
    expect(await rows('user')).toHaveLength(1)
  })

  test('identity_already_exists: it is linked to somebody, to oneself too; the session is kept', async () => {
    const owner = await site.enter(OWNER)
    await site.enter('second@garage.example')
    provider.people.set('sam', { email: 'second@garage.example', email_verified: true })
    await signIn('sam')
    const before = owner.cookies.get('garage.session_token')
    expect(pathOf(await link(owner, 'sam'))).toBe('/admin/account?error=identity_already_exists#identities')
    expect(await wordsOf(await owner.get('/admin/account?error=identity_already_exists'))).toContain(
      'This identity is linked to an account already.',
    )
    expect(pathOf(await link(owner, 'mia'))).toBe('/admin/account')
    expect(pathOf(await link(owner, 'mia'))).toBe('/admin/account?error=identity_already_exists#identities')
    expect(owner.cookies.get('garage.session_token')).toBe(before)
    expect(await visitor(owner)).toMatchObject({ user: { email: OWNER } })
    expect(await identities()).toMatchObject([{ accountId: 'mia' }])
    expect(await identities('second@garage.example')).toMatchObject([{ accountId: 'sam' }])
  })

  test('an identity belongs to one account, however many link it at the same instant', async () => {
    const browsers = [await site.enter(OWNER), await site.enter('second@garage.example')]
    await opened.database.db
      .insertInto('user_roles')
      .columns(['user_id', 'role', 'granted_at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('user')
          .select(({ ref }) => [
            ref('id').as('user_id'),
            val('admin').as('role'),
            val('now').as('granted_at'),
          ])
          .where('email', '=', 'second@garage.example'),
      )
      .execute()
    const printed = vi.spyOn(console, 'error')
    const answers = await Promise.all(browsers.map((browser) => link(browser, 'mia')))
    expect(answers.map(pathOf).toSorted()).toEqual([
      '/admin/account',
      '/admin/account?error=identity_already_exists#identities',
    ])
    expect(printed).not.toHaveBeenCalled()
    expect((await rows('account')).filter(({ providerId }) => providerId === 'oidc')).toHaveLength(1)
  })

  test('identity_not_found: what is not one’s own identity cannot be unlinked; the session is kept', async () => {
    const owner = await site.enter(OWNER)
    await site.enter('second@garage.example')
    provider.people.set('sam', { email: 'second@garage.example', email_verified: true })
    await signIn('sam')
    const [theirs] = await identities('second@garage.example')
    const password = (await rows('account')).find(({ providerId }) => providerId === 'credential')
    for (const id of [theirs?.id, password?.id, 'no-such-identity', '']) {
      const refused = await unlink(owner, `${id}`)
      expect(refused.status).toBe(409)
      expect(await wordsOf(refused)).toContain('This identity is not linked to your account.')
    }
    expect(await rows('account')).toHaveLength(3)
    expect(await visitor(owner)).toMatchObject({ user: { email: OWNER } })
  })

  test('single_identity_not_deletable: the last one stays, also of two unlinked at the same instant', async () => {
    await site.enter(OWNER)
    const { browser } = await signIn('mia')
    provider.people.set('mia-2', { email: 'mia@elsewhere.example', email_verified: true })
    await link(browser, 'mia-2')
    await opened.database.db.deleteFrom('account').where('providerId', '=', 'credential').execute()
    const both = await identities()
    expect(both).toHaveLength(2)
    const answers = await Promise.all(both.map(({ id }) => unlink(browser, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [last, ...others] = await identities()
    expect(others).toEqual([])
    const refused = await unlink(browser, `${last?.id}`)
    expect(refused.status).toBe(409)
    expect(await wordsOf(refused)).toContain('This is your only identity')
    expect(await visitor(browser)).toMatchObject({ user: { email: OWNER } })
    expect(pathOf((await signIn(last?.accountId)).answer)).toBe('/admin')
  })

  test('a refusal at the provider, a stranger’s answer and an old one change nothing', async () => {
    const owner = await site.enter(OWNER)
    const denied = await signIn(undefined)
    expect(pathOf(denied.answer)).toBe('/login?error=access_denied')
    expect(pathOf(await link(owner, undefined))).toBe('/admin/account?error=access_denied#identities')

    // A response meant for one browser, used in another, and used twice.
    const { back, browser } = await signIn('mia')
    const stranger = site.visit()
    expect(pathOf(await stranger.get(back))).toMatch(/^\/login\?error=/)
    expect(await visitor(stranger)).toBeNull()
    const away = await stranger.get('/login/provider')
    const forged = new URL(await provider.visit(`${pathOf(away)}`, 'mia'))
    forged.searchParams.set('state', `${new URL(back).searchParams.get('state')}`)
    expect(pathOf(await stranger.get(forged.href))).toMatch(/^\/login\?error=/)
    expect(await visitor(stranger)).toBeNull()
    expect(pathOf(await browser.get(back))).toMatch(/^\/admin\/account\?error=/)
    expect(await visitor(browser)).toMatchObject({ user: { email: OWNER } })
    expect(await wordsOf(await owner.get('/admin/account?error=state_mismatch'))).toContain(
      'The identity service could not recognize you. Try again.',
    )
  })

  test('a provider that does not answer is said so, and asked again later', async () => {
    await site.garage.close()
    const stopped = await startIdentityProvider(SITE)
    await stopped.stop()
    site = await openSite(opened, stopped.environment)
    const browser = site.visit()
    const away = await browser.get('/login/provider')
    expect(pathOf(away)).toBe('/login?error=PROVIDER_UNREACHABLE')
    expect(await wordsOf(await browser.get(`${pathOf(away)}`))).toContain('does not answer')
    const owner = await site.enter(OWNER)
    const refused = await owner.post('/admin/account', { intent: 'link-identity' })
    expect(refused.status).toBe(503)
    expect(await wordsOf(refused)).toContain('does not answer')

    const restarted = await startIdentityProvider(SITE, stopped.port)
    expect(new URL(`${pathOf(await browser.get('/login/provider'))}`).origin).toBe(
      restarted.environment.OIDC_ISSUER,
    )
    await restarted.stop()
  })
})

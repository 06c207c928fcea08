import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { engines, oneEngine } from '../engines.ts'
import { extended } from '../extended.ts'
import { rowsIn } from '../staff/in-database.ts'
import { startedForAll } from '../started.ts'
import { type Browser, expectSaid, PASSWORD, siteWithOwnerForEach } from './auth-site.ts'
import { authenticator } from './authenticator.ts'
import { OWNER, SECOND } from './callers.ts'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'

const SITE = 'http://localhost:3000'
const EXISTS = '/admin/account?error=identity_already_exists#identities'

const provider = startedForAll(() => startIdentityProvider(SITE))
beforeEach(() => {
  provider.people.clear()
  provider.people.set('mia', { email: OWNER, email_verified: true })
  provider.people.set('sam', { email: SECOND, email_verified: true })
})

const pathOf = (response: Response) => response.headers.get('location')

/** A garage with the provider, whose owner is signed in by password. Registers the hooks. */
function withProvider(open = oneEngine.open) {
  const fixture = siteWithOwnerForEach(open, () => provider.environment)
  const rows = <Table extends 'user' | 'account' | 'session'>(table: Table) =>
    rowsIn(fixture.database.db, table)
  return extended(fixture, {
    rows,
    get db() {
      return fixture.database.db
    },
    async visitor(browser: Browser) {
      const session = await browser.get('/api/auth/get-session')
      return (await session.json()) as { user: { email: string } } | null
    },
    /** Follows the button to the provider, signs in there and comes back. @returns the site's answer. */
    async signIn(subject: string | undefined, browser = fixture.site.visit()) {
      const back = await provider.visit(`${pathOf(await browser.get('/login/provider'))}`, subject)
      return { browser, back, answer: await browser.get(back) }
    },
    /** Starts linking on the account page, signs in at the provider and comes back. */
    async link(browser: Browser, subject: string | undefined) {
      const page = await (await browser.post('/admin/account', { intent: 'link-identity' })).text()
      const address = /<a href="([^"]+)"[^>]*>Continue with Garage ID/.exec(page)?.[1] ?? ''
      return browser.get(await provider.visit(address.replaceAll('&amp;', '&'), subject))
    },
    unlink: (browser: Browser, id: string) =>
      browser.post('/admin/account', { intent: 'unlink-identity', id }),
    async identities(email = OWNER) {
      const person = (await rows('user')).find((one) => one.email === email)
      const accounts = await rows('account')
      return accounts.filter((one) => one.providerId === 'oidc' && one.userId === person?.id)
    },
  })
}

describe.each(engines)('Identities of the provider on $name', ({ open }) => {
  const at = withProvider(open)

  test('belong to one account, however many link one at the same instant', async () => {
    const second = await at.site.enter(SECOND)
    await grantAdmin(at.db, SECOND)
    const printed = vi.spyOn(console, 'error')
    const answers = await Promise.all([at.owner, second].map((browser) => at.link(browser, 'mia')))
    expect(answers.map(pathOf).toSorted()).toEqual(['/admin/account', EXISTS])
    expect(printed).not.toHaveBeenCalled()
    expect((await at.rows('account')).filter(({ providerId }) => providerId === 'oidc')).toHaveLength(1)
  })

  test('keep their last one without a password, also of two unlinked at the same instant', async () => {
    const { browser } = await at.signIn('mia')
    provider.people.set('mia-2', { email: 'mia@elsewhere.example', email_verified: true })
    await at.link(browser, 'mia-2')
    await at.db.deleteFrom('account').where('providerId', '=', 'credential').execute()
    const both = await at.identities()
    expect(both).toHaveLength(2)
    const answers = await Promise.all(both.map(({ id }) => at.unlink(browser, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [last, ...others] = await at.identities()
    expect(others).toEqual([])
    await expectSaid(at.unlink(browser, `${last?.id}`), 409, 'This is your only way in')
    expect(pathOf((await at.signIn(last?.accountId)).answer)).toBe('/admin')
  })
})

describe('The OpenID Connect provider', () => {
  const at = withProvider()

  test('lets in whoever has a confirmed account under a confirmed e-mail, now and later', async () => {
    const { browser, answer } = await at.signIn('mia')
    expect(pathOf(answer)).toBe('/admin')
    await expectSaid(browser.get('/admin'), 200, 'Successfully signed in!')
    expect(await at.identities()).toMatchObject([{ accountId: 'mia' }])
    expect(await at.rows('session')).toMatchObject([{ assurance: 'aal1' }, { assurance: 'aal1' }])
    // Of the provider's data, only the subject is stored: no tokens.
    const [stored] = (await at.rows('account')).filter(({ providerId }) => providerId === 'oidc')
    expect(stored).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, scope: null })

    // From now on the subject identifies the person, not the e-mail.
    provider.people.set('mia', { email: 'mia@elsewhere.example', email_verified: false })
    const again = await at.signIn('mia')
    expect(pathOf(again.answer)).toBe('/admin')
    expect(await at.visitor(again.browser)).toMatchObject({ user: { email: OWNER } })
    expect(await at.rows('account')).toHaveLength(2)
    expect(at.site.garage.lines()).not.toMatch(/mia@|owner@/)
  })

  test('makes no account and no role, and confirms no address, whatever it says', async () => {
    const { answer, browser } = await at.signIn('sam')
    expect(pathOf(answer)).toBe('/login?error=signup_disabled')
    await expectSaid(browser.get(`${pathOf(answer)}`), 200, 'That account is linked to nobody here.')
    expect(await at.visitor(browser)).toBeNull()
    await browser.post('/login?tab=sign-up', { intent: 'sign-up', email: SECOND, password: PASSWORD })
    expect(pathOf((await at.signIn('sam')).answer)).toBe('/login?error=account_not_linked')
    const confirmed = (await at.rows('user')).filter(({ emailVerified }) => emailVerified)
    expect(confirmed).toMatchObject([{ email: OWNER }])
    expect(await at.rows('session')).toHaveLength(1)
  })

  test('opens nothing by an e-mail that it did not confirm', async () => {
    for (const verified of [false, undefined, 'true', 1]) {
      provider.people.set('mia', { email: OWNER, email_verified: verified })
      expect(pathOf((await at.signIn('mia')).answer), `${verified}`).toBe('/login?error=account_not_linked')
    }
    provider.people.set('mia', {})
    expect(pathOf((await at.signIn('mia')).answer)).toBe('/login?error=email_not_found')
    expect([await at.identities(), (await at.rows('session')).length]).toEqual([[], 1])
  })

  test('is followed by the second step too', async () => {
    const { accounts } = at.site.garage.runtime
    const cookie = [...at.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asking = { request: new Request(SITE, { headers: { cookie } }), address: '203.0.113.9' }
    const begun = await accounts.ask(asking, 'enableTwoFactor', { password: PASSWORD })
    const app = authenticator(((await begun.json()) as { totpURI: string }).totpURI)
    await accounts.ask(asking, 'verifyTOTP', { code: await app.code() })

    const { browser, answer } = await at.signIn('mia')
    expect(pathOf(answer)).toBe('/login/second-factor')
    expect(await at.visitor(browser)).toBeNull()
    // The code of the next period: a code works only once, and both are valid for longer than this takes.
    const entered = await browser.post('/login/second-factor', { code: await app.code(1) })
    expect(pathOf(entered)).toBe('/admin')
    expect(await at.visitor(browser)).toMatchObject({ session: { assurance: 'aal2' } })
  })

  test('links no identity that is linked to somebody, to oneself too, and unlinks none of others; the session is kept', async () => {
    const { owner } = at
    await at.site.enter(SECOND)
    await at.signIn('sam')
    const before = owner.cookies.get('garage.session_token')
    expect(pathOf(await at.link(owner, 'sam'))).toBe(EXISTS)
    await expectSaid(owner.get(EXISTS), 200, 'That other account is linked already.')
    expect(pathOf(await at.link(owner, 'mia'))).toBe('/admin/account')
    expect(pathOf(await at.link(owner, 'mia'))).toBe(EXISTS)

    const [theirs] = await at.identities(SECOND)
    const password = (await at.rows('account')).find(({ providerId }) => providerId === 'credential')
    for (const id of [theirs?.id, password?.id, 'no-such-identity', ''])
      await expectSaid(at.unlink(owner, `${id}`), 409, 'That other account is not linked to yours.')
    expect(owner.cookies.get('garage.session_token')).toBe(before)
    expect(await at.identities()).toMatchObject([{ accountId: 'mia' }])
    expect(await at.identities(SECOND)).toMatchObject([{ accountId: 'sam' }])
  })

  test('changes nothing by a refusal, a stranger’s answer or an old one', async () => {
    const { owner } = at
    const denied = await at.signIn(undefined)
    expect(pathOf(denied.answer)).toBe('/login?error=access_denied')
    expect(pathOf(await at.link(owner, undefined))).toBe('/admin/account?error=access_denied#identities')

    // A response meant for one browser, used in another, and used twice.
    const { back, browser } = await at.signIn('mia')
    const stranger = at.site.visit()
    expect(pathOf(await stranger.get(back))).toMatch(/^\/login\?error=/)
    expect(await at.visitor(stranger)).toBeNull()
    expect(pathOf(await browser.get(back))).toMatch(/^\/admin\/account\?error=/)
    expect(await at.visitor(browser)).toMatchObject({ user: { email: OWNER } })
    const unknown = 'The other account could not recognize you. Try again.'
    await expectSaid(owner.get('/admin/account?error=state_mismatch'), 200, unknown)
  })
})

describe('A provider that does not answer', () => {
  let away: IdentityProvider
  beforeAll(async () => {
    away = await startIdentityProvider(SITE)
    await away.stop()
  })
  const fixture = siteWithOwnerForEach(undefined, () => away.environment)

  test('is said to be away, and asked again later', async () => {
    const browser = fixture.site.visit()
    const refused = await browser.get('/login/provider')
    expect(pathOf(refused)).toBe('/login?error=PROVIDER_UNREACHABLE')
    await expectSaid(browser.get(`${pathOf(refused)}`), 200, 'does not answer')
    const linking = fixture.owner.post('/admin/account', { intent: 'link-identity' })
    await expectSaid(linking, 503, 'does not answer')
    const restarted = await startIdentityProvider(SITE, away.port)
    const { origin } = new URL(`${pathOf(await browser.get('/login/provider'))}`)
    expect(origin).toBe(restarted.environment.OIDC_ISSUER)
    await restarted.stop()
  })
})

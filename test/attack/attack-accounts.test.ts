import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountAllowances, createAttempts } from '#app/accounts/attempts.server.ts'
import { isOpenEndpoint, openEndpoints } from '#app/accounts/factors/open-endpoints.ts'
import { latestLink, mailsTo } from '../accounts/auth.ts'
import { type Browser, siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { authEndpoints } from './auth-endpoints.ts'

const PASSWORD = 'trombone-sapin-47'
const OWNER = 'owner@garage.example'
const SESSION = 'garage.session_token'

describe.each(engines)('Attacks on accounts on $name', ({ open }) => {
  const fixture = siteForEach(open)

  async function signUp(email: string): Promise<URL> {
    await fixture.site.visit().post('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD })
    return latestLink(fixture.site.garage.runtime, email, 1)
  }

  async function enter(email: string, browser: Browser = fixture.site.visit()): Promise<Browser> {
    const link = await signUp(email)
    await browser.get(link.pathname + link.search)
    const answer = await browser.post('/login', { intent: 'sign-in', email, password: PASSWORD })
    expect(answer.headers.get('location')).toBe('/admin')
    return browser
  }

  const placeOf = async (browser: Browser) => (await browser.get('/admin')).headers.get('location')

  test('a session put under a visitor before they sign in never becomes theirs', async () => {
    const victim = fixture.site.visit()
    victim.cookies.set(SESSION, 'planted-by-a-stranger.c2lnbmF0dXJl')
    await enter(OWNER, victim)
    expect(victim.cookies.get(SESSION)).not.toContain('planted')
    const thief = fixture.site.visit()
    thief.cookies.set(SESSION, 'planted-by-a-stranger.c2lnbmF0dXJl')
    expect(await placeOf(thief)).toBe('/login')
    // Each sign-in creates a new session.
    const before = victim.cookies.get(SESSION)
    victim.cookies.delete(SESSION)
    await victim.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    expect(victim.cookies.get(SESSION)).not.toBe(before)
  })

  test('a session ends thirty days after its sign-in, however often it is used', async () => {
    const owner = await enter(OWNER)
    const { db } = fixture.database
    const signedIn = async (daysAgo: number) => {
      const createdAt = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString()
      await sql`update "session" set "createdAt" = ${createdAt}`.execute(db)
    }
    await signedIn(29)
    expect(await placeOf(owner)).toBeNull()
    await signedIn(31)
    expect(await placeOf(owner)).toBe('/login')
    await owner.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    expect(await placeOf(owner)).toBeNull()
  })

  test('a link to a new password works once, however many use it at the same moment', async () => {
    await enter(OWNER)
    await fixture.site.visit().post('/login/forgot-password', { email: OWNER })
    const link = await latestLink(fixture.site.garage.runtime, OWNER, 2)
    const token = `${link.searchParams.get('token')}`
    const words = ['lune', 'caillou', 'verger', 'brume', 'sentier', 'falaise']
    const answers = await Promise.all(
      words.map((word) =>
        fixture.site.visit().post('/login/new-password', { token, password: `${word}-trombone-48-${word}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    const signIns = await Promise.all(
      words.map((word) =>
        fixture.site
          .visit()
          .post('/login', { intent: 'sign-in', email: OWNER, password: `${word}-trombone-48-${word}` }),
      ),
    )
    expect(signIns.filter(({ status }) => status === 302)).toHaveLength(1)
  })

  test('a code by mail works once, however many use it at the same moment', async () => {
    await enter(OWNER)
    await fixture.site.visit().post('/login/code', { intent: 'send', email: OWNER })
    const code =
      /\b\d{6}\b/.exec((await mailsTo(fixture.site.garage.runtime, OWNER, 2)).at(-1)?.text ?? '')?.[0] ?? ''
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        fixture.site.visit().post('/login/code', { intent: 'enter', email: OWNER, code }),
      ),
    )
    expect(answers.filter(({ headers }) => headers.get('location') === '/admin')).toHaveLength(1)
  })

  test('accounts are made in no number, however many addresses they come from', async () => {
    const attempts = createAttempts(fixture.database.db, fixture.site.garage.runtime.secret)
    for (let taken = 0; taken < accountAllowances.signUpOfEveryone.atOnce; taken += 1)
      await attempts.take('signUpOfEveryone', '')
    const answer = await fixture.site
      .visit()
      .post('/login?tab=sign-up', { intent: 'sign-up', email: 'one-more@garage.example', password: PASSWORD })
    expect(answer.status).toBe(429)
    expect(await fixture.database.db.selectFrom('user').selectAll().execute()).toHaveLength(0)
  })

  test('a token to ask for the mail again works once, however many use it at the same moment', async () => {
    await signUp(OWNER)
    const refused = await fixture.site
      .visit()
      .post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    const token = /name="token" value="([^"]+)"/.exec(await refused.text())?.[1] ?? ''
    expect(token).not.toBe('')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fixture.site.visit().post('/login', { intent: 'send-again', token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await mailsTo(fixture.site.garage.runtime, OWNER, 2)).toHaveLength(2)
  })

  test('nobody becomes admin or confirmed by saying so', async () => {
    await enter(OWNER)
    const body = {
      name: 'x',
      email: 'climber@garage.example',
      password: PASSWORD,
      emailVerified: true,
      role: 'admin',
      isAdmin: true,
      id: 'chosen-by-the-stranger',
    }
    const { db } = fixture.database
    const { accounts } = fixture.site.garage.runtime
    await accounts.answer({
      address: '192.0.2.9',
      request: new Request('http://localhost:3000/api/auth/sign-up/email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const climber = await db
      .selectFrom('user')
      .select(['id', 'emailVerified'])
      .where('email', '=', 'climber@garage.example')
      .executeTakeFirst()
    expect(Boolean(climber?.emailVerified)).toBe(false)
    expect(climber?.id).not.toBe('chosen-by-the-stranger')
    expect(await db.selectFrom('user_roles').selectAll().execute()).toHaveLength(1)
  })

  test('Better Auth has no open endpoint but those that are named: a new one is refused', async () => {
    const { db } = fixture.database
    const endpoints = authEndpoints(fixture.database).map(({ method, path }) => ({ method, path }))
    expect(endpoints.length).toBeGreaterThan(50)
    for (const [method, paths] of Object.entries(openEndpoints)) {
      for (const path of paths) expect(endpoints, `${method} ${path}`).toContainEqual({ method, path })
    }

    const owner = await enter(OWNER)
    const before = await db.selectFrom('session').select('id').execute()
    for (const browser of [fixture.site.visit(), owner]) {
      for (const { method, path } of endpoints.filter(
        (endpoint) => !isOpenEndpoint(endpoint.method, endpoint.path),
      )) {
        const address = `/api/auth${path.replace(/:\w+/g, 'x')}`
        const answer = method === 'GET' ? await browser.get(address) : await browser.postJson(address, {})
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    }
    expect(await db.selectFrom('session').select('id').execute()).toEqual(before)
    expect(await placeOf(owner)).toBeNull()
  })
})

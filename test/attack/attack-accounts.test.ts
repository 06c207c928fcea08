import { describe, expect, test } from 'vitest'
import { isOpenEndpoint, openEndpoints } from '#app/accounts/factors/open-endpoints.ts'
import { authEndpoints } from '../../tools/attack/auth-endpoints.ts'
import { accountsForEach, asking, OWNER, PASSWORD } from '../accounts/callers.ts'

const SITE = 'http://localhost:3000'

describe('A program', () => {
  const garage = accountsForEach()

  /** Sends JSON to an endpoint of Better Auth, as nobody unless cookies are given. */
  function send(
    path: string,
    body: unknown,
    { method = 'POST', cookie = '', origin = SITE } = {},
  ): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin, cookie }
    const given = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const request = new Request(`${SITE}/api/auth${path}`, { method, headers, ...given })
    return garage.accounts.answer({ ...asking(), request })
  }

  test('becomes neither admin nor confirmed by saying so, and keeps nothing else that it says', async () => {
    await garage.enter(OWNER)
    const more = {
      name: 'x'.repeat(5_000),
      image: 'javascript:alert(1)',
      id: 'chosen',
      role: 'admin',
      isAdmin: true,
    }
    const body = { email: 'climber@garage.example', password: PASSWORD, emailVerified: true, ...more }
    for (const answer of [await send('/sign-up/email', body), await send('/sign-up/email', body)])
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { user: { name: '', image: null, emailVerified: false } },
      ])
    const climber = garage.db.selectFrom('user').selectAll().where('email', '=', body.email)
    const user = await climber.executeTakeFirstOrThrow()
    expect(user).toMatchObject({ name: '', image: null, emailVerified: 0 })
    expect(user.id).not.toBe('chosen')
    expect(await garage.db.selectFrom('user_roles').selectAll().execute()).toHaveLength(1)
  })

  test('signs up under an address of 254 characters, and under none that is longer or no address', async () => {
    const domain = `@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}.example`
    const long = `${'a'.repeat(254 - domain.length)}${domain}`
    expect((await send('/sign-up/email', { email: long, password: PASSWORD })).status).toBe(200)
    for (const email of [`a${long}`, 'a\u0000@b.example', 'a@b', 7, { a: 1 }])
      expect((await send('/sign-up/email', { email, password: PASSWORD })).status, `${email}`).toBe(400)
  })

  test('of another site signs nobody out', async () => {
    const cookie = await garage.enter(OWNER)
    const refused = await send('/sign-out', {}, { cookie, origin: 'https://evil.example' })
    expect([refused.status, await garage.visitor(cookie)]).toMatchObject([403, { email: OWNER }])
    expect((await send('/sign-out', {}, { cookie })).status).toBe(200)
    expect(await garage.visitor(cookie)).toBeUndefined()
  })

  test('reaches no endpoint of Better Auth but those that are named: a new one is refused', async () => {
    const endpoints = authEndpoints(garage.database).map(({ method, path }) => ({ method, path }))
    expect(endpoints.length).toBeGreaterThan(50)
    for (const [method, paths] of Object.entries(openEndpoints))
      for (const path of Object.keys(paths))
        expect(endpoints, `${method} ${path}`).toContainEqual({ method, path })

    const owner = await garage.enter(OWNER)
    const before = await garage.db.selectFrom('session').select('id').execute()
    const closed = endpoints.filter(({ method, path }) => !isOpenEndpoint(method, path))
    for (const cookie of ['', owner])
      for (const { method, path } of closed) {
        const answer = await send(path.replace(/:\w+/g, 'x'), {}, { method, cookie })
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    // An empty body is valid for signing out alone.
    for (const path of Object.keys(openEndpoints.POST).filter((each) => each !== '/sign-out')) {
      const { status } = await send(path, undefined)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    expect(await garage.db.selectFrom('session').select('id').execute()).toEqual(before)
    expect(await garage.visitor(owner)).toMatchObject({ email: OWNER })
  })
})

import { describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'
import { type Browser, siteForEach } from './auth-site.ts'

const OWNER = 'owner@garage.example'
const PASSWORD = 'trombone-sapin-47'
const EMOJI = `${'a'.repeat(199)}%F0%9F%98%80`

/** Malformed answers a device could send. */
const answers = {
  'no JSON': '{',
  'a number': '7',
  null: 'null',
  'an id that is an object': { id: { a: 1 }, response: {} },
  'an id with a null character': { id: '\u0000', response: {} },
  'no answer': { id: 'x', rawId: 'x', type: 'public-key', response: {} },
  'an answer of something else': { id: 'x', rawId: 'x', type: 'password', response: 'x' },
  'an id of sixty thousand letters': { id: 'x'.repeat(60_000), rawId: 'x', type: 'public-key', response: {} },
  'good letters that mean nothing': {
    id: 'eHh4',
    rawId: 'eHh4',
    type: 'public-key',
    response: {
      clientDataJSON: 'e30',
      attestationObject: 'oA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
      transports: ['usb'],
    },
  },
} as const

const asText = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer))

describe.each(engines)('What has not the shape of what it stands for, on $name', ({ open }) => {
  const fixture = siteForEach(open)

  /** The page without its scripts: the text that says why it refused. */
  const pageText = async (answer: Response) => (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')

  test('is as if absent in the address of a mailed link', async () => {
    for (const [page, name] of [
      ['/login/new-password', 'token'],
      ['/login', 'confirm'],
      ['/login/invitation', 'token'],
      ['/login/email-change', 'token'],
    ] as const) {
      for (const token of [EMOJI, 'a%0D%0Ab', '%20', 'a.b', 'a'.repeat(65), '%E2%82%AC']) {
        const browser = fixture.site.visit()
        const answer = await browser.get(`${page}?${name}=${token}`)
        expect([200, 404], `${page} ${token}`).toContain(answer.status)
        expect([...browser.cookies.keys()], `${page} ${token}`).toEqual([])
      }
      const browser = fixture.site.visit()
      expect((await browser.get(`${page}?${name}=a-Good_word9`)).headers.get('location'), page).toBe(page)
      expect([...browser.cookies.values()], page).toEqual(['a-Good_word9'])
    }
  })

  test('is refused in a form or by a program that brings such a token', async () => {
    const visitor = fixture.site.visit()
    for (const token of ['\u0000', 'a\u0000', '😀', 'x'.repeat(5_000)]) {
      const password = 'lune-caillou-verger-8'
      expect((await visitor.post('/login/new-password', { token, password })).status).toBe(400)
      expect((await visitor.post('/login', { intent: 'send-again', token })).status).toBe(400)
      expect((await visitor.post('/login/email-change', { token })).status).toBeLessThan(500)
      expect((await visitor.post('/login/invitation', { token, password })).status).toBeLessThan(500)
      const body = { token, newPassword: password }
      expect((await visitor.postJson('/api/auth/reset-password', body)).status).toBe(400)
    }
  })

  test('never leads elsewhere from the choice of a language', async () => {
    for (const [back, to] of [
      ['/login/€', '/login/%E2%82%AC'],
      ['/login/%0D%0Ax', '/login/%0D%0Ax'],
      ['/login/\r\nx', '/login/x'],
      ['/login/%00', '/login/%00'],
      ['/login?tab=sign-up#x', '/login?tab=sign-up'],
      ['//evil.example/login', '/login'],
      ['\\\\evil.example/login', '/login'],
      ['https://evil.example/login', '/login'],
      ['http://[', '/login'],
      ['javascript:alert(1)', '/login'],
      ['/login/../contact', '/login'],
      ['', '/login'],
    ] as const) {
      const answer = await fixture.site.visit().post('/login/language', { lang: 'fr', back })
      expect([answer.status, answer.headers.get('location')], back).toEqual([302, to])
    }
  })

  test.each(Object.entries(answers))('is no passkey: %s', async (_, answer) => {
    const visitor = fixture.site.visit()
    await visitor.post('/login/passkey', {})
    const refused = await visitor.post('/login', { intent: 'passkey', answer: asText(answer) })
    expect([400, 401]).toContain(refused.status)
    expect(await pageText(refused)).toMatch(/The passkey was not accepted|This passkey belongs to no account/)
  })

  async function enter(): Promise<Browser> {
    return fixture.site.enter(OWNER)
  }

  test('is no new passkey', async () => {
    const owner = await enter()
    for (const [name, answer] of Object.entries(answers)) {
      await owner.post('/admin/account/passkey', {})
      const form = { intent: 'add-passkey', name: 'Key', answer: asText(answer) }
      const refused = await owner.post('/admin/account', form)
      expect(refused.status, name).toBe(400)
      expect(await pageText(refused), name).toContain('The passkey was not accepted.')
    }
    expect(await fixture.database.db.selectFrom('passkey').selectAll().execute()).toEqual([])
  })

  test('names no session, passkey or identity', async () => {
    const owner = await enter()
    for (const intent of ['end-session', 'name-passkey', 'remove-passkey']) {
      for (const id of ['a b', '', '😀', 'x'.repeat(65)]) {
        const refused = await owner.post('/admin/account', { intent, id, name: 'x' })
        expect(refused.status, `${intent} ${JSON.stringify(id)}`).toBe(400)
        expect(await pageText(refused)).toContain('Something went wrong. Please try again.')
      }
    }
    const linked = await owner.post('/admin/account', { intent: 'unlink-identity', id: 'x y' })
    expect(linked.status).toBe(409)
    expect((await owner.get('/admin/account')).status).toBe(200)
  })

  test('cannot be linked where there is no identity service', async () => {
    const owner = await enter()
    const refused = await owner.post('/admin/account', { intent: 'link-identity' })
    expect(refused.status).toBe(404)
    expect(await pageText(refused)).toContain('Something went wrong. Please try again.')
  })

  test('is not kept of a sign-up by a program, and not said again', async () => {
    const visitor = fixture.site.visit()
    const body = {
      email: OWNER,
      password: PASSWORD,
      name: 'x'.repeat(5_000),
      image: 'javascript:alert(1)',
      emailVerified: true,
    }
    const made = await visitor.postJson('/api/auth/sign-up/email', body)
    const again = await visitor.postJson('/api/auth/sign-up/email', body)
    expect([made.status, again.status]).toEqual([200, 200])
    for (const answer of [made, again])
      expect(await answer.json()).toMatchObject({ user: { name: '', image: null, emailVerified: false } })
    const { db } = fixture.database
    const [user] = await db.selectFrom('user').selectAll().execute()
    expect(user).toMatchObject({ name: '', image: null })
    for (const email of [`${'a'.repeat(250)}@b.example`, 'a\u0000@b.example', 'a@b', 7, { a: 1 }]) {
      const refused = await visitor.postJson('/api/auth/sign-up/email', { ...body, email })
      expect(refused.status, JSON.stringify(email)).toBe(400)
    }
  })
})
